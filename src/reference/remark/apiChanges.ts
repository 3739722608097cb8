import type {PhrasingContent, RootContent} from 'mdast';
import {localized, type LocaleCode} from '../../../config/locales';
import {dotted, heading, inline, inlineCode, link, paragraph, table, text} from '../../content/remark/nodes';
import type {LocalizedContract} from '../contract/types';
import {changesPage, changeText, releaseAnchor, releaseDate, releaseIntro} from '../history/changeText';
import {isBreaking, type ChangedSubject, type Release} from '../history/types';
import {docUrl} from './docUrl';
import {fill, referenceLabels} from '../labels';

/** What leads to a subject, or names what is gone. */
function subjectName(
  {id, type, title}: ChangedSubject,
  {operations, events}: LocalizedContract,
  locale: LocaleCode,
): PhrasingContent {
  const known = type === 'operation' ? operations.get(id) : events.find(({suffix}) => suffix === id);
  return known === undefined ? text(localized(title, locale)) : link(docUrl(known.page, locale), known.summary);
}

/**
 * The releases of the contract, the last one first: what each changed of which operation or event, whether it breaks
 * clients, and what callers do.
 */
export function apiChanges(
  releases: readonly Release[],
  contract: LocalizedContract,
  locale: LocaleCode,
): RootContent[] {
  const {changes: own} = referenceLabels(locale);
  return releases.flatMap((release) => {
    const {date, changed} = release;
    const rows = changed.flatMap((subject) =>
      subject.changes.map((change) => [
        [
          subjectName(subject, contract, locale),
          ...(subject.type === 'event' ? [text(' '), inlineCode(subject.id)] : []),
        ],
        inline(changeText(change, locale)),
        [text(isBreaking(change) ? own.yes : own.no)],
      ]),
    );
    const migrations = changed.flatMap((subject) =>
      subject.migration === undefined
        ? []
        : [
            paragraph(
              subjectName(subject, contract, locale),
              text(': '),
              ...inline(localized(subject.migration, locale)),
            ),
          ],
    );
    return [
      heading(3, releaseAnchor(date), releaseDate(date, locale)),
      paragraph(text(releaseIntro(release, locale))),
      ...(rows.length === 0 ? [] : [table('changes', [own.subject, own.change, own.breaking], rows)]),
      ...migrations,
    ];
  });
}

/** The releases that changed an operation, in one line; nothing where none did. */
export function operationHistory(releases: readonly Release[], id: string, locale: LocaleCode): RootContent[] {
  const {changes: own} = referenceLabels(locale);
  const links = releases.flatMap(({date, changed}) => {
    const subject = changed.find((item) => item.type === 'operation' && item.id === id);
    if (subject === undefined) {
      return [];
    }
    const label = subject.changes.some(({kind}) => kind === 'operation-added')
      ? own.addedOn
      : subject.changes.some(isBreaking)
        ? own.brokenOn
        : own.changedOn;
    return [
      link(`${docUrl(changesPage, locale)}#${releaseAnchor(date)}`, fill(label, {date: releaseDate(date, locale)})),
    ];
  });
  return links.length === 0 ? [] : [paragraph(...dotted(links))];
}
