import {cp, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checks} from '.';
import {readCheckedSite} from './readSite';

const root = path.resolve(__dirname, '../..');

interface PageParts {
  front?: string;
  body?: string;
  words?: number;
}

/** A page in which the checks of single pages find no fault. */
function page(title: string, {front = '', body = '', words = 300}: PageParts = {}): string {
  const description = 'A page that a test has written, with a description that is long enough to be shown.';
  return `---\ntitle: ${title}\ndescription: ${title}. ${description}\n${front}---\n\n${body}\n\n## Answer {#answer}\n\n${'word '.repeat(words)}\n`;
}

let site: string;

beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'written-'));
  for (const file of [
    'GLOSSARY.md',
    'cspell.config.yaml',
    'config/redirects.yaml',
    'config/ownedRules.yaml',
    'config/voice.yaml',
    'config/spelling',
  ]) {
    await cp(path.join(root, file), path.join(site, file), {recursive: true});
  }
});

afterEach(async () => {
  await rm(site, {recursive: true});
});

async function faultsOf(name: string, pages: {en: PageParts; es?: PageParts}): Promise<string[]> {
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(site, file)), {recursive: true});
    await writeFile(path.join(site, file), text);
  };
  await write('docs/area/one.mdx', page('One', pages.en));
  await write('docs/area/two.mdx', page('Two'));
  await write('docs-es/area/one.mdx', page('Uno', {front: 'slug: /uno\n', ...pages.es}));
  const check = checks.find((item) => item.name === name);
  if (check === undefined) {
    throw new Error(`There is no check "${name}".`);
  }
  return [...(await check.run(await readCheckedSite(site)))];
}

const cases: Record<string, {pages: {en: PageParts; es?: PageParts}; says: RegExp}> = {
  'front-matter': {pages: {en: {front: 'keyword: [a]\n'}}, says: /^docs\/area\/one\.mdx:4: .*Did you mean "keywords"/m},
  voice: {
    pages: {en: {}, es: {body: 'Conviene enviar el número.'}},
    says: /^docs-es\/area\/one\.mdx:\d+: "Conviene" is ruled out by config\/voice\.yaml\. Write el imperativo/m,
  },
  mdx: {
    pages: {en: {body: '<Operation id="checkIdentityPer" />'}},
    says: /^docs\/area\/one\.mdx:6: .*checkIdentityPeru/m,
  },
  metadata: {
    pages: {en: {front: 'slug: /area/two\n'}},
    says: /^docs\/area\/one\.mdx:4: the route .* is that of docs\/area\/two\.mdx too/m,
  },
  headings: {pages: {en: {body: '## Loose'}}, says: /^docs\/area\/one\.mdx:6: the heading "Loose" has no id/m},
  parity: {pages: {en: {}}, says: /^docs-es\/area\/two\.mdx:1: the page is missing/m},
  outline: {pages: {en: {}}, says: /^docs\/area\/two\.mdx:1: the page is in no sidebar/m},
  links: {
    pages: {en: {body: '[a](./two.mdx#question)'}},
    says: /^docs\/area\/one\.mdx:6: .*leads to no heading.*#answer/m,
  },
  redirects: {pages: {en: {}}, says: /^config\/redirects\.yaml:\d+: .*no page and no file/m},
  images: {pages: {en: {body: '![](./a.png)'}}, says: /^docs\/area\/one\.mdx:6: the image/m},
  markers: {pages: {en: {body: '[to be written: what it is]'}}, says: /^docs\/area\/one\.mdx:6: \[to be written/m},
  thin: {pages: {en: {front: 'kind: overview\n'}, es: {words: 20}}, says: /^docs-es\/area\/one\.mdx:1: the page/m},
  'owned-rules': {
    pages: {en: {body: 'Repeat it with growing\npauses.'}},
    says: /^docs\/area\/one\.mdx:6: "growing pauses" is a rule of platform\/retries/m,
  },
  glossary: {pages: {en: {}, es: {body: 'Una petición.'}}, says: /^docs-es\/area\/one\.mdx:\d+: "petición"/m},
  spelling: {pages: {en: {body: 'A mispelled thing.'}}, says: /^docs\/area\/one\.mdx:6: "mispelled"/m},
};

describe('each check finds what it is for', () => {
  it.each(Object.entries(cases))('%s', async (name, {pages, says}) => {
    expect((await faultsOf(name, pages)).join('\n')).toMatch(says);
  });

  it('names front matter that cannot be read', async () => {
    const faults = await faultsOf('readable', {en: {front: 'slug: [\n'}});
    expect(faults).toEqual([expect.stringMatching(/^docs\/area\/one\.mdx:4: the front matter cannot be read/)]);
  });

  it('says nothing where there is nothing to say', async () => {
    for (const name of ['mdx', 'headings', 'links', 'images', 'markers', 'thin']) {
      expect(await faultsOf(name, {en: {body: '[b](./two.mdx#answer)'}})).toEqual([]);
    }
  });
});
