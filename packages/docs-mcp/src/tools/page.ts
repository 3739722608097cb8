import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {localeCodes} from '../../../../config/locales';
import {lookUp, readOnly, shortText, textAnswer} from '../answer';
import type {Library} from '../Library';
import {partsOf} from '../sections';

/** The path of a page, from what links and people write: its address, its copy, its path with or without slashes. */
export function pagePath(page: string): string {
  const {pathname} = new URL(page, 'https://docs.invalid/');
  return `/${pathname.replace(/\.(?:md|html)$/, '').replaceAll(/^\/+|\/+$/g, '')}`.replace(/^\/index$/, '/');
}

/** `read_page`: a page as Markdown. */
export function addPageTool(server: McpServer, library: Library): void {
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'The Markdown of a page, in the language that its path says. Long pages come in parts. Samples are in cURL; get_sample has the other languages.',
      inputSchema: {
        page: shortText.min(1).describe('Path as in search_docs ("/identity/peru"), or the address of the page'),
        part: z.number().int().min(1).default(1),
      },
      annotations: readOnly,
    },
    ({page, part}) => {
      const pages = new Map(localeCodes.flatMap((locale) => Object.entries(library.in(locale).data.pages)));
      const parts = partsOf(lookUp(pages, pagePath(page), 'page', 'search_docs'));
      const text = parts[part - 1];
      if (text === undefined) {
        throw new Error(`The page has ${parts.length} part(s); there is no part ${part}.`);
      }
      const more = part < parts.length ? `\n\n[Part ${part} of ${parts.length}: read_page with part ${part + 1}]` : '';
      return textAnswer(`${text}${more}`);
    },
  );
}
