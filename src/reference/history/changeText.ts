import {locales, localeSettings, type LocaleCode} from '../../../config/locales';
import {fill, referenceLabels} from '../labels';
import type {Change, Release} from './types';

/** A change in a sentence, as inline Markdown: what is of the API stands in backticks. */
export function changeText({kind, name, before, after}: Change, locale: LocaleCode): string {
  const {changes} = referenceLabels(locale);
  const quoted = (value: string | undefined): string => (value === undefined ? changes.none : `\`${value}\``);
  return fill(changes.kinds[kind], {name: quoted(name), before: quoted(before), after: quoted(after)});
}

/** A date as it is read in a language: `22 November 2026`. The dictionary says which English it is. */
export function releaseDate(date: string, locale: LocaleCode): string {
  const language = localeSettings(locale).spelling?.language ?? locales[locale].htmlLang;
  return new Intl.DateTimeFormat(language, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));
}

/** What a release is compared with, and how much the contract has. */
export function releaseIntro({since, operations, events}: Release, locale: LocaleCode): string {
  const {changes} = referenceLabels(locale);
  return since === undefined
    ? fill(changes.first, {operations, events})
    : fill(changes.since, {date: releaseDate(since, locale), operations, events});
}

/** Id of a release on the page of changes. */
export const releaseAnchor = (date: string): string => `release-${date}`;

/** Id of the docs page of changes. */
export const changesPage = 'platform/changes';
