import {locales, type LocaleCode} from '../../../config/locales';

interface Doc {
  id: string;
}

/**
 * Both sets hold the same pages: the same file in `docs/` and `docs-es/` is the same page.
 *
 * @throws with every page that is missing and where it belongs
 */
export function checkParity(english: readonly Doc[], spanish: readonly Doc[]): void {
  const missing = (docs: readonly Doc[], other: readonly Doc[], locale: LocaleCode): string[] => {
    const ids = new Set(other.map(({id}) => id));
    return docs
      .filter(({id}) => !ids.has(id))
      .map(({id}) => `  ${locales[locale].docsPath}/${id}.mdx is missing: write the page in ${locales[locale].label}.`);
  };
  const rows = [...missing(english, spanish, 'es'), ...missing(spanish, english, 'en')];
  if (rows.length > 0) {
    throw new Error(`The two languages differ in ${rows.length} page(s):\n${rows.join('\n')}`);
  }
}
