import {checkContract} from './checkContract';
import {checkPage} from './checkPage';
import {checkNewCountry, countryFiles} from './countryFiles';
import {contractFiles} from './contractFiles';
import {addToGroup, groupsCalled, outlineGroups} from './outlineGroups';
import {pageFile} from './pageFile';
import {checkPost, postFiles} from './postFiles';
import {pageLocales, type Answers} from './questions';
import type {Site, SourceFile} from './Site';
import {Refused, subjectOf, type Refusal, type Subject} from './Subject';

/** Everything that stands in the way of a subject. */
function refusalsOf(subject: Subject, site: Site): Refusal[] {
  switch (subject.kind) {
    case 'post':
      return checkPost(subject, site);
    case 'country':
      return [...checkPage(subject, site), ...checkNewCountry(subject, site)];
    default:
      return [...checkPage(subject, site), ...checkContract(subject, site)];
  }
}

/**
 * Works out the files of a new subject: its page in every language, its place in the sidebar and, for an operation, in the
 * contract; for a country also its entry and flag. Nothing is written.
 *
 * @returns whole files, those that are new and those that change
 * @throws {@link Refused} with everything that stands in the way
 */
export function plan(answers: Answers, site: Site): SourceFile[] {
  const subject = subjectOf(answers);
  const refusals = refusalsOf(subject, site);
  if (refusals.length > 0) {
    throw new Refused(refusals);
  }
  if (subject.kind === 'post') {
    return postFiles(subject, site);
  }
  const pages = pageLocales.map((locale) => pageFile(subject, site, locale));
  if (subject.kind === 'country') {
    return [...pages, ...countryFiles(subject, site)];
  }
  const groups = groupsCalled(subject.group, outlineGroups(site.outline));
  return [
    ...pages,
    ...groups.map((group) => addToGroup(group, subject.id)),
    ...(subject.kind === 'operation' ? contractFiles(subject, site) : []),
  ];
}
