import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {localeCodes, locales, type LocaleCode} from '../../config/locales';

/**
 * The docs of all languages, as `allContentLoaded` of a plugin sees them.
 *
 * @throws if an instance that config/locales.ts names is not configured
 */
export function loadedDocs(allContent: AllContent): Record<LocaleCode, LoadedVersion> {
  const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>;
  const versionOf = (locale: LocaleCode): LoadedVersion => {
    const id = locales[locale].docsPluginId;
    const version = docs[id]?.loadedVersions[0];
    if (version === undefined) {
      throw new Error(
        `site/docs.ts: the docs instance "${id}" was not loaded. Configure it, as config/locales.ts says.`,
      );
    }
    return version;
  };
  return Object.fromEntries(localeCodes.map((locale) => [locale, versionOf(locale)])) as Record<
    LocaleCode,
    LoadedVersion
  >;
}

/** The posts of the blog, in all languages. */
export function loadedPosts(allContent: AllContent): readonly BlogPost[] {
  return (allContent['docusaurus-plugin-content-blog'] as {default: BlogContent}).default.blogPosts;
}
