import {Feed} from 'feed';
import {brand} from '../../../config/brand';
import {localeCodes, locales, localized, type LocaleCode} from '../../../config/locales';
import {changesPage, changeText, releaseAnchor, releaseDate, releaseIntro} from '../history/changeText';
import {changesFeed} from '../history/changesFeed';
import {isBreaking, type ChangedSubject, type Release} from '../history/types';
import {docRouteIn} from '../remark/docUrl';
import {referenceLabels} from '../labels';
import type {Files} from './writeFiles';

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** Inline Markdown of a change as HTML: all that it may hold is code. */
const toHtml = (markdown: string): string =>
  markdown.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

function subjectHtml({title, id, changes, migration}: ChangedSubject, locale: LocaleCode): string {
  const breaking = ` (${referenceLabels(locale).changes.breaking.toLowerCase()})`;
  const items = changes.map(
    (change) => `<li>${toHtml(changeText(change, locale))}${isBreaking(change) ? breaking : ''}</li>`,
  );
  const note = migration === undefined ? '' : `<p>${toHtml(localized(migration, locale))}</p>`;
  return `<h2>${toHtml(localized(title, locale))} (<code>${id}</code>)</h2><ul>${items.join('')}</ul>${note}`;
}

/**
 * The feed of the releases in a language, as Atom.
 *
 * @param site - address of the site with its base path, ending with a slash
 * @param page - address of the page of changes
 */
export function changesAtom(releases: readonly Release[], locale: LocaleCode, site: string, page: string): string {
  const {changes: own} = referenceLabels(locale);
  const [last] = releases;
  const feed = new Feed({
    title: own.feedTitle,
    description: own.feedDescription,
    id: page,
    link: page,
    language: locales[locale].htmlLang,
    feedLinks: {atom: `${site}${changesFeed(locale)}`},
    copyright: `© ${brand.copyrightYear} ${brand.name}`,
    updated: last && new Date(last.date),
  });
  for (const release of releases) {
    const {date, changed} = release;
    const link = `${page}#${releaseAnchor(date)}`;
    const intro = releaseIntro(release, locale);
    feed.addItem({
      title: releaseDate(date, locale),
      id: link,
      link,
      date: new Date(date),
      description: intro,
      content: `<p>${intro}</p>${changed.map((subject) => subjectHtml(subject, locale)).join('')}`,
    });
  }
  return feed.atom1();
}

/**
 * The feeds of the releases as files of the site: `changes.<language>.xml`.
 *
 * @param site - address of the site with its base path, ending with a slash
 */
export const changesFiles = (releases: readonly Release[], site: string): Files =>
  localeCodes.map((locale) => {
    const page = new URL(docRouteIn(changesPage, locale).slice(1), site).href;
    return [changesFeed(locale), changesAtom(releases, locale, site, page)];
  });
