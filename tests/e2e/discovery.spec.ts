import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {brand} from '../../config/brand';
import {localeCodes} from '../../config/locales';
import {skills} from '../../config/skills';

interface SkillIndex {
  $schema: string;
  skills: {name: string; type: string; description: string; url: string; digest: string}[];
}

const build = path.resolve(__dirname, '../../build');
const indexPath = '/.well-known/agent-skills/index.json';
const onThisHost = (url: string): string => url.replace(brand.siteUrl, '');

test('the index of skills has every skill in every language, with the digest of what is served', async ({request}) => {
  const index = (await (await request.get(indexPath)).json()) as SkillIndex;
  expect(index.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  expect(index.skills).toHaveLength(skills.length * localeCodes.length);
  expect(new Set(index.skills.map(({name}) => name)).size).toBe(index.skills.length);
  for (const {name, type, description, url, digest} of index.skills) {
    const answer = await request.get(onThisHost(url));
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const body = await answer.body();
    expect(digest, name).toBe(`sha256:${createHash('sha256').update(body).digest('hex')}`);
    const frontMatter = parse(/^---\n([\s\S]*?)\n---\n/.exec(body.toString())?.[1] ?? '') as unknown;
    expect(frontMatter).toEqual({name, description});
    // Of https://agentskills.io/specification: a name, a description, and about 5,000 tokens.
    expect([name, type]).toEqual([expect.stringMatching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), 'skill-md']);
    expect(name.length).toBeLessThanOrEqual(64);
    expect(description.length).toBeLessThanOrEqual(1024);
    expect(body.toString().length, name).toBeLessThan(20_000);
  }
});

test('the skills are in their language, and say what the workflows and the pages say', () => {
  const read = (name: string): string =>
    readFileSync(path.join(build, '.well-known/agent-skills', name, 'SKILL.md'), 'utf8');
  expect(read('integrate-a-check')).toContain('`GET /v2/co/cedula` (`checkIdentityColombia`)');
  expect(read('integrate-a-check-es')).toContain('](https://docs.acme.example/docs-es/identidad/colombia.md)');
  expect(read('build-an-onboarding')).toMatch(/^5\. \*\*Register your webhook[^]*^17\. \*\*Read the registration/m);
  expect(read('handle-errors')).toContain('## What each status asks of you');
  expect(read('handle-errors-es')).toContain('## Qué hacer con cada estado');
});

test('every link of the skills leads somewhere', async ({request}) => {
  const index = (await (await request.get(indexPath)).json()) as SkillIndex;
  const texts = index.skills.map(({url}) => readFileSync(path.join(build, onThisHost(url)), 'utf8'));
  const links = new Set(
    texts.flatMap((text) => [...text.matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, href = '']) => href)),
  );
  const own = [...links].filter((href) => href.startsWith(brand.siteUrl));
  for (const href of own) {
    expect((await request.get(onThisHost(href))).status(), href).toBe(200);
  }
  expect(own.length).toBeGreaterThan(50);
});

test('the catalogue of APIs leads to the contract and to the documentation of both', async ({request}) => {
  const answer = await request.get('/.well-known/api-catalog');
  expect(answer.headers()['content-type']).toMatch(/^application\/linkset\+json; profile=/);
  expect(answer.headers().link).toContain('</.well-known/api-catalog>; rel="api-catalog"');
  const {linkset} = (await answer.json()) as {
    linkset: ({anchor: string} & Record<string, {href: string; type?: string}[]>)[];
  };
  const [catalog, ...apis] = linkset;
  expect(catalog?.item?.map(({href}) => href)).toEqual([brand.apiUrl, brand.zelfProofApiUrl]);
  expect(apis.map(({anchor}) => anchor)).toEqual([brand.apiUrl, brand.zelfProofApiUrl]);
  for (const api of apis) {
    const targets = ['service-desc', 'service-doc', 'service-meta'].flatMap((relation) => api[relation] ?? []);
    expect(targets).toHaveLength(2 * localeCodes.length + 1);
    for (const {href} of targets) {
      expect((await request.get(onThisHost(href))).status(), href).toBe(200);
    }
  }
});

test('the contract has its usual name at the root', async ({request}) => {
  const contract = (await (await request.get('/openapi.json', {maxRedirects: 0})).json()) as {openapi: string};
  expect(contract.openapi).toMatch(/^3\.1/);
  expect(contract).toEqual(await (await request.get('/openapi.en.json')).json());
});

for (const [pathname, copy] of [
  ['/', '/index.md'],
  ['/identity/peru', '/identity/peru.md'],
  ['/docs-es/identidad/peru', '/docs-es/identidad/peru.md'],
] as const) {
  test(`${pathname} is answered with its copy to who asks for Markdown, and says that it varies`, async ({request}) => {
    const markdown = await request.get(pathname, {headers: {Accept: 'text/markdown, text/html;q=0.9'}});
    expect(markdown.headers()).toMatchObject({'content-type': 'text/markdown; charset=utf-8', vary: 'Accept'});
    expect(await markdown.text()).toBe(readFileSync(path.join(build, copy), 'utf8'));
    const page = await request.get(pathname, {headers: {Accept: 'text/html,*/*;q=0.8'}});
    expect(page.headers()).toMatchObject({'content-type': 'text/html; charset=utf-8', vary: 'Accept'});
  });
}
