import {describe, expect, it} from 'vitest';
import {brokenContract, validContract, type Breakage} from './fixtures';

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
      /openapi\.yaml:\d+:\d+ "summary" is not translated\. Add "x-es: \{ summary: … \}"/,
    ],
    [
      'a Spanish text stands alone',
      {replace: '      summary: Get a book\n', by: '      summary: Get a book\n      tagline: x\n'},
      /openapi\.yaml:\d+:\d+ Property `tagline` is not expected here/,
    ],
    [
      'a text holds HTML',
      {replace: '      summary: Get a book\n', by: '      summary: Get a <img src=x onerror=alert(1)> book\n'},
      /openapi\.yaml:\d+:\d+ "summary" holds the HTML <img src=x onerror=alert\(1\)>.* \(site\/plain-text\)/,
    ],
    [
      'a translation links to a script',
      {replace: '        summary: Obtener un libro\n', by: '        summary: "[Obtener](javascript:alert(1))"\n'},
      /openapi\.yaml:\d+:\d+ "x-es" links to "javascript:alert\(1\)"/,
    ],
    [
      'the catalogue of errors links to a script',
      {file: 'errors.yaml', replace: 'remedy: ', by: 'note: "[x](javascript:y)"\n      remedy: '},
      /errors\.yaml:\d+:\d+ The text links to "javascript:y"/,
    ],
    [
      'an operation names an event that is not there',
      {replace: 'x-emits: [book_returned]', by: 'x-emits: [book_returned, book_lost]'},
      /openapi\.yaml:\d+:\d+ "x-emits" names the event "book_lost"\. The webhooks are: book_returned\./,
    ],
    [
      'no operation causes an event',
      {replace: '      x-emits: [book_returned]\n', by: ''},
      /openapi\.yaml:\d+:\d+ No operation causes the event "book_returned"\. Add it to "x-emits"/,
    ],
    [
      'a state follows that the field does not have',
      {replace: 'lent: [lost]', by: 'lent: [burnt]'},
      /openapi\.yaml:\d+:\d+ "x-transitions" names the state "burnt"\. The field may have: new, lent, lost\./,
    ],
    [
      'a state has no list of those that follow',
      {replace: 'lost: []', by: 'lost: null'},
      /"x-transitions" has no list for "lost"/,
    ],
    [
      'the life of a token is no duration',
      {replace: 'ttl: P30D', by: 'ttl: 30 days'},
      /openapi\.yaml:\d+:\d+ "30 days" is no life of a token\. Write a duration in one unit: P30D/,
    ],
    [
      'a life is of an operation that does not issue the token',
      {replace: 'ttl: P30D', by: 'ttl: {createBook: P30D}'},
      /"ttl" by operation needs the operations of "issuedBy", in their order: getBook\./,
    ],
    [
      'a reference leads into another schema',
      {replace: 'title: {type: string}', by: "title: {$ref: '#/components/schemas/ErrorBody/properties/code'}"},
      /openapi\.yaml:\d+:\d+ "#\/components\/schemas\/ErrorBody\/properties\/code" leads into another schema/,
    ],
    [
      'an object has no fields',
      {replace: 'title: {type: string}', by: 'title: {type: object}'},
      /openapi\.yaml:\d+:\d+ The object has no fields\. Add "properties", or "additionalProperties: true"/,
    ],
    [
      'a preview is marked where no page has a title',
      {replace: '          required: true\n', by: '          required: true\n          x-preview: true\n'},
      /openapi\.yaml:\d+:\d+ Put "x-preview: true" on an operation, a tag or a schema/,
    ],
    [
      'an allowed value is not explained',
      {
        replace: 'x-enum-descriptions: {short: title only, full: everything}',
        by: 'x-enum-descriptions: {short: title only}',
      },
      /The value "full" of "format" has no text/,
    ],
    [
      'an allowed value is not explained in Spanish',
      {replace: 'short: solo el título, full: todo', by: 'short: solo el título'},
      /The value "full" is not translated/,
    ],
    [
      'a field is described by its name',
      {replace: 'description: Who wrote it.', by: 'description: List of the authors.'},
      /openapi\.yaml:\d+:\d+ The text of "authors" only repeats its name/,
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
      {replace: '        fallback: Leave any other.\n', by: ''},
      /"x-decide" is incomplete/,
    ],
    [
      'the rule has no Spanish',
      {replace: '          rule: Toma el libro cuando `title` sea el que buscas.\n', by: ''},
      /"rule" is not translated/,
    ],
    [
      'an outcome does not say what it means',
      {replace: '                  description: Go and fetch it.\n', by: ''},
      /The outcome "onShelf" is incomplete/,
    ],
    [
      'the first answer is of another request',
      {
        replace: 'value: {title: Example, authors: [{name: Nobody}]}',
        by: 'value: {title: Example, format: short, authors: [{name: Nobody}]}',
      },
      /openapi\.yaml:\d+:\d+ The sample sends "format" as "full", and the first answer has "short"\./,
    ],
    [
      'a check does not say what Sandbox mode knows',
      {replace: '      x-sandbox: {none: true}\n', by: ''},
      /A check needs "x-sandbox"/,
    ],
    [
      'a test value is of a field that is not sent',
      {replace: 'field: id', by: 'field: isbn'},
      /"x-sandbox" names the field "isbn"\. The request has: "id", "format"\./,
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
      'one outcome is left without a reason',
      {
        replace: `                lentOut:
                  summary: Lent out
                  description: Wait until it is back.
                  x-es: {summary: Prestado, description: Espera a que vuelva.}
                  value: {title: Example, authors: []}
`,
        by: '',
      },
      /The answer has one outcome\. Add the others, or say why/,
    ],
    [
      'several outcomes are called one',
      {replace: '      x-decide:\n', by: '      x-outcomes: {kind: single, reason: x}\n      x-decide:\n'},
      /"x-outcomes" says that there is one outcome/,
    ],
    [
      'the glossary lacks a language',
      {file: 'glossary.yaml', replace: 'es: Nombre.', by: 'es: ""'},
      /glossary\.yaml:2:1 The entry "name" needs a text in every language. Add: es/,
    ],
    [
      'a reference leads nowhere',
      {replace: "'#/components/schemas/ErrorBody'", by: "'#/components/schemas/Nothing'"},
      /openapi\.yaml:\d+:\d+ Can't resolve \$ref/,
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
      /The country "XX" has no page\. Add it to config\/countries\.ts/,
    ],
    [
      'an operation of a country has a tag without a section',
      {replace: 'tags: [identity]', by: 'tags: [books]'},
      /no section for the tag "books"\. Add it to config\/areas\.ts/,
    ],
    [
      'an error does not say what to do',
      {replace: '                  description: Check the `id`.\n', by: ''},
      /The error "unknown" is incomplete/,
    ],
    ...['oneOf', 'anyOf', 'not'].map((keyword): [string, Breakage, RegExp] => [
      `a schema has "${keyword}"`,
      {
        replace: '      required: [title]\n',
        by: `      required: [title]\n      ${keyword}: ${keyword === 'not' ? '{required: [a]}' : '[{required: [title]}]'}\n`,
      },
      new RegExp(`openapi\\.yaml:\\d+:\\d+ The reference cannot print "${keyword}"\\. List all fields`),
    ]),
    [
      'a component is not used',
      {replace: "schema: {$ref: '#/components/schemas/ErrorBody'}", by: 'schema: {}'},
      /never used/,
    ],
    [
      'the body of a request is not JSON',
      {
        replace: "application/json:\n            schema: {$ref: '#/components/schemas/Book'}\n            example",
        by: "multipart/form-data:\n            schema: {$ref: '#/components/schemas/Book'}\n            example",
      },
      /openapi\.yaml:\d+:\d+ The reference prints no body of the type "multipart\/form-data"\. Describe/,
    ],
    [
      'the catalogue of errors lacks a translation',
      {file: 'errors.yaml', replace: ', remedy: Búscalo en la lista.', by: ''},
      /errors\.yaml:5:5 "books → errors → NotFound" lacks a text\. Add: x-es\.remedy\./,
    ],
    [
      'an error is not in the catalogue',
      {file: 'errors.yaml', replace: '    NotFound:', by: '    Gone:'},
      /No operation answers "Gone"\.[^]*getBook answers the error "notfound", which is not in the catalogue/,
    ],
    [
      'an error says something else than whether it is charged',
      {file: 'errors.yaml', replace: "charged: 'no'", by: 'charged: maybe'},
      /"NotFound" has charged, which is neither 'no' nor 'yes'/,
    ],
    [
      'an error has a class that is not known',
      {file: 'errors.yaml', replace: 'class: correct', by: 'class: changed'},
      /"NotFound" needs a class: correct, token, credits, later, never/,
    ],
    [
      'a term is of a country that is not known',
      {file: 'terms.yaml', replace: 'country: PA', by: 'country: PX'},
      /terms\.yaml:\d+:\d+ "RUC": config\/countries\.ts has no country "PX"/,
    ],
    ['a server has no address', {replace: "url: '{verificationApi}'", by: "url: '{other}'"}, /other/],
  ])('stops when %s', async (_case, breakage, message) => {
    await expect(brokenContract(breakage)).rejects.toThrow(message);
  });
});
