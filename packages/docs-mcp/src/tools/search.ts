import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {queryTerms} from '../../../../src/search/client/query';
import {factsAnswer, language, readOnly, shortText} from '../answer';
import type {Library, Shelf} from '../Library';
import {excerpt} from '../sections';
import type {TextHit} from '../TextIndex';

interface SearchResult {
  page: string;
  title: string;
  description: string;
  /** Where in the page, and what stands there; absent where only the title was found. */
  section?: string;
  excerpt?: string;
}

/**
 * Pages that a query finds: first those with all of its words in title, keywords, endpoint or headings, then those with
 * all of them in one section of their text, then those with some in the title.
 *
 * @param limit - how many at most
 */
export function searchDocs(shelf: Shelf, query: string, limit: number): SearchResult[] {
  const telling = queryTerms(query, shelf.locale)
    .map(({typed}) => typed)
    .join(' ');
  const sections = new Map<string, TextHit>();
  for (const hit of shelf.texts().search(telling)) {
    if (!sections.has(hit.path)) {
      sections.set(hit.path, hit);
    }
  }
  const titles = shelf.titles().search(query);
  const paths = [
    ...titles.filter(({isWhole}) => isWhole).map(({record}) => record.path),
    ...sections.keys(),
    ...titles.map(({record}) => record.path),
  ];
  return [...new Set(paths)]
    .flatMap((page): SearchResult[] => {
      const record = shelf.titles().record(page);
      const hit = sections.get(page);
      // Pages without a record, such as lists of posts, are no answer.
      return record === undefined
        ? []
        : [
            {
              page,
              title: record.title,
              description: record.description,
              ...(hit === undefined ? {} : {section: hit.heading, excerpt: excerpt(hit.text, telling)}),
            },
          ];
    })
    .slice(0, limit);
}

/** `search_docs`: pages by words. */
export function addSearchTool(server: McpServer, library: Library): void {
  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description:
        'Finds pages by words in titles, endpoints, fields and texts. Read one with read_page. For operations of a country or with a field, find_operations is more exact.',
      inputSchema: {
        query: shortText.min(1).describe('A few words in the language of the texts, a field, or a path of the API'),
        limit: z.number().int().min(1).max(30).default(8),
        language,
      },
      annotations: readOnly,
    },
    ({query, limit, language: locale}) => factsAnswer(searchDocs(library.in(locale), query, limit)),
  );
}
