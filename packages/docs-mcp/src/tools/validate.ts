import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {factsAnswer, language, operationName, readOnly, shortText} from '../answer';
import type {Library} from '../Library';
import {operationOf, requestOf} from '../operationOf';
import {requestMistakes, unknownNames} from '../requestMistakes';

/** Letters of the values of a request, as JSON: enough for any text, and for a small picture. */
const longestValues = 200_000;

/** Mistakes and names that an answer lists at most. */
const listed = 20;

const isShort = (value: unknown): boolean => JSON.stringify(value ?? null).length <= longestValues;
const tooLong = `The values have at most ${longestValues} letters.`;

/** Values by their names. A name that is refused by a rule of its own would be repeated in the answer, however long. */
const values = z
  .record(z.string(), z.unknown())
  .refine((given) => Object.keys(given).every((name) => shortText.safeParse(name).success), {
    message: 'A name of a value has at most 200 letters.',
  })
  .refine(isShort, {message: tooLong})
  .default({});

/** `validate_request`: whether a request fits the contract. */
export function addValidateTool(server: McpServer, library: Library): void {
  server.registerTool(
    'validate_request',
    {
      title: 'Check a request',
      description:
        'Compares a request with the schemas of the contract, and says which value breaks which rule. Nothing is sent, and whether a person or number exists is not known. Leave tokens out.',
      inputSchema: {
        operation: operationName,
        path: values.describe('Values of the parameters in the path'),
        query: values.describe('Such as {"documentType": "CC"}'),
        headers: values,
        body: z
          .unknown()
          .refine(isShort, {message: tooLong})
          .optional()
          .describe('JSON; cut long pictures to a few letters'),
        language,
      },
      annotations: readOnly,
    },
    ({operation: asked, path, query, headers: header, body, language: locale}) => {
      const operation = operationOf(library.in(locale), asked);
      const request = {path, query, header, body};
      const mistakes = requestMistakes(operation, request);
      const unknown = unknownNames(operation, request);
      return factsAnswer({
        operation: operation.id,
        request: requestOf(operation),
        fits: mistakes.length === 0,
        mistakes: mistakes.slice(0, listed),
        ...(mistakes.length > listed ? {otherMistakes: mistakes.length - listed} : {}),
        ...(unknown.length > 0 ? {notInTheContract: unknown.slice(0, listed)} : {}),
        token: operation.token && {title: operation.token.title, environmentVariable: operation.token.variable},
      });
    },
  );
}
