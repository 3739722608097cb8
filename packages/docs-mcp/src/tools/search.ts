import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import type {SearchKind} from '../../../../src/search/SearchData';
import {indexWords} from '../../../../src/search/client/words';
import {factsAnswer, language, readOnly, shortText} from '../answer';
import type {Library, Shelf} from '../Library';
import {excerpt, sectionsOf} from '../sections';

interface SearchResult {
  page: string;
  title: string;
  kind: SearchKind;
  description: string;
  /** Where in the page most words of the query stand, and what stands there; absent where none has one. */
  section?: string;
  excerpt?: string;
}

/** The section of a page with the most of some stems. */
function bestSection({data, locale}: Shelf, page: string, stems: ReadonlySet<string>) {
  const sections = sectionsOf(data.pages[page] ?? '').map((section) => {
    const own = new Set(indexWords(`${section.heading} ${section.text}`, locale));
    return {section, shared: [...stems].filter((stem) => own.has(stem)).length};
  });
  const [best] = sections.filter(({shared}) => shared > 0).sort((a, b) => b.shared - a.shared);
  return best?.section;
}

/**
 * What answers a query, best first, by the ranking of the site's search.
 *
 * @param limit - how many at most
 */
export function searchDocs(shelf: Shelf, query: string, limit: number): SearchResult[] {
  const hits = shelf.search().search(query).slice(0, limit);
  return hits.map(({record: {path: page, title, kind, description}, matches}) => {
    const section = bestSection(shelf, page, new Set(matches.flat()));
    return {
      page,
      title,
      kind,
      description,
      ...(section === undefined ? {} : {section: section.heading, excerpt: excerpt(section.text, query)}),
    };
  });
}

/** `search_docs`: pages by words. */
export function addSearchTool(server: McpServer, library: Library): void {
  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description:
        'Finds pages, errors and terms by words, endpoints, fields and error keys. Read one with read_page. For operations of a country or with a field, find_operations is more exact.',
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
