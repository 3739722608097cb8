import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {annotations, language, lookUp, parameters, part, partAnswer, shortText} from '../answers';
import type {Library} from '../Library';
import {findSection} from '../sections';

const inputSchema = parameters({
  operation: shortText.describe('Id ("checkIdentityPeru"), or method and path ("GET /v2/ofac")'),
  language,
  part,
});

/** `get_operation`: what the documentation and the contract say of an operation. */
export function addOperationTool(server: McpServer, library: Library): void {
  const description =
    'An operation of the API: the Markdown of its page (request, token, parameters, outcomes and what to do about each, errors), then its OpenAPI document.';
  server.registerTool('get_operation', {description, inputSchema, annotations}, (asked) => {
    const {operations, pages} = library.in(asked.language);
    const known = operations.flatMap((item) => [[item.id, item] as const, [item.request, item] as const]);
    const {line, contract} = lookUp(new Map(known), asked.operation);
    const [page, markdown] = pages.find(([, text]) => text.includes(line)) ?? ['', ''];
    const section = findSection(markdown, (one) => one.markdown.includes(line)) ?? '';
    const json = JSON.stringify(contract, null, 1);
    return partAnswer(`Page: ${page}\n\n${section}\n\n\`\`\`json\n${json}\n\`\`\`\n`, asked.part);
  });
}
