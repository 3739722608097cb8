import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {findMarkers} from '../../src/content/markers';
import {pageKind} from '../../src/content/pageKind';
import type {Source} from '../../src/content/sources';
import {compareSources} from '../../src/checks/parity';
import {checkDocMetadata} from '../../src/checks/metadata';
import {librarySite} from './fixtures/librarySite';
import {plan} from './plan';
import type {Answers} from './questions';

const page = {
  id: 'books/lend-a-book',
  'title-en': 'Lend: a book',
  'title-es': 'Prestar un libro',
  'slug-es': '/libros/prestar-libro',
  group: 'Books',
};

type PageKind = 'operation' | 'object' | 'guide';

const answers: Record<PageKind, Answers> = {
  operation: {
    ...page,
    kind: 'operation',
    'operation-id': 'lendBook',
    method: 'post',
    path: '/books/{id}/loans',
    file: 'books',
    country: 'PE',
  },
  object: {...page, kind: 'object', schema: 'Book'},
  guide: {...page, kind: 'guide'},
};

function fileIn(files: readonly Source[], name: string): Source {
  const found = files.find(({file}) => file === name);
  if (found === undefined) {
    throw new Error(`${name} is not planned, only ${files.map(({file}) => file).join(', ')}.`);
  }
  return found;
}

const pagesOf = (files: readonly Source[]): [Source, Source] => [
  fileIn(files, 'docs/books/lend-a-book.mdx'),
  fileIn(files, 'docs-es/books/lend-a-book.mdx'),
];

describe.each(Object.keys(answers) as PageKind[])('a new %s', (kind) => {
  const files = plan(answers[kind], librarySite);

  it('has pages of its kind that say the same in both languages', () => {
    const [english, spanish] = pagesOf(files);
    expect(compareSources(english, spanish)).toEqual([]);
    expect([pageKind(english.text), pageKind(spanish.text)]).toEqual([kind, kind]);
  });

  it('has front matter that the checks of the build accept', () => {
    for (const {file, text} of pagesOf(files)) {
      const front = parse(text.split('---\n')[1] ?? '') as {title: string; description: string};
      expect(checkDocMetadata([{id: page.id, file, ...front}])).toEqual([]);
    }
    expect(pagesOf(files)[0].text).toContain('\ntitle: "Lend: a book"\n');
    expect(pagesOf(files)[1].text).toContain('\nslug: /libros/prestar-libro\n');
  });

  it('parses as MDX, and marks what is to be written in the language of the page', () => {
    for (const {text} of pagesOf(files)) {
      // Docusaurus escapes heading ids before it parses.
      expect(() =>
        remark()
          .use(remarkMdx)
          .parse(text.replace(/ \{#[\w-]+\}$/gm, '')),
      ).not.toThrow();
    }
    const found = pagesOf(files).map(({text}) => findMarkers(text).map((marker) => marker.text.slice(1, 8)));
    expect(new Set(found[0])).toEqual(new Set(['to be w']));
    expect(new Set(found[1])).toEqual(new Set(['por esc']));
  });

  it('stands in its group', () => {
    expect(fileIn(files, 'config/outline/books.yaml').text).toContain('\n    - books/lend-a-book\n');
  });
});

describe('a new operation', () => {
  it('is in the contract, with its page, country and the answers of its neighbours', () => {
    const files = plan(answers.operation, librarySite);
    const paths = parse(fileIn(files, 'openapi/paths/books.yaml').text) as Record<string, unknown>;
    expect(paths['/books/{id}/loans']).toMatchObject({
      post: {
        operationId: 'lendBook',
        tags: ['books'],
        'x-page': 'books/lend-a-book',
        'x-country': 'PE',
        parameters: [{name: 'id', in: 'path'}],
        responses: {
          '200': {content: {'application/json': {examples: {found: {}}}}},
          '401': {$ref: '../components/responses.yaml#/Unauthorized'},
          '404': {$ref: '../components/responses.yaml#/BookNotFound'},
        },
      },
    });
    const {paths: listed} = parse(fileIn(files, 'openapi/openapi.yaml').text) as {paths: Record<string, unknown>};
    expect(Object.keys(listed)).toEqual(['/books/{id}', '/books', '/books/{id}/loans', '/magazines']);
    expect(listed['/books/{id}/loans']).toEqual({$ref: 'paths/books.yaml#/~1books~1%7Bid%7D~1loans'});
  });

  it('leads to the page of its country', () => {
    const [english, spanish] = pagesOf(plan(answers.operation, librarySite));
    expect(english.text).toContain('[Peru](../countries/peru.mdx)');
    expect(spanish.text).toContain('[Perú](../countries/peru.mdx)');
  });

  it('joins the other methods of a path that exists', () => {
    const files = plan({...answers.operation, path: '/books/{id}', method: 'delete'}, librarySite);
    expect(files.map(({file}) => file)).not.toContain('openapi/openapi.yaml');
    const {text} = fileIn(files, 'openapi/paths/books.yaml');
    const item = (parse(text) as Record<string, Record<string, object>>)['/books/{id}'] ?? {};
    expect(Object.keys(item)).toEqual(['parameters', 'get', 'delete']);
    // The path names its parameter for all of its methods.
    expect(item.delete).not.toHaveProperty('parameters');
    expect(text).toContain("BookNotFound' }\n\n# Lists.\n\n/books:\n");
  });

  it('uses the servers of its file', () => {
    const files = plan(
      {...answers.operation, country: undefined, path: '/magazines/loans', file: 'magazines'},
      librarySite,
    );
    const paths = parse(fileIn(files, 'openapi/paths/magazines.yaml').text) as Record<string, unknown>;
    expect(paths['/magazines/loans']).toMatchObject({servers: [{url: 'https://archive.example'}]});
  });
});

describe('a new country', () => {
  const country: Answers = {
    kind: 'country',
    id: 'countries/haiti',
    'title-en': 'Haiti',
    'title-es': 'Haití',
    'slug-es': '/paises/haiti',
    code: 'HT',
  };

  it('has its pages, its flag and its entry in the order of the names', () => {
    const files = plan(country, librarySite);
    const [english, spanish] = [
      fileIn(files, 'docs/countries/haiti.mdx'),
      fileIn(files, 'docs-es/countries/haiti.mdx'),
    ];
    expect(compareSources(english, spanish)).toEqual([]);
    expect(english.text).toContain('<CountryOperations country="HT" />');
    expect(fileIn(files, 'static/img/flags/HT.svg').text).toBe('<svg/>');
    expect(fileIn(files, 'config/countries.ts').text).toContain(
      "[\n  {code: 'HT', name: {en: 'Haiti', es: 'Haití'}, slug: {en: 'haiti', es: 'haiti'}},\n  {code: 'PE'",
    );
  });

  it.each([
    [{code: 'PE'}, /--code: "PE" is in config\/countries\.ts/],
    [{code: 'ZZ'}, /--code: "ZZ" is no ISO code/],
    [{id: 'identity/haiti'}, /--id: .*Give countries\/haiti/],
    [{'slug-es': '/haiti'}, /--slug-es: .*Give \/paises\/haiti/],
  ])('refuses %j', (wrong, message) => {
    expect(() => plan({...country, ...wrong}, librarySite)).toThrow(message);
  });
});

describe('a new post', () => {
  const post: Answers = {
    kind: 'post',
    id: 'new-books',
    'title-en': 'New books',
    'title-es': 'Libros nuevos',
    'slug-es': '/libros-nuevos',
    author: 'librarians',
  };

  it('is in both languages, each of which names the other', () => {
    const files = plan(post, librarySite);
    const [english, spanish] = [
      fileIn(files, 'blog/2026-01-31-new-books.mdx'),
      fileIn(files, 'blog/2026-01-31-libros-nuevos.mdx'),
    ];
    expect(compareSources(english, spanish)).toEqual([]);
    expect(english.text).toMatch(/^slug: new-books$[\s\S]*^counterpart: libros-nuevos$/m);
    expect(spanish.text).toMatch(/^slug: libros-nuevos$[\s\S]*^lang: es$[\s\S]*^counterpart: new-books$/m);
  });

  it.each([
    [{id: 'opening'}, /--id: Another post has the slug "opening"/],
    [{id: 'a/b'}, /--id: .*has several parts/],
    [{author: 'librarian'}, /--author: .*Did you mean "librarians"/],
    [{group: 'Books'}, /--group: .*Leave it out/],
  ])('refuses %j', (wrong, message) => {
    expect(() => plan({...post, ...wrong}, librarySite)).toThrow(message);
  });
});
