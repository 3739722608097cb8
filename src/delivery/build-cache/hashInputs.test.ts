import {mkdir, mkdtemp, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {hashInputs} from './hashInputs';

const page = 'docs/countries/peru.mdx';

const files = {
  [page]: '---\ntitle: Peru\nsidebar_label: Peru\n---\n\nA sentence.\n',
  'docs-es/countries/peru.mdx': '---\ntitle: Perú\nslug: /paises/peru\n---\n\nUna oración.\n',
  'config/countries.ts': "export const countries = [{code: 'PE', name: {en: 'Peru'}}];\n",
  'config/outline/checks.yaml': '- countries/peru\n',
  'openapi/paths/identity.yaml': '/v3/pe/cedula:\n  get: {operationId: checkIdentityPeru}\n',
  'i18n/es/reference.json': '{"errors": "Errores"}\n',
};

let site: string;
const at = (file: string): string => path.join(site, file);
const replaceIn = async (file: string, text: string, by: string): Promise<void> =>
  writeFile(at(file), (await readFile(at(file), 'utf8')).replace(text, by));

beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'inputs-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(at(file)), {recursive: true});
    await writeFile(at(file), text);
  }
});

afterEach(async () => {
  await rm(site, {recursive: true});
});

describe('the hash of what pages take from elsewhere', () => {
  it.each<[string, () => Promise<void>]>([
    ['a page is moved', () => rename(at(page), at('docs/peru.mdx'))],
    ['a page is removed', () => rm(at(page))],
    ['a title is renamed', () => replaceIn(page, 'title: Peru', 'title: Peru, all checks')],
    ['a label is renamed', () => replaceIn(page, 'sidebar_label: Peru', 'sidebar_label: All of Peru')],
    ['a route is changed', () => replaceIn('docs-es/countries/peru.mdx', '/paises/peru', '/peru')],
    ['a country is edited', () => replaceIn('config/countries.ts', "en: 'Peru'", "en: 'Republic of Peru'")],
    ['the outline is edited', () => replaceIn('config/outline/checks.yaml', 'countries/peru', 'countries/chile')],
    ['an operation is renamed', () => replaceIn('openapi/paths/identity.yaml', 'checkIdentityPeru', 'checkDni')],
    ['a label of the reference is edited', () => replaceIn('i18n/es/reference.json', 'Errores', 'Fallos')],
  ])('is another when %s', async (_what, change) => {
    const before = await hashInputs(site, '/');
    await change();
    expect(await hashInputs(site, '/')).not.toBe(before);
  });

  it('is another under another base path', async () => {
    expect(await hashInputs(site, '/base/')).not.toBe(await hashInputs(site, '/'));
  });

  it('is the same when a sentence is edited, so that other pages are not compiled again', async () => {
    const before = await hashInputs(site, '/');
    await replaceIn(page, 'A sentence.', 'Another sentence.');
    expect(await hashInputs(site, '/')).toBe(before);
  });
});
