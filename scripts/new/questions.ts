import {defaultLocale, locales, localized, otherLocales, requiredLocales, type LocaleCode} from '../../config/locales';
import type {Site} from './readSite';

/** What a new subject is about, and so what its page has. */
export const kinds = ['operation', 'object', 'guide', 'country', 'post'] as const;

export type Kind = (typeof kinds)[number];

const methods = ['get', 'post', 'put', 'patch', 'delete'];

export type Flag =
  | ('kind' | 'id' | 'group' | 'code' | 'author' | 'operation-id' | 'method' | 'path' | 'file' | 'country' | 'schema')
  | `title-${LocaleCode}`
  | `slug-${Exclude<LocaleCode, typeof defaultLocale>}`;

/** The flag that decides the route in a language. */
export const routeFlag = (locale: LocaleCode) => (locale === defaultLocale ? 'id' : (`slug-${locale}` as const));

/** What a person answered, as it was typed. */
export type Answers = Readonly<Partial<Record<Flag, string>>>;

export interface Question {
  readonly flag: Flag;
  /** What is asked for, in which form, with an example. */
  readonly asks: string;
  /** The kinds that need it; absent where all do. */
  readonly of?: readonly Kind[];
  readonly isOptional?: true;
  readonly form?: RegExp;
  /** What may be answered, with what is shown for it; absent where anything of the right form may be. */
  readonly choices?: (site: Site) => {value: string; label?: string}[];
}

const choicesOf = (values: readonly string[]) => values.map((value) => ({value}));

/** All questions, in the order in which they are asked. Drafts of languages get their translation later. */
export const questions: readonly Question[] = [
  {flag: 'kind', asks: `what the subject is, one of: ${kinds.join(', ')}`, choices: () => choicesOf(kinds)},
  {
    flag: 'id',
    asks: 'the file below docs/ without .mdx, or the slug of a post, in lower-case letters, digits and hyphens, no part with a number first: identity/haiti',
    // Docusaurus takes digits before a hyphen for the place in a list, and drops them from the id and the route.
    form: /^(?!\d+-)[a-z0-9-]+(?:\/(?!\d+-)[a-z0-9-]+)*$/,
  },
  ...requiredLocales.map((locale): Question => {
    const example = localized({en: 'Haiti, citizen identity', es: 'Haití, identidad de ciudadanía'}, locale);
    return {
      flag: `title-${locale}`,
      asks: `the title in ${locales[locale].englishName}, of 2 to 70 characters without double quotes, backslashes and square brackets (of a country: its name): ${example}`,
      // It stands in double quotes in the front matter, and in square brackets where something is to be written.
      form: /^[^\s"\\[\]][^\n"\\[\]]{1,69}$/,
    };
  }),
  ...otherLocales
    .filter((locale) => requiredLocales.includes(locale))
    .map((locale): Question => {
      const {routeBasePath: base, englishName} = locales[locale];
      return {
        flag: `slug-${locale}`,
        asks: `the ${englishName} route without /${base}, "/" before lower-case letters, digits and hyphens: /identidad/haiti`,
        form: new RegExp(`^(?!/${base}(?:/|$))(?:/[a-z0-9-]+)+$`),
      };
    }),
  {
    flag: 'group',
    asks: 'the group of the sidebar, by its English label: Identity',
    of: ['operation', 'object', 'guide'],
    choices: ({groups}) => choicesOf(groups.map(({name}) => name)),
  },
  {
    flag: 'operation-id',
    asks: 'the operationId, a small letter before letters and digits: checkIdentityHaiti',
    of: ['operation'],
    form: /^[a-z][A-Za-z0-9]*$/,
  },
  {
    flag: 'method',
    asks: `the HTTP method, one of: ${methods.join(', ')}`,
    of: ['operation'],
    form: new RegExp(`^(?:${methods.join('|')})$`),
    choices: () => choicesOf(methods),
  },
  {
    flag: 'path',
    asks: 'the path of the operation, without "/" at its end and with parameters in braces: /v2/persons/{id}',
    of: ['operation'],
    form: /^(?:\/(?:[\w.-]+|\{\w+\}))+$/,
  },
  {
    flag: 'file',
    asks: 'the file of openapi/paths that describes it, without .yaml: identity',
    of: ['operation'],
    choices: ({pathsFiles}) => choicesOf(Object.keys(pathsFiles)),
  },
  {
    flag: 'country',
    asks: 'the country whose registry answers, by its ISO code: HT',
    of: ['operation'],
    isOptional: true,
    choices: ({countries}) => countries.map(({code, name}) => ({value: code, label: `${code} ${name[defaultLocale]}`})),
  },
  {
    flag: 'code',
    asks: 'the ISO 3166-1 code of the new country, two capitals: HT',
    of: ['country'],
    form: /^[A-Z]{2}$/,
  },
  {
    flag: 'author',
    asks: 'the team that signs the post, as blog/authors.yml calls it: product',
    of: ['post'],
    choices: ({teams}) => choicesOf(teams),
  },
  {
    flag: 'schema',
    asks: 'the schema of the object: Person',
    of: ['object'],
    choices: ({schemas}) => choicesOf(schemas),
  },
];

/** The questions for a subject of a kind. */
export const questionsOf = (kind: Kind): Question[] => questions.filter(({of}) => of?.includes(kind) ?? true);
