import {checkContract} from './checkContract';
import {checkPage} from './checkPage';
import {contractFiles} from './contractFiles';
import {addToGroup, groupsCalled, outlineGroups} from './outlineGroups';
import {pageFile} from './pageFile';
import {pageLocales, type Answers} from './questions';
import type {Site, SourceFile} from './Site';
import {Refused, subjectOf} from './Subject';

/**
 * Works out the files of a new subject: its page in every language, its place in the sidebar and, for an operation, in the
 * contract. Nothing is written.
 *
 * @returns whole files, those that are new and those that change
 * @throws {@link Refused} with everything that stands in the way
 */
export function plan(answers: Answers, site: Site): SourceFile[] {
  const subject = subjectOf(answers);
  const refusals = [...checkPage(subject, site), ...checkContract(subject, site)];
  const [group] = groupsCalled(subject.group, outlineGroups(site.outline));
  if (refusals.length > 0 || group === undefined) {
    throw new Refused(refusals);
  }
  return [
    ...pageLocales.map((locale) => pageFile(subject, site, locale)),
    addToGroup(group, subject.id),
    ...(subject.kind === 'operation' ? contractFiles(subject, site) : []),
  ];
}
