import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {SearchKind} from '../../../../src/search/SearchData';
import {indexWords} from '../../../../src/search/client/words';
import {factsAnswer, language, offset, readOnly, shortText} from '../answer';
import type {Library, Shelf} from '../Library';
import {excerpt, sectionsOf, type Section} from '../sections';

interface SearchResult {
  page: string;
  title: string;
  kind: SearchKind;
  /** Where in the page most words of the query stand, as `read_page` takes it: an id, or the text of the heading. */
  section: string;
  excerpt: string;
}

/** The section of a page with the most of some stems; the first one where none has any. */
function bestSection({data, locale}: Shelf, page: string, stems: ReadonlySet<string>): Section | undefined {
  const sections = sectionsOf(data.pages[page] ?? '').filter(({text}) => text.trim() !== '');
  const shared = ({heading, text}: Section): number => {
    const own = new Set(indexWords(`${heading} ${text}`, locale));
    return [...stems].filter((stem) => own.has(stem)).length;
  };
  const ranked = sections.map((section) => ({section, rank: shared(section)}));
  return ranked.sort((a, b) => b.rank - a.rank)[0]?.section;
}

/** Hits in an answer. */
const pageSize = 6;

/**
 * What answers a query, best first, by the ranking of the site's search.
 *
 * @param start - how many of the first to leave out
 */
export function searchDocs(shelf: Shelf, query: string, start: number) {
  const hits = shelf.search().search(query);
  const end = start + pageSize;
  const pages = hits.slice(start, end).map(({record: {path, title, kind, description}, matches}): SearchResult => {
    const [page = path] = path.split('#');
    const section = bestSection(shelf, page, new Set(matches.flat()));
    return {
      page: path,
      title,
      kind,
      section: section?.id === undefined ? (section?.heading ?? '') : `#${section.id}`,
      excerpt: excerpt(section?.text ?? description, query),
    };
  });
  return {total: hits.length, pages, ...(end < hits.length ? {next: end} : {})};
}

/** `search_docs`: pages by words. */
export function addSearchTool(server: McpServer, library: Library): void {
  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description:
        'Finds pages by words, endpoints, fields and error keys, with the section that answers. Read it with read_page.',
      inputSchema: {
        query: shortText.min(1).describe('A few words in the language of the texts, a field, or a path of the API'),
        offset,
        language,
      },
      annotations: readOnly,
    },
    ({query, offset: start, language: locale}) => factsAnswer(searchDocs(library.in(locale), query, start)),
  );
}
