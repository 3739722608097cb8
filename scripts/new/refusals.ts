import path from 'node:path';
import {countriesRoute} from '../../config/countries';
import {defaultLocale, locales, requiredLocales, type LocaleCode} from '../../config/locales';
import {didYouMean} from '../../src/content/closest';
import {docRoute} from '../../src/content/docRoute';
import type {Refusal, Subject} from './answers';
import {groupsCalled} from './outlineGroups';
import {routeFlag, type Flag} from './questions';
import type {Site} from './readSite';

/** Refuses an answer where something is wrong with it. */
type Refuse = (flag: Flag, isWrong: boolean, message: string) => void;

/** That a name is not among those that exist, with the nearest and all of them. */
const unknown = (what: string, name: string, known: readonly string[], otherNames: readonly string[] = []): string =>
  `There is no ${what} "${name}".${didYouMean(name, [...known, ...otherNames])} There are: ${known.join('; ')}.`;

const fileOf = (id: string, locale: LocaleCode): string => `${locales[locale].docsPath}/${id}.mdx`;

function checkPage(subject: Subject, {pages, otherRoutes}: Site, refuse: Refuse): void {
  const {id} = subject;
  const isThere = (locale: LocaleCode): boolean => pages[locale].some((page) => page.id === id);
  const there = requiredLocales.filter(isThere).map((locale) => fileOf(id, locale));
  const missing = requiredLocales.filter((locale) => !isThere(locale)).map((locale) => fileOf(id, locale));
  const fix =
    missing.length === 0
      ? 'Choose another id, or edit the page.'
      : `Half of the page: ${missing.join(' and ')} is missing. Write that file, with the same heading ids, elements and links.`;
  refuse('id', there.length > 0, `${there.join(' and ')} ${there.length === 1 ? 'exists' : 'exist'}. ${fix}`);
  const taken = [
    ...otherRoutes,
    ...requiredLocales.flatMap((locale) => pages[locale].map((page) => ({...page, by: fileOf(page.id, locale)}))),
  ];
  for (const locale of requiredLocales) {
    const flag = routeFlag(locale);
    const route = docRoute(id, flag === 'id' ? undefined : subject[flag], locale);
    const owner = taken.find((item) => item.route === route)?.by ?? '';
    // A page of this id is refused as such.
    const isTaken = owner !== '' && owner !== fileOf(id, defaultLocale);
    refuse(flag, isTaken, `The route ${route} belongs to ${owner}. Choose another one.`);
    const title = subject[`title-${locale}`];
    const same = pages[locale].find((page) => !page.isAlias && page.id !== id && page.title === title);
    const message = `"${title}" is the title of ${fileOf(same?.id ?? '', locale)} too. Say what tells the two pages apart.`;
    refuse(`title-${locale}`, same !== undefined, message);
  }
}

function checkGroup({group}: Subject, {groups}: Site, refuse: Refuse): void {
  const found = groupsCalled(group, groups).map(({name}) => name);
  const names = groups.map(({name}) => name);
  const labels = groups.map(({label}) => label);
  refuse('group', found.length === 0, unknown('group in config/outline called', group, names, labels));
  refuse('group', found.length > 1, `Several groups are called "${group}". Give one of: ${found.join('; ')}.`);
}

/** Two paths are one where they differ in the names of their parameters only. */
const shapeOf = (route: string): string => route.replace(/\{\w+\}/g, '{}');

function checkOperation(subject: Subject, {operations, pathsFiles}: Site, refuse: Refuse): void {
  const {method, file, 'operation-id': operationId} = subject;
  const request = (operation: {method: string; path: string}) => `${operation.method.toUpperCase()} ${operation.path}`;
  for (const {name, ...other} of operations) {
    const owner = `openapi/paths/${name}.yaml`;
    const isNamesake = other.operationId === operationId;
    refuse('operation-id', isNamesake, `"${operationId}" is ${request(other)} of ${owner}. Choose another one.`);
  }
  const same = operations.filter(({path: route}) => shapeOf(route) === shapeOf(subject.path));
  const described = same.find((other) => other.method === method);
  const [other] = same;
  if (described !== undefined) {
    const owner = `"${described.operationId}" of openapi/paths/${described.name}.yaml`;
    refuse('path', true, `${request(described)} is ${owner}. Give another path or method.`);
  } else if (other !== undefined) {
    refuse('path', other.path !== subject.path, `The contract writes this path ${other.path}. Give it so.`);
    const owner = `openapi/paths/${other.name}.yaml`;
    refuse('file', other.name !== file, `${other.path} is described in ${owner}. Give "${other.name}".`);
  }
  const files = Object.keys(pathsFiles);
  refuse('file', !files.includes(file), unknown('file of openapi/paths called', file, files));
}

function checkCountry({country, file}: Subject, {countries, areaTags, operations}: Site, refuse: Refuse): void {
  const codes = countries.map(({code}) => code);
  const isKnown = codes.includes(country);
  const places = 'Add it there, with its page in both languages and its flag in static/img/flags/';
  const unlisted = `"${country}" is not in config/countries.ts. ${places}, or give one of: ${codes.join(', ')}.`;
  refuse('country', country !== '' && !isKnown, unlisted);
  const tag = operations.filter(({name}) => name === file).at(-1)?.tags?.[0];
  const ofFile = `"${tag ?? ''}", the tag of openapi/paths/${file}.yaml`;
  const fix = 'Leave the country out, or add the tag to config/areas.ts';
  const message = `The pages of countries have no section for ${ofFile}. ${fix}.`;
  refuse('country', isKnown && tag !== undefined && !areaTags.includes(tag), message);
}

function checkNewCountry(subject: Subject, {countries, flagOf}: Site, refuse: Refuse): void {
  const {code} = subject;
  const isKnown = countries.some((country) => country.code === code);
  refuse('code', isKnown, `"${code}" is in config/countries.ts. Edit its page instead.`);
  const isNone = !isKnown && flagOf(code) === undefined;
  refuse('code', isNone, `"${code}" is no ISO code of a country with a flag. Give one: HT.`);
  for (const locale of requiredLocales) {
    const flag = routeFlag(locale);
    const route = countriesRoute[locale] ?? '';
    // A route begins with a slash, an id does not.
    const folder = flag === 'id' ? route.slice(1) : route;
    const slug = path.posix.basename(subject[flag]);
    const message = `The page of a country is ${folder}/<name>. Give ${folder}/${slug}.`;
    refuse(flag, subject[flag] !== `${folder}/${slug}`, message);
  }
}

function checkPost(subject: Subject, {postSlugs, teams}: Site, refuse: Refuse): void {
  for (const locale of requiredLocales) {
    const flag = routeFlag(locale);
    const given = subject[flag];
    const slug = path.posix.basename(given);
    const only = flag === 'id' ? slug : `/${slug}`;
    refuse(flag, given !== only, `"${given}" has several parts. A post has one: ${only}.`);
    const isTaken = given === only && postSlugs.includes(slug);
    refuse(flag, isTaken, `Another post has the slug "${slug}". Choose another one.`);
  }
  const {author} = subject;
  refuse('author', !teams.includes(author), unknown('team in blog/authors.yml called', author, teams));
}

/** What each kind is checked for. */
const checks: Readonly<Record<Subject['kind'], readonly ((subject: Subject, site: Site, refuse: Refuse) => void)[]>> = {
  operation: [checkPage, checkGroup, checkOperation, checkCountry],
  object: [
    checkPage,
    checkGroup,
    ({schema}, {schemas}, refuse) => {
      refuse('schema', !schemas.includes(schema), unknown('schema', schema, schemas));
    },
  ],
  guide: [checkPage, checkGroup],
  country: [checkPage, checkNewCountry],
  post: [checkPost],
};

/** Everything that stands in the way of a subject: names, routes and titles that are taken, or that do not exist. */
export function refusalsOf(subject: Subject, site: Site): Refusal[] {
  const refusals: Refusal[] = [];
  for (const check of checks[subject.kind]) {
    check(subject, site, (flag, isWrong, message) => {
      if (isWrong) {
        refusals.push({flag, message});
      }
    });
  }
  return refusals;
}
