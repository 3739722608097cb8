import {defaultLocale, localeCodes, requiredLocales, type LocaleCode, type Localized} from '../../../config/locales';
import {mark} from '../../content/markers';
import {localize} from '../contract/localize';
import type {LocalizedContract} from '../contract/types';
import {readDocument} from '../samples/readFragment';
import {compareContracts, type ComparedContract, type UntitledSubject} from './compareContracts';
import {isBreaking, type ChangedSubject, type Release} from './types';

/** A contract, or what is left of a frozen one, in every language. */
export type ComparedContracts = Readonly<Record<LocaleCode, ComparedContract>>;

/**
 * Reads a frozen contract.
 *
 * @param servers - address of each server variable; any will do, because addresses of servers are not compared
 */
export function readFrozen(document: object, servers: Readonly<Record<string, string>>): ComparedContracts {
  const entries = localeCodes.map((locale) => [locale, readDocument(localize(document, locale, {}), servers)] as const);
  return Object.fromEntries(entries) as unknown as ComparedContracts;
}

function titleIn({id, type}: UntitledSubject, {operations, events}: ComparedContract): string | undefined {
  return type === 'operation' ? operations.get(id)?.summary : events.find(({suffix}) => suffix === id)?.summary;
}

const inLocales = (locales: readonly LocaleCode[], text: (locale: LocaleCode) => string): Localized =>
  Object.fromEntries(locales.map((locale) => [locale, text(locale)])) as unknown as Localized;

/**
 * Compares the contract with its last release.
 *
 * @param before - the last release; undefined where there is none
 * @returns where a change is breaking, with a mark for what callers do about it, which a person writes
 */
export function makeRelease(
  date: string,
  after: Readonly<Record<LocaleCode, LocalizedContract>>,
  before?: {date: string; contract: ComparedContracts},
): Release {
  const own = after[defaultLocale];
  const changed = before === undefined ? [] : compareContracts(before.contract[defaultLocale], own);
  return {
    date,
    since: before?.date,
    operations: own.operations.size,
    events: own.events.length,
    changed: changed.map((subject): ChangedSubject => {
      const title = (locale: LocaleCode): string =>
        titleIn(subject, after[locale]) ?? (before && titleIn(subject, before.contract[locale])) ?? subject.id;
      return {
        id: subject.id,
        type: subject.type,
        title: inLocales(localeCodes, title),
        changes: subject.changes,
        migration: subject.changes.some(isBreaking)
          ? inLocales(requiredLocales, (locale) => mark(locale, 'what callers do, and until when'))
          : undefined,
      };
    }),
  };
}
