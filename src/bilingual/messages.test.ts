import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import englishTheme from '@docusaurus/theme-translations/locales/base/theme-common.json';
import {otherLocales} from '../../config/locales';
import {interfaceTexts} from './build/siteTexts';

const root = path.resolve(__dirname, '../..');

/** Ids of our own texts, as our files give them to `translate` and `<Translate>`. */
async function usedIds(): Promise<Set<string>> {
  const files = globSync(['src/**/*.{ts,tsx}', 'packages/docusaurus-lean/src/**/*.{ts,tsx}'], {
    cwd: root,
    ignore: '**/*.test.ts',
  });
  const sources = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  return new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/\bid[=:]\s*['"]((?:site|lean)\.[\w.]+)['"]/g)].map(([, id]) => id ?? ''),
    ),
  );
}

describe.each(otherLocales)('the texts of %s', (locale) => {
  const texts = interfaceTexts(locale, ['theme-common']);

  it('are there for everything that our pages say, and for nothing else', async () => {
    const ids = Object.keys(texts).filter((id) => /^(?:site|lean)\./.test(id));
    expect(ids.sort()).toEqual([...(await usedIds())].sort());
  });

  it('complete those of the theme', () => {
    const ids = Object.keys(englishTheme).filter((id) => !id.endsWith('___DESCRIPTION'));
    expect(ids.filter((id) => texts[id] === undefined)).toEqual([]);
  });

  it('are described to their translator', async () => {
    const file = path.join(root, 'i18n', locale, 'code.json');
    const own = JSON.parse(await readFile(file, 'utf8')) as Record<string, {message?: string; description?: string}>;
    for (const [id, {message, description}] of Object.entries(own)) {
      expect(message, id).toBeTruthy();
      expect(description, id).toBeTruthy();
    }
  });
});
