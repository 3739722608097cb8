import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {brand} from '../../config/brand';
import {localeCodes} from '../../config/locales';
import {skills} from '../../config/skills';
import {build, built} from '../support/pages';

const fileOf = (url: string): string => new URL(url).pathname;

it('the index of skills has every skill in every language, with the digest of its file', () => {
  const index = JSON.parse(built('.well-known/agent-skills/index.json')) as {
    $schema: string;
    skills: {name: string; type: string; description: string; url: string; digest: string}[];
  };
  expect(index.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  expect(new Set(index.skills.map(({name}) => name)).size).toBe(skills.length * localeCodes.length);
  for (const {name, type, description, url, digest} of index.skills) {
    const text = built(fileOf(url));
    expect(digest, name).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
    expect(parse(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '')).toEqual({name, description});
    // Of https://agentskills.io/specification: a name, a description, and about 5,000 tokens.
    expect([name, type]).toEqual([expect.stringMatching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), 'skill-md']);
    expect(name.length).toBeLessThanOrEqual(64);
    expect(description.length).toBeLessThanOrEqual(1024);
    expect(text.length, name).toBeLessThan(20_000);
  }
});

it.each([
  ['integrate-a-check', '`GET /v2/co/cedula` (`checkIdentityColombia`)'],
  ['integrate-a-check-es', '](https://docs.acme.example/docs-es/identidad/colombia.md)'],
  ['build-an-onboarding', /^5\. \*\*Register your webhook[^]*^17\. \*\*Read the registration/m],
  ['handle-errors', '## What each status asks of you'],
  ['handle-errors-es', '## Qué hacer con cada estado'],
])('the skill %s says what workflows and pages say', (name, text) => {
  expect(built(`.well-known/agent-skills/${name}/SKILL.md`)).toMatch(text);
});

it('the catalogue of APIs leads to the contract and to the documentation of both', () => {
  const {linkset} = JSON.parse(built('.well-known/api-catalog')) as {
    linkset: ({anchor: string} & Record<string, {href: string}[]>)[];
  };
  const [catalog, ...apis] = linkset;
  expect(catalog?.item?.map(({href}) => href)).toEqual([brand.apiUrl, brand.zelfProofApiUrl]);
  expect(apis.map(({anchor}) => anchor)).toEqual([brand.apiUrl, brand.zelfProofApiUrl]);
  for (const api of apis) {
    const targets = ['service-desc', 'service-doc', 'service-meta'].flatMap((relation) => api[relation] ?? []);
    expect(targets).toHaveLength(2 * localeCodes.length + 1);
    const files = targets.map(({href}) => path.join(build, fileOf(href)));
    expect(files.filter((file) => !existsSync(file) && !existsSync(`${file}.html`))).toEqual([]);
  }
  expect(built('openapi.json')).toBe(built('openapi.en.json'));
});
