import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {localeCodes} from '../../../../config/locales';
import {answerBytes, lookUp, readOnly, shortText, textAnswer} from '../answer';
import type {Library} from '../Library';
import {findSection, partsOf, sectionsOf} from '../sections';

/** The path of a page, from what links and people write: its address, its copy, its path with or without slashes. */
export function pagePath(page: string): string {
  const {pathname} = new URL(page, 'https://docs.invalid/');
  return `/${pathname.replace(/\.(?:md|html)$/, '').replaceAll(/^\/+|\/+$/g, '')}`.replace(/^\/index$/, '/');
}

/** What follows on a part: its number, and the sections of the page where these are not too many. */
const roomForLead = 500;

/** The sections of a page, as they are asked for. */
const sectionNames = (markdown: string): string[] =>
  sectionsOf(markdown).flatMap(({id, level}) => (id !== undefined && level === 2 ? [`#${id}`] : []));

/** @throws with the sections that the page has */
function textOf(markdown: string, section: string): string {
  const text = section === '' ? markdown : findSection(markdown, section);
  if (text === undefined) {
    throw new Error(`The page has no section "${section}". Its sections: ${sectionNames(markdown).join(', ')}.`);
  }
  return text;
}

/** `read_page`: a page, or a section of it, as Markdown. */
export function addPageTool(server: McpServer, library: Library): void {
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'The Markdown of a page or of one of its sections, in the language that its path says. What is long comes in parts: ask for a section where you can. Samples are in cURL; its .samples.md has the other languages.',
      inputSchema: {
        page: shortText.min(1).describe('Path as in search_docs ("/identity/peru"), or the address of the page'),
        section: shortText.optional().describe('"#errors", or the text of a heading; also after the path'),
        part: z.number().int().min(1).default(1),
      },
      annotations: readOnly,
    },
    ({page, section, part}) => {
      const pages = new Map(localeCodes.flatMap((locale) => Object.entries(library.in(locale).data.pages)));
      const markdown = lookUp(pages, pagePath(page), 'page', 'search_docs');
      const parts = partsOf(
        textOf(markdown, section ?? new URL(page, 'https://docs.invalid/').hash),
        answerBytes - roomForLead,
      );
      const text = parts[part - 1];
      if (text === undefined) {
        throw new Error(`There is no part ${part}; the last one is ${parts.length}.`);
      }
      const names = parts.length > 1 && section === undefined ? ` Sections: ${sectionNames(markdown).join(', ')}.` : '';
      const next = part < parts.length ? `: read_page with part ${part + 1}` : '';
      const lead = `[Part ${part} of ${parts.length}${next}.${names.length < roomForLead - 100 ? names : ''}]`;
      return textAnswer(parts.length === 1 ? text : `${text}\n\n${lead}`);
    },
  );
}
