import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {annotations, language, parameters, shortText, textAnswer} from '../answers';
import type {Library} from '../Library';

/** Hits in an answer. */
const pageSize = 8;

const inputSchema = parameters({
  query: shortText.describe('A few words in the language of the texts, a field, or a path of the API'),
  offset: z.number().int().min(0).default(0).describe('How many to leave out: "next" of the last answer'),
  language,
});

/** `search_docs`: pages by words. */
export function addSearchTool(server: McpServer, library: Library): void {
  const description =
    'Finds pages by words, endpoints, fields and error keys, with the section that answers and the operations in it. Read them with read_page and get_operation.';
  server.registerTool('search_docs', {description, inputSchema, annotations}, ({query, offset, language: locale}) => {
    const {index, operations} = library.in(locale);
    const hits = index.search(query);
    const end = offset + pageSize;
    const pages = hits.slice(offset, end).map((read) => {
      const {page, title, section, line} = read();
      const own = operations.filter((operation) => section?.markdown.includes(operation.line));
      const excerpt = line.replaceAll(/\]\([^)\s]+\)/g, ']').slice(0, 300);
      const name = section?.id === undefined ? section?.heading : `#${section.id}`;
      return {page, title, section: name, excerpt, operations: own.length === 0 ? undefined : own.map(({id}) => id)};
    });
    return textAnswer(JSON.stringify({total: hits.length, pages, next: end < hits.length ? end : undefined}));
  });
}
