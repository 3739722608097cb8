import {locales, type LocaleCode} from '../../../config/locales';

interface Doc {
  id: string;
}

/**
 * Both sets hold the same pages: the same file in `docs/` and `docs-es/` is the same page.
 *
 * @returns one message for each page that is missing, with where it belongs
 */
export function checkParity(english: readonly Doc[], spanish: readonly Doc[]): string[] {
  const missing = (docs: readonly Doc[], other: readonly Doc[], locale: LocaleCode): string[] => {
    const ids = new Set(other.map(({id}) => id));
    return docs
      .filter(({id}) => !ids.has(id))
      .map(({id}) => `${locales[locale].docsPath}/${id}.mdx is missing: write the page in ${locales[locale].label}.`);
  };
  return [...missing(english, spanish, 'es'), ...missing(spanish, english, 'en')];
}
