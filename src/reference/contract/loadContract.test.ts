import {cp, mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {brokenContract, validContract, type Breakage} from './fixtures';
import {loadContract} from './loadContract';

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

  it.each<[string, Breakage, RegExp]>([
    [
      'a Spanish text is missing',
      {replace: '        summary: Obtener un libro\n', by: ''},
      /openapi\.yaml:\d+: "summary" is not translated\. Add "x-es: \{ summary: … \}"/,
    ],
    [
      'a Spanish text stands alone',
      {replace: '      summary: Get a book\n', by: '      summary: Get a book\n      tagline: x\n'},
      /openapi\.yaml:\d+: Property `tagline` is not expected here/,
    ],
    [
      'a text holds HTML',
      {replace: '      summary: Get a book\n', by: '      summary: Get a <img src=x onerror=alert(1)> book\n'},
      /openapi\.yaml:\d+: "summary" holds the HTML <img src=x onerror=alert\(1\)>.* \(site\/plain-text\)/,
    ],
    [
      'a translation links to a script',
      {replace: '        summary: Obtener un libro\n', by: '        summary: "[Obtener](javascript:alert(1))"\n'},
      /openapi\.yaml:\d+: "x-es" links to "javascript:alert\(1\)"/,
    ],
    [
      'the catalogue of errors links to a script',
      {file: 'errors.yaml', replace: 'Look for it in the list.', by: '"[x](javascript:y)"'},
      /errors\.yaml:\d+: The text links to "javascript:y"/,
    ],
    [
      'an object has no fields',
      {replace: 'title: {type: string}', by: 'title: {type: object}'},
      /openapi\.yaml:\d+: The object has no fields\. Add "properties", or "additionalProperties: true"/,
    ],
    [
      'an allowed value is not explained in Spanish',
      {replace: 'short: solo el título, full: todo', by: 'short: solo el título'},
      /The value "full" is not translated/,
    ],
    [
      'the decision names a field that is not there',
      {replace: "fields: [title, 'authors[].name']", by: 'fields: [data.titel]'},
      /"x-decide" names the field "data\.titel", which the answer does not have/,
    ],
    [
      'a comma cuts a translation off',
      {replace: 'description: Espera a que vuelva.}', by: 'description: Espera, a que vuelva.}'},
      /"x-es" has the key "a que vuelva\." without a text/,
    ],
    [
      'the decision has no fallback',
      {
        replace:
          '        rule: Take the book when `title` is the one you want.\n        fallback: Leave any other.\n        x-es:\n          rule: Toma el libro cuando `title` sea el que buscas.\n          fallback: Deja cualquier otro.\n',
        by: '',
      },
      /"x-decide" is incomplete/,
    ],
    [
      'the rule has no Spanish',
      {replace: '          rule: Toma el libro cuando `title` sea el que buscas.\n', by: ''},
      /"rule" is not translated/,
    ],
    [
      'an outcome does not say what it means',
      {
        replace:
          '                  description: Wait until it is back.\n                  x-es: {summary: Prestado, description: Espera a que vuelva.}\n',
        by: '                  x-es: {summary: Prestado}\n',
      },
      /The outcome "lentOut" is incomplete/,
    ],
    [
      'a check does not say what Sandbox mode knows',
      {replace: '      x-sandbox: {none: true}\n', by: ''},
      /A check needs "x-sandbox"/,
    ],
    [
      'a test value is of a field that is not sent',
      {replace: 'field: id', by: 'field: isbn'},
      /"x-sandbox" sends "isbn"\. The request has: "id", "format"\./,
    ],
    [
      'a test value has an answer that does not exist',
      {replace: 'b-404: unknown', by: 'b-404: notFound'},
      /"x-sandbox" names the example "notFound"\. The answers have: "onShelf", "lentOut", "unknown"\./,
    ],
    [
      'a test value does not fit its schema',
      {replace: 'b-404: unknown', by: 'b-404-404: unknown'},
      /"x-sandbox" sends "b-404-404" as "id", but it must NOT have more than 8 characters\./,
    ],
    [
      'what the request needs beside the test value is not what the sample sends',
      {replace: 'with: {format: full}', by: 'with: {format: short}'},
      /The sample sends "format" as "full", "x-sandbox" as "short"\./,
    ],
    [
      'the sample does not send the test value of the first answer',
      {replace: 'b-1: onShelf', by: 'b-1: lentOut'},
      /The sample sends "id" as "b-1"\. Send the test value of the first answer, "onShelf"\./,
    ],
    [
      'the glossary lacks a language',
      {file: 'glossary.yaml', replace: 'es: Nombre.', by: 'es: ""'},
      /glossary\.yaml:2: "es" needs a text/,
    ],
    [
      'an example has the wrong type',
      {
        replace: 'value: {title: Example, authors: [{name: Nobody}]}',
        by: 'value: {title: 5}',
      },
      /`title` property type must be string/,
    ],
    [
      'an operation has no page',
      {replace: '      x-page: books/get\n', by: ''},
      /The operation has no page\. Add "x-page/,
    ],
    [
      'an operation is of a country without a page',
      {replace: 'x-country: PE', by: 'x-country: XX'},
      /openapi\.yaml:\d+: The country has no page\. Add it to config\/countries\.ts/,
    ],
    [
      'an error does not say what to do',
      {replace: 'value: {code: NotFound, message: no such book}', by: 'value: {}'},
      /The error "unknown" is incomplete/,
    ],
    ...['oneOf', 'anyOf', 'not'].map((keyword): [string, Breakage, RegExp] => [
      `a schema has "${keyword}"`,
      {
        replace: '      required: [title]\n',
        by: `      required: [title]\n      ${keyword}: ${keyword === 'not' ? '{required: [a]}' : '[{required: [title]}]'}\n`,
      },
      /openapi\.yaml:\d+: The reference cannot print a choice of schemas/,
    ]),
    [
      'the body of a request is not JSON',
      {
        replace: "application/json:\n            schema: {$ref: '#/components/schemas/Book'}\n            example",
        by: "multipart/form-data:\n            schema: {$ref: '#/components/schemas/Book'}\n            example",
      },
      /openapi\.yaml:\d+: Mime type "multipart\/form-data" is not allowed/,
    ],
    [
      'the catalogue of errors lacks a translation',
      {file: 'errors.yaml', replace: ', remedy: Búscalo en la lista.', by: ''},
      /errors\.yaml:10: "remedy" needs a text/,
    ],
    [
      'an error is not in the catalogue',
      {file: 'errors.yaml', replace: '    NotFound:', by: '    Gone:'},
      /No operation answers "Gone"\.[^]*getBook answers the error "notfound", which is not in the catalogue/,
    ],
    [
      'an error says something else than whether it is charged',
      {file: 'errors.yaml', replace: "charged: 'no'", by: 'charged: maybe'},
      /errors\.yaml:\d+: Write 'no' or 'yes'/,
    ],
    [
      'an error has a class that is not known',
      {file: 'errors.yaml', replace: 'class: correct', by: 'class: changed'},
      /errors\.yaml:\d+: Give a class: correct, token, credits, later or never/,
    ],
    [
      'a term is of a country that is not known',
      {file: 'terms.yaml', replace: 'country: PA', by: 'country: PX'},
      /terms\.yaml:\d+: config\/countries\.ts does not have this country/,
    ],
    ['a server has no address', {replace: "url: '{verificationApi}'", by: "url: '{other}'"}, /other/],
  ])('stops when %s', async (_case, breakage, message) => {
    await expect(brokenContract(breakage)).rejects.toThrow(message);
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
