import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {programLanguages} from '../../../../src/reference/workflows/programs/languages';
import {language, listAnswer, lookUp, offset, readOnly, shortText, textAnswer} from '../answer';
import type {Library} from '../Library';

/** `get_workflow`: what takes several requests, as a whole program. */
export function addWorkflowTool(server: McpServer, library: Library): void {
  server.registerTool(
    'get_workflow',
    {
      title: 'Program of a workflow',
      description:
        'Whole programs for what takes several requests: an onboarding, a login, a check with several steps. Without a workflow it lists them; with one it answers the program.',
      inputSchema: {
        workflow: shortText.optional().describe('Id, such as "check-a-person"'),
        code: z
          .enum(programLanguages.map((known) => known.language))
          .default('curl')
          .describe('Language of the program'),
        offset,
        language,
      },
      annotations: readOnly,
    },
    ({workflow: id, code, offset: start, language: locale}) => {
      const {workflows} = library.in(locale).data;
      if (id === undefined) {
        const found = workflows.map(({id: name, title, description}) => ({id: name, title, description}));
        return listAnswer(found, {name: 'workflows', offset: start, narrower: ''});
      }
      const known = new Map(workflows.map((workflow) => [workflow.id, workflow]));
      const {programs} = lookUp(known, id, 'workflow', 'get_workflow');
      return textAnswer(lookUp(new Map(Object.entries(programs)), code, `program of ${id} in`, 'get_workflow'));
    },
  );
}
