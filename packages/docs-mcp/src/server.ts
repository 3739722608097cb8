import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createServer} from './createServer';
import {Library} from './Library';

// Standard output carries the protocol: nothing else may be printed there.
const library = Library.fromPackage(path.dirname(fileURLToPath(import.meta.url)));
await createServer(library).connect(new StdioServerTransport());
