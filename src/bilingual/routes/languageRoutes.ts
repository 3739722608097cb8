import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {tagPairs} from '../../../config/blogTags';
import {aliasOf} from '../../content/aliasOf';
import type {LanguageRoutes, RoutePair} from '../localeOfPath';
import {routePairs} from '../routePairs';

export interface LanguageSources {
  english: LoadedVersion;
  spanish: LoadedVersion;
  posts: readonly BlogPost[];
  /** Starts and ends with a slash. */
  baseUrl: string;
}

function postPairs(posts: readonly BlogPost[]): RoutePair[] {
  const bySlug = new Map(posts.map((post) => [post.metadata.frontMatter.slug, post]));
  return posts
    .filter(({metadata}) => metadata.frontMatter.lang === 'es')
    .map(({metadata}) => {
      const slug = metadata.frontMatter.counterpart;
      const counterpart = bySlug.get(typeof slug === 'string' ? slug : undefined);
      if (counterpart === undefined) {
        throw new Error(
          `${metadata.source}: a Spanish post names its English one. Give "counterpart: <slug>" of a post that exists; "${String(slug)}" does not.`,
        );
      }
      return {en: counterpart.metadata.permalink, es: metadata.permalink};
    });
}

/** An alias belongs to the counterpart of the page that it is an alias of. */
function aliasPairs({english, spanish, baseUrl}: LanguageSources): RoutePair[] {
  const versions = {en: english.docs, es: spanish.docs};
  const withBase = (route: string): string => `${baseUrl}${route.slice(1)}`;
  return [...versions.en, ...versions.es].flatMap(({frontMatter, permalink, source}) => {
    const canonical = aliasOf(frontMatter);
    if (canonical === undefined) {
      return [];
    }
    const locale = versions.en.some((doc) => doc.permalink === withBase(canonical)) ? 'en' : 'es';
    const page = versions[locale].find((doc) => doc.permalink === withBase(canonical));
    const counterpart = versions[locale === 'en' ? 'es' : 'en'].find(({id}) => id === page?.id);
    if (counterpart === undefined) {
      throw new Error(
        `${source}: "alias_of: ${canonical}" is no page. Write the route of the page that this is an alias of.`,
      );
    }
    return [locale === 'en' ? {en: permalink, es: counterpart.permalink} : {en: counterpart.permalink, es: permalink}];
  });
}

/**
 * Which routes belong together, beyond the docs, whose counterparts share an id.
 *
 * @throws if a Spanish post names no English counterpart, or an alias no page
 */
export function languageRoutes(sources: LanguageSources): LanguageRoutes {
  const {english, posts, baseUrl} = sources;
  const posted = postPairs(posts);
  const withBase = (route: string): string => `${baseUrl}${route.slice(1)}`;
  const spanishAliases = english.docs.filter(({frontMatter}) => (frontMatter as {lang?: string}).lang === 'es');
  return {
    spanish: [
      ...posted.map(({es}) => es),
      ...spanishAliases.map(({permalink}) => permalink),
      ...tagPairs.map(({es}) => withBase(es)),
    ],
    pairs: [...routePairs(baseUrl), ...posted, ...aliasPairs(sources)],
  };
}
