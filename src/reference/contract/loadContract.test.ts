import {readFileSync} from 'node:fs';
import {cp, mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {brokenContract, validContract, type Breakage} from './fixtures';
import {loadContract} from './loadContract';

const faults = parse(readFileSync(path.join(__dirname, 'fixtures/faults.yaml'), 'utf8')) as readonly (Breakage & {
  when: string;
  message: string;
})[];

describe('loadContract', () => {
  it('reads every operation in both languages', async () => {
    const contract = await validContract();
    expect(contract.in.en.operations.get('getBook')).toMatchObject({
      method: 'get',
      path: '/books/{id}',
      server: 'https://api.library.example',
      token: {scheme: 'accountToken', variable: 'API_TOKEN'},
      decision: {fields: ['title', 'authors[].name']},
      isPreview: true,
      success: {outcomes: [{name: 'onShelf', summary: 'On the shelf'}, {name: 'lentOut'}]},
      summary: 'Get a book',
      errors: [
        {
          status: '404',
          body: {code: 'NotFound'},
          meaning: 'The library has no book with this id.',
          remedy: 'Check the `id`.',
        },
      ],
    });
    expect(contract.in.es.operations.get('getBook')).toMatchObject({
      summary: 'Obtener un libro',
      parameters: [{description: 'Id del libro.'}, {description: 'Forma de la respuesta.'}],
      errors: [{remedy: 'Revisar el `id`.'}],
    });
    expect(contract.in.en.operations.get('createBook')).toMatchObject({deprecated: true, isPreview: false});
    expect(contract.in.en.operations.get('createBook')?.token).toBeUndefined();
  });

  it('fills field texts in from the glossary, and leaves no Spanish in English', async () => {
    const {en, es} = (await validContract()).in;
    expect(en.schemas.get('Book')?.properties?.title?.description).toBe('Title.');
    expect(es.schemas.get('Book')?.properties?.title?.description).toBe('Título.');
    expect(JSON.stringify([...en.operations.values()])).not.toContain('x-es');
  });

  it.each(faults)('stops when $when', async ({message, ...breakage}) => {
    await expect(brokenContract(breakage)).rejects.toThrow(new RegExp(message));
  });
});

describe.each([true, false])('a file that is not valid YAML (checked: %s)', (isChecked) => {
  it('is told once, though two paths refer to it', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'contract-'));
    await cp(path.join(__dirname, 'fixtures/valid'), dir, {recursive: true});
    const root = path.join(dir, 'openapi.yaml');
    const references = ['/new', '/newer'].map((route) => `  ${route}: {$ref: 'paths.yaml#/~1new'}\n`).join('');
    await writeFile(root, (await readFile(root, 'utf8')).replace('paths:\n', `paths:\n${references}`));
    await writeFile(path.join(dir, 'paths.yaml'), '/new:\n  get:\n    tags: [books\n    operationId: getNew\n');
    await expect(loadContract({dir, servers: {}, isChecked})).rejects.toThrow(
      /^The contract has 1 problem\(s\):\n.*paths\.yaml:4: is not valid YAML: .*Fix this line or the one above it\.$/,
    );
  });
});
