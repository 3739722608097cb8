import {readFileSync} from 'node:fs';
import {areas} from '../../config/areas';
import {countries} from '../../config/countries';
import {type LocaleCode} from '../../config/locales';
import type english from '../../i18n/en/landing.json';
import {siteTexts} from '../bilingual/build/siteTexts';
import {countryRoute, homeRoute} from '../content/routes';
import type {LocalizedContract} from '../reference/contract/types';
import {coverage} from '../reference/publish';
import {operationSampleTabs} from '../reference/remark/operation';
import {outcomes} from '../reference/remark/outcomes';
import {placedIn} from '../reference/remark/places';
import type {CopiedPage} from './copyFiles';
import {absoluteLink, withBase} from './links';
import {entries} from './llmsIndex';
import {printPage} from './remark/printPage';

type Texts = typeof english;

const links = (list: Texts['next']['links']): string =>
  list.map(({label, route}) => `[${label}](${absoluteLink(route)})`).join(' · ');

const section = ({title, lead = '', entries: list}: {title: string; lead?: string} & Pick<Texts['steps'], 'entries'>) =>
  `## ${title}\n\n${lead}\n\n${entries(list.map(({text, route, ...entry}) => ({...entry, description: text, permalink: route})))}`;

/** How many operations each country has of each area, and in all. */
function coverageTable(contract: LocalizedContract, {name, total}: Texts['countries'], locale: LocaleCode): string {
  const counts = coverage([...contract.operations.values()]);
  const rows = countries
    .map((country) => ({country, name: country.name[locale], of: counts[country.code] ?? []}))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
    .map(({country, name: own, of}) => [
      `[${own}](${absoluteLink(countryRoute(country, locale))})`,
      ...of.map((count) => (count === 0 ? '–' : count)),
      of.reduce((sum, count) => sum + count, 0),
    ]);
  const head = [name, ...areas.map(({title}) => title[locale]), total];
  return [head, head.map(() => '-'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * The landing page of a language.
 *
 * @throws if an operation of `src/pages/_sample-<locale>.mdx` is not in the contract
 */
export function landingPage(locale: LocaleCode, contract: LocalizedContract): CopiedPage {
  const texts = siteTexts('landing', locale) as Texts;
  const {title, description, steps, next, products, facts} = texts;
  const file = `src/pages/_sample-${locale}.mdx`;
  const shown = placedIn(readFileSync(file, 'utf8')).map(({name, subject = ''}) => {
    const operation = contract.operations.get(subject);
    if (operation === undefined) {
      throw new Error(`${file}: the operation "${subject}" does not exist in the contract. Correct its id.`);
    }
    return name === 'OperationSamples' ? operationSampleTabs(operation) : outcomes(operation, locale);
  });
  const printed = printPage(shown, {locale, title});
  const sections = [
    [texts.lead, links([texts.firstCall, texts.coverage])].join('\n\n'),
    ...printed.sections.map(({text}) => text),
    section(steps),
    `${next.label}: ${links(next.links)}`,
    `## ${texts.countries.title}\n\n${texts.countries.lead}\n\n${coverageTable(contract, texts.countries, locale)}`,
    section(products),
    section(facts),
  ];
  const permalink = withBase(homeRoute(locale));
  return {...printed, permalink, locale, description, sections: sections.map((text) => ({text}))};
}
