import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {defaultLocale} from '../../../config/locales';
import type {Library} from './Library';
import {addOperationTool} from './tools/operation';
import {addPageTool} from './tools/page';
import {addSearchTool} from './tools/search';

/** The MCP server: its name is the API's, and its tools read what the library holds. */
export function createServer(library: Library): McpServer {
  const {title, version} = library.in(defaultLocale).data.contract.info;
  const server = new McpServer(
    {name: `${title}: documentation`, version},
    {
      instructions: `Documentation of the ${title}. Find pages and operations with search_docs, read an operation with get_operation, and a page or a section of it with read_page. Samples in nine languages are in the page's .samples.md.`,
    },
  );
  for (const add of [addSearchTool, addPageTool, addOperationTool]) {
    add(server, library);
  }
  return server;
}
