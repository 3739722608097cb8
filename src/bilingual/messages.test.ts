import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import englishTheme from '@docusaurus/theme-translations/locales/base/theme-common.json';
import spanish from '../../i18n/es/code.json';
import {messages} from './messages';

const root = path.resolve(__dirname, '../..');

/** Ids that begin with `site.`, as `translate({id})` and `<Translate id>` of our own files use them. */
async function usedIds(): Promise<Set<string>> {
  const files = globSync('src/**/*.{ts,tsx}', {cwd: root, ignore: '**/*.test.ts'});
  const sources = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  return new Set(
    sources.flatMap((source) => [...source.matchAll(/\bid[=:]\s*['"](site\.[\w.]+)['"]/g)].map(([, id]) => id ?? '')),
  );
}

describe('i18n/es/code.json', () => {
  it('has the Spanish of every interface text, and nothing that no page uses', async () => {
    const ids = Object.keys(spanish).filter((id) => id.startsWith('site.'));
    expect(ids.sort()).toEqual([...(await usedIds())].sort());
  });

  it('completes the Spanish of the theme: no text of it is missing', () => {
    const ids = Object.keys(englishTheme).filter((id) => !id.endsWith('___DESCRIPTION'));
    expect(ids.filter((id) => messages.es[id] === undefined)).toEqual([]);
  });

  it('describes every text to its translator', () => {
    for (const [id, {message, description}] of Object.entries(spanish)) {
      expect(message, id).not.toBe('');
      expect(description, id).not.toBe('');
    }
  });
});
