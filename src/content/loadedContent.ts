import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {localeCodes, locales, type LocaleCode} from '../../config/locales';

/** The docs of all languages, as `allContentLoaded` of a plugin sees them. */
export function loadedDocs(allContent: AllContent): Record<LocaleCode, LoadedVersion> {
  const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>;
  return Object.fromEntries(
    localeCodes.map((locale) => [locale, docs[locales[locale].docsPluginId]?.loadedVersions[0]]),
  ) as Record<LocaleCode, LoadedVersion>;
}

/** The blog: its posts in all languages, their tags and authors. */
export const loadedBlog = (allContent: AllContent): BlogContent =>
  (allContent['docusaurus-plugin-content-blog'] as {default: BlogContent}).default;
