import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {defaultLocale} from '../../../config/locales';
import {Library} from './Library';
import {addTools} from './tools';

const library = new Library(path.dirname(fileURLToPath(import.meta.url)));
const {title = 'API', version = '0'} = library.in(defaultLocale).operations[0]?.contract.info ?? {};
const server = new McpServer(
  {name: `${title}: documentation`, version},
  {
    instructions: `Documentation of the ${title}. Find pages and operations with search_docs, read an operation with get_operation, and a page or a section of it with read_page.`,
  },
);
addTools(server, library);
// Standard output carries the protocol: nothing else may be printed there.
const transport = new StdioServerTransport();
// The SDK gives no answer to a line that is no JSON, or no message (a batch, `params: null`).
transport.onerror = ({name}) => {
  if (name === 'SyntaxError' || name.endsWith('ZodError')) {
    const error =
      name === 'SyntaxError' ? {code: -32_700, message: 'Parse error'} : {code: -32_600, message: 'Invalid Request'};
    process.stdout.write(`${JSON.stringify({jsonrpc: '2.0', id: null, error})}\n`);
  }
};
process.stdout.on('error', () => process.exit()); // Whoever asked has gone.
await server.connect(transport);
