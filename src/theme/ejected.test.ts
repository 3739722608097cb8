import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import noted from './ejected.json';

/** Where packages keep the components of the theme. */
const folders: Readonly<Record<string, string>> = {
  '@docusaurus/theme-classic': 'lib/theme',
  '@docusaurus/core': 'lib/client/theme-fallback',
};

interface Ejected {
  component: string;
  original: string;
}

const ejected = globSync('**/*.{ts,tsx}', {cwd: __dirname}).flatMap((file): Ejected[] => {
  const [, name = ''] =
    /^\/\/ Ejected from (@docusaurus\/[\w-]+)/.exec(readFileSync(path.join(__dirname, file), 'utf8')) ?? [];
  const folder = folders[name];
  const component = file.replace(/(?:\/index)?\.tsx?$/, '');
  if (folder === undefined) {
    return [];
  }
  const root = path.join(path.dirname(require.resolve(`${name}/package.json`)), folder, component);
  return [{component, original: existsSync(`${root}.js`) ? `${root}.js` : path.join(root, 'index.js')}];
});

describe('components that were ejected from the theme', () => {
  it('are those of ejected.json', () => {
    expect(ejected.map(({component}) => component).sort()).toEqual(Object.keys(noted).sort());
  });

  it.each(ejected)('$component: its original is the one that it was made from', ({component, original}) => {
    const hash = createHash('sha256').update(readFileSync(original)).digest('hex').slice(0, 16);
    expect(
      hash,
      `The theme's ${component} has changed. Compare it with src/theme/${component}, take over what matters, then write ${hash} into src/theme/ejected.json.`,
    ).toBe((noted as Record<string, string>)[component]);
  });
});
