import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {fieldTree, flatFields} from '../../../../src/reference/contract/fields';
import type {Operation, Schema} from '../../../../src/reference/contract/types';
import {normalize, words} from '../../../../src/search/client/words';
import {language, listAnswer, offset, readOnly, shortText} from '../answer';
import {countryCode} from '../country';
import type {Library, Shelf} from '../Library';
import {requestOf} from '../operationOf';

/** What the operations have to have; all of it where several are given. */
interface OperationQuery {
  words?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  returns?: string | undefined;
  takes?: string | undefined;
}

const names = (schema: Schema | undefined): string[] =>
  schema === undefined ? [] : flatFields(fieldTree(schema, false)).map(({name}) => name);

const taken = ({parameters, requestBody}: Operation): string[] => [
  ...parameters.map(({name}) => name),
  ...names(requestBody?.schema),
];

/** Whether a path such as `data.names[]` is or ends with a field. */
function isField(path: string, field: string): boolean {
  const [own, wanted] = [path, field].map((name) => normalize(name.replaceAll('[]', '')));
  return own === wanted || own?.endsWith(`.${wanted ?? ''}`) === true;
}

const textOf = ({id, path, summary, description, tag, parameters}: Operation): string =>
  [
    id.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' '),
    path,
    summary,
    description,
    tag,
    ...parameters.flatMap(({name, schema, description: text}) => [name, text, ...(schema.enum ?? []).map(String)]),
  ].join(' ');

/** The operations that have all that is asked for, with the fields that were found. */
export function findOperations(shelf: Shelf, query: OperationQuery) {
  const wanted = words(query.words ?? '');
  return [...shelf.operations().values()].flatMap((operation) => {
    const {id, summary, country, success} = operation;
    const own = new Set(words(textOf(operation)));
    const found = (all: readonly string[], field: string | undefined): string[] =>
      field === undefined ? [] : all.filter((name) => isField(name, field));
    const returns = found(names(success.schema), query.returns);
    const takes = found(taken(operation), query.takes);
    const matches =
      (query.country === undefined || country === query.country) &&
      (query.returns === undefined || returns.length > 0) &&
      (query.takes === undefined || takes.length > 0) &&
      wanted.every((word) => own.has(word));
    return matches
      ? [
          {
            operation: id,
            summary,
            request: requestOf(operation),
            country,
            page: shelf.pageOf(operation),
            ...(returns.length === 0 ? {} : {returns}),
            ...(takes.length === 0 ? {} : {takes}),
          },
        ]
      : [];
  });
}

/** `find_operations`: operations by country, field or words. */
export function addFindTool(server: McpServer, library: Library): void {
  server.registerTool(
    'find_operations',
    {
      title: 'Find operations of the API',
      description:
        'Lists operations: those of a country, those that return or take a field, those whose texts have all of some words. Read one with get_operation.',
      inputSchema: {
        words: shortText.optional().describe('Words of its name, path, description or parameters, such as "DNI"'),
        country: shortText.optional().describe('ISO code or name, such as "PE" or "Perú"'),
        returns: shortText.optional().describe('Field of a successful answer: "residenceExpiration", "data.fullName"'),
        takes: shortText.optional().describe('Parameter, or field of the body'),
        offset,
        language,
      },
      annotations: readOnly,
    },
    ({language: locale, country, offset: start, ...query}) =>
      listAnswer(
        findOperations(library.in(locale), {
          ...query,
          country: country === undefined ? undefined : countryCode(library, country),
        }),
        {name: 'operations', offset: start, narrower: 'Fewer: give words, country, returns or takes.'},
      ),
  );
}
