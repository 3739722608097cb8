import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import type {Operation} from '../../../../src/reference/contract/types';
import {answerBytes, bytesOf, factsAnswer, language, listAnswer, offset, operationName, readOnly} from '../answer';
import type {Library, Shelf} from '../Library';
import {headFacts, operationParts, partFacts, shortFacts} from '../operationFacts';
import {operationOf} from '../operationOf';

/** An operation with as many of its parts, in short, as an answer holds; the others by their names. */
export function operationFacts(shelf: Shelf, operation: Operation): object {
  const parts = shortFacts(operation);
  const facts: Record<string, unknown> = headFacts(shelf, operation);
  const more: string[] = [];
  for (const part of operationParts.filter((name) => parts[name].length > 0)) {
    const whole = {...facts, [part]: parts[part]};
    if (bytesOf(whole) < answerBytes - 200) {
      facts[part] = parts[part];
    } else {
      more.push(part);
    }
  }
  return {
    ...facts,
    more: `get_operation with "part" has all of one${more.length === 0 ? '' : `; not here for want of room: ${more.join(', ')}`}`,
  };
}

/** `get_operation`: an operation with its parameters, outcomes and errors. */
export function addOperationTool(server: McpServer, library: Library): void {
  server.registerTool(
    'get_operation',
    {
      title: 'Read an operation',
      description:
        'An operation of the API: request, token and which operation issues it, parameters, body, outcomes of a successful answer and what to do about each, on which fields to decide, errors with their remedies. With "part" all of one part, with bodies.',
      inputSchema: {
        operation: operationName,
        part: z.enum(operationParts).optional(),
        offset,
        language,
      },
      annotations: readOnly,
    },
    ({operation: asked, part, offset: start, language: locale}) => {
      const shelf = library.in(locale);
      const operation = operationOf(shelf, asked);
      if (part === undefined) {
        return factsAnswer(operationFacts(shelf, operation));
      }
      const head = {operation: operation.id};
      return listAnswer(partFacts(operation)[part], {
        name: part,
        offset: start,
        narrower: '',
        head,
      });
    },
  );
}
