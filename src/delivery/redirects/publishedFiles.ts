import {localeCodes} from '../../../config/locales';
import {feedsPath} from '../../bilingual/feedsPath';
import {changesFeed} from '../../reference/history/changesFeed';

const feeds = ['rss.xml', 'atom.xml', 'feed.json'];

/**
 * Files that other plugins write when the pages are built. They may do so while this one looks for the targets of
 * redirects, so those are known by name; tests/e2e/redirects.spec.ts proves that the built site has them.
 */
export const publishedFiles: readonly string[] = [
  ...localeCodes.flatMap((locale) => [
    `openapi.${locale}.json`,
    `openapi.${locale}.yaml`,
    `errors.${locale}.json`,
    changesFeed(locale),
    `workflows.${locale}.arazzo.yaml`,
  ]),
  'openapi.json',
  'postman.json',
  ...localeCodes.flatMap((locale) => feeds.map((feed) => `${feedsPath(locale)}/${feed}`)),
  'robots.txt',
  'sitemap.xml',
];
