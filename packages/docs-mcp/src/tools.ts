import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {defaultLocale, localeCodes} from '../../../config/locales';
import {lookUp, parameters, partAnswer, textAnswer} from './answers';
import type {Library} from './Library';
import {findSection, isCalled, sectionsOf} from './sections';

/** A text that is short enough to be searched for and to be repeated in an answer. */
const shortText = z.string().min(1).max(200);
const part = z.number().int().min(1).default(1).describe('Which part of a long answer');
const language = z.enum(localeCodes).default(defaultLocale).describe('Language of the texts in the answer');

/** Tools read what the package holds, and nothing else. */
const annotations = {readOnlyHint: true, openWorldHint: false};

/** Hits in an answer of `search_docs`. */
const pageSize = 8;

const base = 'https://docs.invalid/';

/** The path of a page, from what links and people write: its address, its copy, its path with or without slashes. */
function pagePath(page: string): string {
  const {pathname} = new URL(page, base);
  return `/${pathname.replace(/\.(?:md|html)$/, '').replaceAll(/^\/+|\/+$/g, '')}`.replace(/^\/index$/, '/');
}

/** Adds the tools to a server: `search_docs`, `read_page`, `get_operation`. */
export function addTools(server: McpServer, library: Library): void {
  server.registerTool(
    'search_docs',
    {
      description:
        'Finds pages by words, endpoints, fields and error keys, with the section that answers and the operations in it. Read them with read_page and get_operation.',
      inputSchema: parameters({
        query: shortText.describe('A few words in the language of the texts, a field, or a path of the API'),
        offset: z.number().int().min(0).default(0).describe('How many to leave out: "next" of the last answer'),
        language,
      }),
      annotations,
    },
    ({query, offset, language: locale}) => {
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
    },
  );
  server.registerTool(
    'read_page',
    {
      description:
        'The Markdown of a page or of one of its sections, in the language that its path says. What is long comes in parts: ask for a section where you can.',
      inputSchema: parameters({
        page: shortText.describe('Path as in search_docs ("/identity/peru"), or the address of the page'),
        section: shortText.optional().describe('"#errors", or the text of a heading; also after the path'),
        part,
      }),
      annotations,
    },
    (asked) => {
      const pages = new Map(localeCodes.flatMap((locale) => library.in(locale).pages));
      const markdown = lookUp(pages, pagePath(asked.page));
      const section = asked.section ?? new URL(asked.page, base).hash;
      const text = section === '' ? markdown : findSection(markdown, isCalled(section));
      const names = sectionsOf(markdown).flatMap(({id, level}) => (id !== undefined && level === 2 ? [`#${id}`] : []));
      const lead = ` Sections: ${names.join(', ')}.`.slice(0, 400);
      if (text === undefined) {
        throw new Error(`The page has no section "${section}".${lead}`);
      }
      return partAnswer(text, asked.part, section === '' ? lead : '');
    },
  );
  server.registerTool(
    'get_operation',
    {
      description:
        'An operation of the API: the Markdown of its page (request, token, parameters, outcomes and what to do about each, errors), then its OpenAPI document.',
      inputSchema: parameters({
        operation: shortText.describe('Id ("checkIdentityPeru"), path, or method and path ("GET /v2/ofac")'),
        language,
        part,
      }),
      annotations,
    },
    (asked) => {
      const {operations, pages} = library.in(asked.language);
      const known = operations.flatMap((item) => [[item.id, item] as const, [item.request, item] as const]);
      const [first, ...others] = operations.filter(({request}) => request.endsWith(` ${asked.operation}`));
      if (first !== undefined && others.length > 0) {
        const requests = [first, ...others].map(({request}) => request);
        throw new Error(`"${asked.operation}" has several operations: ${requests.join(', ')}.`);
      }
      const {line, contract} = first ?? lookUp(new Map(known), asked.operation);
      const [page, markdown] = pages.find(([, text]) => text.includes(line)) ?? ['', ''];
      const section = findSection(markdown, (one) => one.markdown.includes(line)) ?? '';
      const json = JSON.stringify(contract, null, 1);
      return partAnswer(`Page: ${page}\n\n${section}\n\n\`\`\`json\n${json}\n\`\`\`\n`, asked.part);
    },
  );
}
