import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {errorKey} from '../../../../src/reference/contract/errorKey';
import type {CatalogueError, ErrorAnswer, Operation} from '../../../../src/reference/contract/types';
import {language, listAnswer, offset, operationName, readOnly, shortText} from '../answer';
import {countryCode} from '../country';
import type {Library, Shelf} from '../Library';
import {operationOf} from '../operationOf';

/** Which answers are asked for; all conditions count. */
interface ErrorQuery {
  status?: number | undefined;
  key?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  operation?: string | undefined;
}

interface Answered extends ErrorAnswer {
  operation: string;
}

/** Two areas of the API may spell a key in two ways. */
const isKey = (own: string, wanted: string): boolean => own.toLowerCase() === wanted.toLowerCase();

function answersOf(operations: readonly Operation[], {status, country, operation}: ErrorQuery): Answered[] {
  return operations
    .filter((item) => country === undefined || item.country === country)
    .filter(({id}) => operation === undefined || id === operation)
    .flatMap(({id, errors}) => errors.map((error) => ({...error, operation: id})))
    .filter((error) => status === undefined || error.status === String(status));
}

/** Ways of saying, and operations of each, that are listed of an error: "operation" leads to the others. */
const listed = {answers: 5, operations: 12};

/** What operations say of an error in the same words, once; what most of them say first. */
function bySaying(answers: readonly Answered[]) {
  const groups = new Map<string, {status: string; meaning: string; remedy: string; operations: string[]}>();
  for (const {status, meaning, remedy, operation} of answers) {
    const key = JSON.stringify([status, meaning, remedy]);
    const group = groups.get(key) ?? {status, meaning, remedy, operations: []};
    group.operations.push(operation);
    groups.set(key, group);
  }
  const ranked = [...groups.values()].sort((a, b) => b.operations.length - a.operations.length);
  const shown = ranked.slice(0, listed.answers).map(({operations, ...saying}) => {
    const others = operations.length - listed.operations;
    return {
      ...saying,
      operations: operations.slice(0, listed.operations),
      ...(others > 0 ? {otherOperations: others} : {}),
    };
  });
  const others = ranked.length - shown.length;
  return {answers: shown, ...(others > 0 ? {otherAnswers: others} : {})};
}

/**
 * The errors of the catalogue that the operations answer.
 *
 * @returns each with its general meaning and remedy; where the question is narrower than the catalogue, with what each
 *   operation says of it
 */
export function listErrors(shelf: Shelf, query: ErrorQuery) {
  const answers = answersOf([...shelf.operations().values()], query);
  const isNarrow = Object.values(query).some((value) => value !== undefined);
  const facts = ({key, meaning, remedy, class: kind, charged}: CatalogueError) => {
    const own = answers.filter(({body}) => isKey(errorKey(body), key));
    const statuses = [...new Set(own.map(({status}) => status))].sort();
    const general = {key, statuses, meaning, remedy, class: kind, charged};
    return own.length === 0 ? [] : [isNarrow ? {...general, ...bySaying(own)} : general];
  };
  return shelf.errors.filter(({key}) => query.key === undefined || isKey(key, query.key)).flatMap(facts);
}

/** `list_errors`: what errors mean and what to do about them. */
export function addErrorTool(server: McpServer, library: Library): void {
  server.registerTool(
    'list_errors',
    {
      title: 'Errors of the API',
      description:
        'Errors with their keys: what each means, what the caller does, its class ("correct": change the request, "token": get a token, "credits": add credits, "later": the same request after a pause, "never": do not repeat it), whether it is charged. Narrowed down by status, key, country or operation it adds what each operation says of it. Without anything it is the catalogue.',
      inputSchema: {
        status: z.number().int().min(300).max(599).optional().describe('HTTP status, such as 409'),
        key: shortText.optional().describe('Word by which a program recognises the error, such as "INVALID_CURP"'),
        country: shortText.optional().describe('ISO code or name: errors of the checks for this country'),
        operation: operationName.optional(),
        offset,
        language,
      },
      annotations: readOnly,
    },
    ({language: locale, country, operation, offset: start, ...query}) => {
      const shelf = library.in(locale);
      const id = operation && operationOf(shelf, operation).id;
      const code = country && countryCode(library, country);
      const errors = listErrors(shelf, {...query, operation: id, country: code});
      const narrower = 'Fewer: give key, status, country or operation.';
      return listAnswer(errors, {name: 'errors', offset: start, narrower});
    },
  );
}
