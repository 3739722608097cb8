import {rm} from 'node:fs/promises';
import {describe, expect, it} from 'vitest';
import {buildChecks, checks, runChecks} from '.';
import {page, post, writeSite, type PageParts} from './fixtures/writtenSite';
import {readCheckedSite} from './readSite';

const one = 'docs/area/one.mdx';
const spanishPost = 'blog/2026-01-02-dos.mdx';
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

/** What every site of these tests has: a page and a post in both languages. */
const complete = {
  [one]: page('One'),
  'docs-es/area/one.mdx': page('Uno', {front: 'slug: /uno\n'}),
  'blog/2026-01-02-two.mdx': post('Two'),
  [spanishPost]: post('Dos', {front: 'lang: es\ncounterpart: two\n'}),
};

/** The outline, the redirects and the rules are those of the real site, whose pages these sites lack. */
const aboutOtherPages = /^config\/|\[outline\]$/;

/** That the languages differ, as they do where a mistake is made in one of them. */
const isDifference = /(?:is missing(?: in .*)?|another order than .*)\. \[(?:parity|posts)\]$/;

async function faultsOf(files: Readonly<Record<string, string | Buffer>>): Promise<string[]> {
  const site = await writeSite({...complete, ...files});
  const faults: string[] = [];
  for await (const fault of runChecks(await readCheckedSite(site), buildChecks)) {
    faults.push(fault);
  }
  await rm(site, {recursive: true});
  return faults.filter((fault) => !aboutOtherPages.test(fault) || fault.startsWith('config/tagPrices'));
}

const inPage = (body: string) => ({[one]: page('One', {body})});
const inPost = (front: string, body = '') => ({
  [spanishPost]: post('Dos', {front: `lang: es\ncounterpart: two\n${front}`, body}),
});
const flow = (steps: string): string => `<Flow title="A" actors={['You', 'API']} steps={${steps}} />`;

/**
 * Other mistakes have their tests elsewhere: a contract that is no YAML in `src/reference/contract/refuseUnparsed.test.ts` and
 * settings in `config/brand.test.ts` and `config/environment.test.ts`.
 */
describe('a mistake is said in one line', () => {
  it.each<[string, Record<string, string | Buffer>, RegExp]>([
    [
      'a name of the brand that does not exist',
      {[one]: page('One').replace('A page that', 'A page of {brand.nmae} that')},
      /^docs\/area\/one\.mdx:3: .*brand\.nmae.* is not in config\/brand\.ts/,
    ],
    [
      'a tag that the translation lacks',
      {[spanishPost]: post('Dos', {front: 'lang: es\ncounterpart: two\n'}).replace('[docusaurus]', '[]')},
      /^blog\/.* has no tag that is "docusaurus" in its language\. Add the two names to config\/blogTags\.ts/,
    ],
    [
      'a script',
      inPage('<script src="/a.js"></script>'),
      /^docs\/area\/one\.mdx:6: <script> may not stand.*Take it out/,
    ],
    ['a handler', inPage('<b onClick={() => 1}>a</b>'), /:6: <b onClick> may not stand in a page.*take "onClick" out/],
    ['an image of another host', inPage('![a](https://a.example/b.png)'), /:6: .*on another host.*static\/img/],
    ['an <img> of another host', inPage('<img alt="a" src="//a.example/b.png" />'), /:6: <img src>: .*on another host/],
    ['a script as a link', inPage('[a](javascript:alert)'), /:6: "javascript:alert" is a script/],
    ['an image that does not exist', inPage('![a](./a.png)'), /:6: the image "\.\/a\.png" does not exist\. Correct/],
    [
      'an actor that does not exist',
      inPage(flow(`[{from: 'You', to: 'APi', text: 'b'}]`)),
      /:6: .*"APi".*Did you mean "API"/,
    ],
    ['a step without a text', inPage(flow(`[{from: 'You', to: 'API'}]`)), /:6: <Flow>: step 1 has no "text"/],
    [
      'an attribute that does not exist',
      inPage('<Operation ids="a" />'),
      /:6: .*no attribute "ids"\. Did you mean "id"/,
    ],
    ['an attribute that is missing', inPage('<SchemaObject />'), /:6: <SchemaObject> needs the attribute "name"/],
    ['a tag that is not closed', inPage('A.\n\n<Details>\n\nB.'), /^docs\/area\/one\.mdx:8: .*`<Details>`/],
    [
      'a broken link',
      inPage('[a](./three.mdx)'),
      /^docs\/area\/one\.mdx:6: the link "\.\/three\.mdx" leads to no page\. Write the path/,
    ],
    [
      'a mistyped link',
      inPage('[a](./oen.mdx)'),
      /^docs\/area\/one\.mdx:6: the link "\.\/oen\.mdx" leads to no page\. Did you mean "\.\/one\.mdx"\?/,
    ],
    [
      'a broken anchor of a post',
      inPost('', '[a](#gone)'),
      /^blog\/2026-01-02-dos\.mdx:12: the link "#gone" leads to no/,
    ],
    ['an unclosed tag of a post', inPost('', '<Details>'), /^blog\/2026-01-02-dos\.mdx:12: .*`<Details>`/],
    ['a missing image of a post', inPost('', '![a](./a.png)'), /^blog\/.*dos\.mdx:12: the image .* does not exist/],
    [
      'an unknown field of a post',
      inPost('keyword: [a]\n'),
      /^blog\/.*dos\.mdx:10: nobody reads "keyword".*"keywords"/,
    ],
    [
      'an unknown team',
      {[spanishPost]: post('Dos', {front: 'lang: es\ncounterpart: two\n'}).replace('[research]', '[reserch]')},
      /^blog\/.*dos\.mdx:5: "reserch" is not in.*"research"/,
    ],
    [
      'a tag of another language',
      {[spanishPost]: post('Dos', {front: 'lang: es\ncounterpart: two\n'}).replace('[docusaurus]', '[hello]')},
      /^blog\/.*:6: the tag "hello" is of another language\. Write "hola"/,
    ],
    [
      'a counterpart that does not exist',
      {[spanishPost]: post('Dos', {front: 'lang: es\ncounterpart: tow\n'})},
      /^blog\/.*dos\.mdx:9: no post has the slug "tow"/,
    ],
    [
      'a post in one language',
      {'blog/2026-01-03-alone.mdx': post('Alone')},
      /^blog\/2026-01-03-alone\.mdx:1: the post is missing in Español/,
    ],
    [
      'teams that are no YAML',
      {'blog/authors.yml': 'research:\n  name: "Research\n'},
      /^blog\/authors\.yml:3: Missing closing "quote.*Fix the indentation, or put the text in quotes/,
    ],
    ['broken JSON', {'i18n/es/code.json': '{\n  "a": {"message": "b"},\n}'}, /^i18n\/es\/code\.json:3: it is no JSON/],
    [
      'a text without words',
      {'i18n/es/code.json': '{\n  "a": {"mesage": "b"}\n}'},
      /^i18n\/es\/code\.json:2: "message" has no text/,
    ],
    [
      'a price with a currency',
      {
        'config/tagPrices.json':
          '[\n{"length": "1", "usd": {\n"1": "240 USD", "2": 1, "3": 1, "4": 1, "5": 1, "lifetime": 1}}]',
      },
      /^config\/tagPrices\.json:3: the price "1" is "240 USD"\. Write the price as a number/,
    ],
    ['a page in Latin-1', {[one]: latin1(page('One', {body: 'é'}))}, /^docs\/area\/one\.mdx:6: the file is not UTF-8/],
    [
      'a page in UTF-16',
      {[one]: Buffer.from(page('One'), 'utf16le')},
      /^docs\/area\/one\.mdx:1: the file is not UTF-8/,
    ],
    ['a contract in Latin-1', {'openapi/a.yaml': latin1('a: é')}, /^openapi\/a\.yaml:1: the file is not UTF-8/],
    [
      'a field that is no YAML',
      {[one]: page('One').replace('title: One', 'title: [One')},
      /^docs\/area\/one\.mdx:2: the front matter cannot/,
    ],
    [
      'an unknown field of a page',
      {[one]: page('One', {front: 'keyword: [a]\n'})},
      /^docs\/area\/one\.mdx:4: nobody reads "keyword".*"keywords"/,
    ],
    [
      'an operation on no page',
      {'openapi/paths/a.yaml': 'a:\n  get:\n    x-page: area/oen\n'},
      /^openapi\/paths\/a\.yaml:3: .*"area\/oen" is no page\. Did you mean "area\/one"/,
    ],
    [
      'a route of another page',
      {'docs/area/two.mdx': page('Two', {front: 'slug: /area/one\n'}), 'docs-es/area/two.mdx': page('Dos')},
      /^docs\/area\/two\.mdx:4: the route "\/area\/one" is that of docs\/area\/one\.mdx too/,
    ],
    [
      'a page in one language',
      {'docs/area/two.mdx': page('Two')},
      /^docs-es\/area\/two\.mdx:1: the page is missing\. Write it in Español/,
    ],
  ])('%s', async (_name, files, says) => {
    // What is in one language only is a fault of its own.
    const faults = (await faultsOf(files)).filter((fault) => says.test(fault) || !isDifference.test(fault));
    expect(faults).toEqual([expect.stringMatching(says) as string]);
  });

  it('and what is right is not refused', async () => {
    const body = `<Operation id="checkIdentityPeru" />\n\n${flow(`[{from: 'You', to: 'API', text: 'b', isBetween: true}]`)}`;
    const translated = page('Uno', {front: 'slug: /uno\n', body});
    expect(await faultsOf({...inPage(body), 'docs-es/area/one.mdx': translated})).toEqual([]);
  });
});

/** What a check by itself says of a page in English and one in Spanish; another one is in English only. */
async function saidBy(name: string, english: PageParts, spanish: PageParts = {}): Promise<string> {
  const site = await writeSite({
    [one]: page('One', english),
    'static/large.png': Buffer.alloc(300_001),
    'docs/area/two.mdx': page('Two'),
    'docs-es/area/one.mdx': page('Uno', {front: 'slug: /uno\n', ...spanish}),
  });
  const check = checks.find((item) => item.name === name);
  const faults = (await check?.run(await readCheckedSite(site))) ?? [`There is no check "${name}".`];
  await rm(site, {recursive: true});
  return faults.join('\n');
}

describe('each check finds what it is for', () => {
  it.each<[string, RegExp, english: PageParts, spanish?: PageParts]>([
    [
      'voice',
      /^docs-es\/area\/one\.mdx:\d+: "Conviene" is ruled out by config\/voice\.yaml\. Write el imperativo/m,
      {},
      {body: 'Conviene enviar el número.'},
    ],
    ['mdx', /^docs\/area\/one\.mdx:6: .*checkIdentityPeru/m, {body: '<Operation id="checkIdentityPer" />'}],
    ['headings', /^docs\/area\/one\.mdx:6: the heading "Loose" has no id/m, {body: '## Loose'}],
    ['outline', /^docs\/area\/two\.mdx:1: the page is in no sidebar/m, {}],
    ['links', /^docs\/area\/one\.mdx:6: .*leads to no heading.*#answer/m, {body: '[a](./two.mdx#question)'}],
    ['redirects', /^config\/redirects\.yaml:\d+: .*no page and no file/m, {}],
    ['images', /^docs\/area\/one\.mdx:6: the image "\.\/a\.png" has no text/m, {body: '![](./a.png)'}],
    ['images', /^docs\/area\/one\.mdx:6: an <img> has no alt/m, {body: '<img src="/x.svg" />'}],
    [
      'images',
      /^docs\/area\/one\.mdx:6: the image "\/large\.png" has 300001 bytes\. Make it smaller/m,
      {body: '![A form](/large.png)'},
    ],
    ['images', /^$/, {body: '```md\n![](x.png)\n```\n\n<img src="/x.svg" alt="" />'}],
    ['markers', /^docs\/area\/one\.mdx:6: \[to be written/m, {body: '[to be written: what it is]'}],
    ['thin', /^docs-es\/area\/one\.mdx:1: the page/m, {}, {words: 20}],
    [
      'owned-rules',
      /^docs\/area\/one\.mdx:6: "growing pauses" is a rule of platform\/retries/m,
      {body: 'Repeat it with growing\npauses.'},
    ],
    ['glossary', /^docs-es\/area\/one\.mdx:\d+: "petición"/m, {}, {body: 'Una petición.'}],
    ['spelling', /^docs\/area\/one\.mdx:6: "mispelled"/m, {body: 'A mispelled thing.'}],
  ])('%s: %s', async (name, says, english, spanish) => {
    expect(await saidBy(name, english, spanish)).toMatch(says);
  });
});
