import type {HttpMethod} from '../../src/reference/contract/types';

/** What a new subject is about, and so what its page has. */
export const kinds = ['operation', 'object', 'guide'] as const;

export type Kind = (typeof kinds)[number];

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const satisfies readonly HttpMethod[];

/** Methods whose requests have a body. */
export const methodsWithBody: readonly HttpMethod[] = ['post', 'put', 'patch'];

export const flags = [
  'kind',
  'id',
  'title-en',
  'title-es',
  'slug-es',
  'group',
  'operation-id',
  'method',
  'path',
  'file',
  'country',
  'schema',
] as const;

export type Flag = (typeof flags)[number];

/** What a person answered, as it was typed. */
export type Answers = Readonly<Partial<Record<Flag, string>>>;

export interface Question {
  /** What is asked for, with an example. */
  readonly asks: string;
  /** Kinds of which it is asked; absent where all need it. */
  readonly of?: Kind;
  readonly isOptional?: true;
  /** The form of the answer, and how to say it. */
  readonly form?: {readonly pattern: RegExp; readonly says: string};
}

const title = {
  pattern: /^[^\s"[\]][^\n"[\]]{1,69}$/,
  says: 'A title has 2 to 70 characters, without double quotes and square brackets.',
};

export const questions: Readonly<Record<Flag, Question>> = {
  kind: {asks: 'what the subject is'},
  id: {
    asks: 'the file below docs/ without .mdx: identity/haiti',
    form: {
      // Docusaurus takes digits before a hyphen for the place in a list, and drops them from the id and the route.
      pattern: /^(?!\d+-)[a-z0-9-]+(?:\/(?!\d+-)[a-z0-9-]+)*$/,
      says: 'An id has lower-case letters, digits and hyphens, folders set apart by "/", and no part begins with a number and a hyphen: identity/haiti.',
    },
  },
  'title-en': {asks: 'the title in English: Haiti, citizen identity', form: title},
  'title-es': {asks: 'the title in Spanish: Haití, identidad de ciudadanía', form: title},
  'slug-es': {
    asks: 'the Spanish route, without /docs-es: /identidad/haiti',
    form: {
      pattern: /^(?!\/docs-es(?:\/|$))(?:\/[a-z0-9-]+)+$/,
      says: 'A route begins with "/", has lower-case letters, digits and hyphens, and leaves /docs-es out: /identidad/haiti.',
    },
  },
  group: {asks: 'the group of the sidebar, by its English label: Identity'},
  'operation-id': {
    asks: 'the operationId: checkIdentityHaiti',
    of: 'operation',
    form: {
      pattern: /^[a-z][A-Za-z0-9]*$/,
      says: 'An operationId begins with a small letter and has letters and digits: checkIdentityHaiti.',
    },
  },
  method: {
    asks: 'the HTTP method',
    of: 'operation',
    form: {pattern: new RegExp(`^(?:${methods.join('|')})$`), says: `Give one of: ${methods.join(', ')}.`},
  },
  path: {
    asks: 'the path of the operation: /v2/ht/cedula',
    of: 'operation',
    form: {
      pattern: /^(?:\/(?:[\w.-]+|\{\w+\}))+$/,
      says: 'A path begins with "/", has no "/" at its end, and names its parameters in braces: /v2/persons/{id}.',
    },
  },
  file: {asks: 'the file of openapi/paths that describes it, without .yaml: identity', of: 'operation'},
  country: {asks: 'the country whose registry answers, by its ISO code: HT', of: 'operation', isOptional: true},
  schema: {asks: 'the schema of the object: Person', of: 'object'},
};

/** Whether a question is asked for a subject of a kind. */
export function isAskedOf(flag: Flag, kind: Kind): boolean {
  const {of} = questions[flag];
  return of === undefined || of === kind;
}
