import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';

const theme = path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib');

const read = (root: string, pattern: string): string =>
  globSync(pattern, {cwd: root, absolute: true})
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const used = [...read(path.resolve('src'), '**/*.css').matchAll(/\[class\*='(\w+)'\]/g)].map(([, name = '']) => name);
const modules = read(theme, 'theme/**/*.module.css');

describe('classes inside of the theme that our style sheets name', () => {
  it.each(used)('%s is one', (name) => {
    expect(
      modules,
      `No style sheet of the theme has a class ".${name}…" any more. Find out what took its place.`,
    ).toMatch(new RegExp(`\\.${name}\\w*`));
  });
});
