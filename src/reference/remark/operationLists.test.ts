import {describe, expect, it} from 'vitest';
import {validOperation} from '../contract/fixtures';
import type {Operation} from '../contract/types';
import {operationList} from './operationLists';

describe('operationList', () => {
  it('leads to the section of an operation only where a page has several', async () => {
    const createBook = await validOperation('createBook');
    const of = (id: string, page: string): Operation => ({...createBook, id, page});
    const list = operationList(
      [of('addShelf', 'shelves'), of('moveShelf', 'shelves'), of('addBook', 'book')],
      'en',
      false,
    );
    expect(JSON.stringify(list).match(/@site\/docs\/[^"]+/g)).toEqual([
      '@site/docs/shelves.mdx#add-shelf',
      '@site/docs/shelves.mdx#move-shelf',
      '@site/docs/book.mdx',
    ]);
  });
});
