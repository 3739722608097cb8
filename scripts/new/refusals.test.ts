import {describe, expect, it} from 'vitest';
import {Refused, type Refusal} from './answers';
import {librarySite} from './fixtures/librarySite';
import {plan} from './plan';
import type {Answers} from './questions';

const guide: Answers = {
  kind: 'guide',
  id: 'books/first-loan',
  'title-en': 'Your first loan',
  'title-es': 'El primer préstamo',
  'slug-es': '/libros/primer-prestamo',
  group: 'Books',
};

const operation: Answers = {
  ...guide,
  kind: 'operation',
  'operation-id': 'lendBook',
  method: 'post',
  path: '/books/{id}/loans',
  file: 'books',
};

function refusalsOf(answers: Answers): readonly Refusal[] {
  try {
    plan(answers, librarySite);
  } catch (error) {
    if (error instanceof Refused) {
      return error.refusals;
    }
    throw error;
  }
  return [];
}

const messagesOf = (answers: Answers): string[] => refusalsOf(answers).map(({flag, message}) => `${flag}: ${message}`);

describe('plan refuses', () => {
  it('nothing of good answers', () => {
    expect([guide, operation].flatMap(refusalsOf)).toEqual([]);
  });

  it.each<[string, Answers, string[]]>([
    ['no kind', {}, ['kind: It is missing. Give one of: operation, object, guide, country, post.']],
    [
      'an unknown kind',
      {...guide, kind: 'page'},
      ['kind: There is no kind "page". Give one of: operation, object, guide, country, post.'],
    ],
    [
      'missing answers, all at once',
      {kind: 'object', id: 'books/a'},
      ['title-en', 'title-es', 'slug-es', 'group', 'schema'].map(
        (flag) => expect.stringMatching(`^${flag}: It is missing`) as string,
      ),
    ],
    [
      'an answer that the kind has no use for',
      {...guide, schema: 'Book'},
      ['schema: A subject of the kind "guide" has none. Leave it out.'],
    ],
    ['an unknown method', {...operation, method: 'fetch'}, [expect.stringContaining('one of: get, post') as string]],
    [
      'a page that exists',
      {...guide, id: 'books/get-a-book'},
      ['id: docs/books/get-a-book.mdx and docs-es/books/get-a-book.mdx exist. Choose another id, or edit the page.'],
    ],
    [
      'a page that exists in English only',
      {...guide, id: 'books/only-english'},
      [
        expect.stringMatching(
          /^id: docs\/books\/only-english\.mdx exists\. Half of the page: docs-es\/books\/only-english\.mdx is missing\. Write/,
        ) as string,
      ],
    ],
    [
      'a page that exists in Spanish only',
      {...guide, id: 'books/only-spanish'},
      [
        expect.stringMatching(
          /^id: docs-es\/books\/only-spanish\.mdx exists\. Half of the page: docs\/books\/only-spanish\.mdx is missing\. Write/,
        ) as string,
      ],
    ],
    [
      'the route of a group',
      {...guide, id: 'books/old'},
      ['id: The route /books/old belongs to a group of config/outline. Choose another one.'],
    ],
    [
      'the route of an alias',
      {...guide, id: 'book'},
      ['id: The route /book belongs to docs/aliases/book.mdx. Choose another one.'],
    ],
    [
      'the Spanish route of a page',
      {...guide, 'slug-es': '/libros/obtener-libro'},
      ['slug-es: The route /docs-es/libros/obtener-libro belongs to docs-es/books/get-a-book.mdx. Choose another one.'],
    ],
    [
      'titles of other pages',
      {...guide, 'title-en': 'Get a book', 'title-es': 'Obtener un libro'},
      [
        'title-en: "Get a book" is the title of docs/books/get-a-book.mdx too. Say what tells the two pages apart.',
        'title-es: "Obtener un libro" is the title of docs-es/books/get-a-book.mdx too. Say what tells the two pages apart.',
      ],
    ],
    [
      'a group that nearly exists',
      {...guide, group: 'Boks'},
      [
        'group: There is no group in config/outline called "Boks". Did you mean "Books"? There are: Books; Books > Old; Magazines; Magazines > Old.',
      ],
    ],
    [
      'a label of several groups',
      {...guide, group: 'Old'},
      ['group: Several groups are called "Old". Give one of: Books > Old; Magazines > Old.'],
    ],
    [
      'a schema that does not exist',
      {...guide, kind: 'object', schema: 'Bok'},
      ['schema: There is no schema "Bok". Did you mean "Book"? There are: Book; Magazine.'],
    ],
    [
      'an operationId that exists',
      {...operation, 'operation-id': 'getBook'},
      ['operation-id: "getBook" is GET /books/{id} of openapi/paths/books.yaml. Choose another one.'],
    ],
    [
      'a method of a path that exists, whatever its parameter is called',
      {...operation, method: 'get', path: '/books/{bookId}'},
      ['path: GET /books/{id} is "getBook" of openapi/paths/books.yaml. Give another path or method.'],
    ],
    [
      'another name of a parameter',
      {...operation, path: '/books/{bookId}'},
      ['path: The contract writes this path /books/{id}. Give it so.'],
    ],
    [
      'a path of another file',
      {...operation, path: '/magazines'},
      ['file: /magazines is described in openapi/paths/magazines.yaml. Give "magazines".'],
    ],
    [
      'a file that does not exist',
      {...operation, file: 'book'},
      ['file: There is no file of openapi/paths called "book". Did you mean "books"? There are: books; magazines.'],
    ],
    [
      'a country without a page',
      {...operation, country: 'HT'},
      [expect.stringMatching(/^country: "HT" is not in config\/countries\.ts\. Add it there.*one of: PE\.$/) as string],
    ],
    [
      'a country in an area without a section',
      {...operation, path: '/magazines/loans', file: 'magazines', country: 'PE'},
      [expect.stringContaining('no section for "magazines"') as string],
    ],
  ])('%s', (_name, answers, messages) => {
    expect(messagesOf(answers)).toEqual(messages);
  });

  it.each<[keyof Answers, string]>([
    ['id', 'Books/a'],
    ['id', 'books/'],
    ['id', '../books'],
    ['id', 'books/01-a'],
    ['title-en', 'A "book"'],
    ['title-es', 'x'.repeat(71)],
    ['slug-es', 'libros'],
    ['slug-es', '/docs-es/libros'],
    ['operation-id', 'Lend book'],
    ['path', '/books/'],
    ['path', '/books/{id'],
  ])('--%s %s, and says the right form', (flag, answer) => {
    const [first, ...others] = messagesOf({...operation, [flag]: answer});
    expect(first).toMatch(new RegExp(`^${flag}: ".*" has not the right form\\. Give `));
    expect(others).toEqual([]);
  });
});
