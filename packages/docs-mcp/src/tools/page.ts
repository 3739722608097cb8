import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {localeCodes} from '../../../../config/locales';
import {annotations, lookUp, parameters, part, partAnswer, shortText} from '../answers';
import type {Library} from '../Library';
import {findSection, isCalled, sectionsOf} from '../sections';

const base = 'https://docs.invalid/';

/** The path of a page, from what links and people write: its address, its copy, its path with or without slashes. */
function pagePath(page: string): string {
  const {pathname} = new URL(page, base);
  return `/${pathname.replace(/\.(?:md|html)$/, '').replaceAll(/^\/+|\/+$/g, '')}`.replace(/^\/index$/, '/');
}

const inputSchema = parameters({
  page: shortText.describe('Path as in search_docs ("/identity/peru"), or the address of the page'),
  section: shortText.optional().describe('"#errors", or the text of a heading; also after the path'),
  part,
});

/** `read_page`: a page, or a section of it, as Markdown. */
export function addPageTool(server: McpServer, library: Library): void {
  const description =
    'The Markdown of a page or of one of its sections, in the language that its path says. What is long comes in parts: ask for a section where you can.';
  server.registerTool('read_page', {description, inputSchema, annotations}, (asked) => {
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
  });
}
