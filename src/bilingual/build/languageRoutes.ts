import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {defaultLocale, localeCodes, otherLocales, type LocaleCode} from '../../../config/locales';
import {blogTags} from '../../../config/blogTags';
import {aliasOf, postLocale} from '../../content/fieldsOfPage';
import {homeRoute, searchRoute} from '../../content/routes';
import type {Counterparts, LanguageRoutes} from '../localeOfPath';

export interface LanguageSources {
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
  const bySlug = new Map(posts.map((post) => [post.metadata.frontMatter.slug, post]));
  return posts
    .filter(({metadata}) => postLocale(metadata.frontMatter) !== defaultLocale)
    .map(({metadata}) => {
      const slug = metadata.frontMatter.counterpart;
      const counterpart = bySlug.get(typeof slug === 'string' ? slug : undefined);
      if (counterpart === undefined) {
        throw new Error(
          `${metadata.source}: a post in another language names its ${defaultLocale} one. Give "counterpart: <slug>" of a post that exists; "${String(slug)}" does not.`,
        );
      }
      return {
        [defaultLocale]: counterpart.metadata.permalink,
        [postLocale(metadata.frontMatter)]: metadata.permalink,
      };
    });
}

/** A second address belongs to the counterparts of the page that it leads to. */
function aliasCounterparts({versions, baseUrl}: LanguageSources): Counterparts[] {
  return localeCodes.flatMap((locale) =>
    versions[locale].docs.flatMap(({frontMatter, permalink, source}) => {
      const canonical = aliasOf(frontMatter);
      if (canonical === undefined) {
        return [];
      }
      const path = `${baseUrl}${canonical.slice(1)}`;
      const owner = localeCodes.find((code) => versions[code].docs.some((doc) => doc.permalink === path));
      const id = owner && versions[owner].docs.find((doc) => doc.permalink === path)?.id;
      const pages = localeCodes.flatMap((code) => {
        const page = versions[code].docs.find((doc) => doc.id === id);
        return page === undefined ? [] : [[code, page.permalink] as const];
      });
      if (owner === undefined || pages.length < 2) {
        throw new Error(
          `${source}: "alias_of: ${canonical}" does not exist. Write the route of the page that this is an alias of.`,
        );
      }
      return [{...Object.fromEntries(pages), [owner]: permalink}];
    }),
  );
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
