import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {defaultLocale, localeCodes, otherLocales, type LocaleCode} from '../../../config/locales';
import {blogTags} from '../../../config/blogTags';
import {aliasOf, postLocale} from '../../content/fieldsOfPage';
import {homeRoute, searchRoute} from '../../content/routes';
import type {Counterparts, LanguageRoutes} from '../localeOfPath';

interface LanguageSources {
  versions: Readonly<Record<LocaleCode, LoadedVersion>>;
  posts: readonly BlogPost[];
  /** Starts and ends with a slash. */
  baseUrl: string;
}

const inAllLanguages = (routeOf: typeof homeRoute): Counterparts =>
  Object.fromEntries(localeCodes.map((locale) => [locale, routeOf(locale)]));

/** Routes that belong together without any content saying so: landing and search pages, tags of the blog. */
const configuredRoutes: readonly Counterparts[] = [inAllLanguages(homeRoute), inAllLanguages(searchRoute), ...blogTags];

/** A post in another language than the default one names the post that it belongs to. */
function postCounterparts(posts: readonly BlogPost[]): Counterparts[] {
  const isTranslation = ({metadata}: BlogPost): boolean => postLocale(metadata.frontMatter) !== defaultLocale;
  const originals = posts.filter((post) => !isTranslation(post));
  return posts.filter(isTranslation).map(({metadata}) => {
    const slug = metadata.frontMatter.counterpart;
    const counterpart = originals.find(({metadata: {frontMatter}}) => slug !== undefined && frontMatter.slug === slug);
    if (counterpart === undefined) {
      throw new Error(
        `${metadata.source}: a post in another language names its ${defaultLocale} one. Give "counterpart: <slug>" of a post that exists; "${String(slug)}" does not.`,
      );
    }
    return {[defaultLocale]: counterpart.metadata.permalink, [postLocale(metadata.frontMatter)]: metadata.permalink};
  });
}

/** A second address belongs to the counterparts of the page that it leads to. */
function aliasCounterparts({versions, baseUrl}: LanguageSources): Counterparts[] {
  const all = localeCodes.flatMap((code) => versions[code].docs.map((doc) => ({...doc, code})));
  return all.flatMap(({frontMatter, permalink, source}) => {
    const canonical = aliasOf(frontMatter);
    if (canonical === undefined) {
      return [];
    }
    const owner = all.find((doc) => doc.permalink === `${baseUrl}${canonical.slice(1)}`);
    const pages = all.filter(({id}) => id === owner?.id);
    if (owner === undefined || pages.length < localeCodes.length) {
      throw new Error(
        `${source}: no page that exists in all languages has the route of "alias_of: ${canonical}". Write the route of the page that this is an alias of.`,
      );
    }
    return [{...Object.fromEntries(pages.map((page) => [page.code, page.permalink])), [owner.code]: permalink}];
  });
}

/**
 * Which routes belong together, and the language of routes that are not below those of a language. Docs are not listed:
 * theirs belong together by their ids.
 *
 * @throws if a post names no counterpart, or an alias no page
 */
export function languageRoutes(sources: LanguageSources): LanguageRoutes {
  const {versions, posts, baseUrl} = sources;
  const posted = postCounterparts(posts);
  const {docs} = versions[defaultLocale];
  const withBase = (route: string): string => `${baseUrl}${route.slice(1)}`;
  const configured = configuredRoutes.map((routes): Counterparts =>
    Object.fromEntries(Object.entries(routes).map(([locale, route]) => [locale, withBase(route)])),
  );
  const outside = otherLocales.map((locale) => [
    locale,
    [
      ...posted.flatMap((paths) => paths[locale] ?? []),
      // Second addresses of pages in another language.
      ...docs.filter(({frontMatter}) => postLocale({...frontMatter}) === locale).map(({permalink}) => permalink),
      ...blogTags.flatMap((routes) => routes[locale] ?? []).map(withBase),
    ],
  ]);
  return {
    outside: Object.fromEntries(outside) as LanguageRoutes['outside'],
    counterparts: [...configured, ...posted, ...aliasCounterparts(sources)],
  };
}
