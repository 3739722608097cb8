import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {language, listAnswer, offset, readOnly, shortText} from '../answer';
import type {Library} from '../Library';

/** `list_changes`: what releases of the contract changed. */
export function addChangesTool(server: McpServer, library: Library): void {
  server.registerTool(
    'list_changes',
    {
      title: 'Changes of the API',
      description:
        'The releases of the contract, the last one first, and what each changed of which operation or event: whether it breaks callers, and what they do. Releases are compared with the one before; the first has nothing to be compared with.',
      inputSchema: {
        after: z.iso.date().optional().describe('Only releases after this day, such as "2026-11-01"'),
        operation: shortText.optional().describe('Id of an operation, also of one that is gone, or name of an event'),
        breaking: z.boolean().default(false).describe('Only what breaks callers'),
        offset,
        language,
      },
      annotations: readOnly,
    },
    ({after = '', operation, breaking, offset: start, language: locale}) => {
      const {releases, changes} = library.in(locale).data;
      const found = changes
        .filter(({date, id}) => date > after && (operation === undefined || id === operation))
        .map((subject) => ({...subject, changes: subject.changes.filter((change) => change.breaking || !breaking)}))
        .filter((subject) => subject.changes.length > 0);
      return listAnswer(found, {
        name: 'changes',
        offset: start,
        narrower: 'Fewer: give operation, after or breaking.',
        head: {releases: releases.filter(({date}) => date > after)},
      });
    },
  );
}
