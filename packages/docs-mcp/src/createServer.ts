import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {defaultLocale} from '../../../config/locales';
import type {Library} from './Library';
import {addChangesTool} from './tools/changes';
import {addErrorTool} from './tools/errors';
import {addEventTool} from './tools/event';
import {addFindTool} from './tools/findOperations';
import {addOperationTool} from './tools/operation';
import {addPageTool} from './tools/page';
import {addSampleTool} from './tools/sample';
import {addSearchTool} from './tools/search';
import {addValidateTool} from './tools/validate';
import {addWorkflowTool} from './tools/workflow';

/** The MCP server: its name is the API's, and its tools read what the library holds. */
export function createServer(library: Library): McpServer {
  const {title, version} = library.in(defaultLocale).data.contract.info;
  const server = new McpServer(
    {name: `${title}: documentation`, version},
    {
      instructions: `Documentation of the ${title}. Find an operation with find_operations, read it with get_operation, and take code from get_sample or get_workflow rather than writing a request by hand. list_errors says what to do about an error, get_event what webhooks get, validate_request whether a request fits the contract. All else: search_docs, then read_page.`,
    },
  );
  const tools = [
    addSearchTool,
    addPageTool,
    addFindTool,
    addOperationTool,
    addSampleTool,
    addWorkflowTool,
    addErrorTool,
    addEventTool,
    addValidateTool,
    addChangesTool,
  ];
  for (const add of tools) {
    add(server, library);
  }
  return server;
}
