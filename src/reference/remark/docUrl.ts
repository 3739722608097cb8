import {locales, type LocaleCode} from '../../../config/locales';
import {docRoute} from '../../content/readPages';
import {fieldsOf} from '../../content/frontMatter';

const fileOf = (id: string, locale: LocaleCode): string => `${locales[locale].docsPath}/${id}.mdx`;

/**
 * Route of a docs page, without the base path.
 *
 * @param id - of the docs page
 * @throws if it is not written
 */
export const docRouteIn = (id: string, locale: LocaleCode): string =>
  docRoute(id, fieldsOf(fileOf(id, locale)).slug, locale);

/**
 * Address of a docs page in a link: its file. A page that is not written is left to Docusaurus, which names the link and the
 * page with it.
 *
 * @param id - of the docs page
 */
export const docUrl = (id: string, locale: LocaleCode): string => `@site/${fileOf(id, locale)}`;
