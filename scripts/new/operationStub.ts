import {mark} from '../../src/content/markers';
import {methodsWithBody} from './questions';
import type {PathsFile} from './Site';
import type {NewOperation} from './Subject';

/** A text of the contract with its Spanish beside it, at the indentation of `line`. */
function texts(indent: number, key: 'summary' | 'description', en: string, es: string): string[] {
  const blanks = ' '.repeat(indent);
  return [`${blanks}${key}: '${mark('en', en)}'`, `${blanks}x-es: { ${key}: '${mark('es', es)}' }`];
}

function parameter(name: string, place: 'path' | 'query'): string[] {
  const rename = place === 'query' ? ` # ${mark('en', 'its real name')}` : '';
  return [
    `      - name: ${name}${rename}`,
    `        in: ${place}`,
    '        required: true',
    ...texts(8, 'description', 'what to send, and in which form', 'qué se envía y con qué forma'),
    '        schema: { type: string, minLength: 1 }',
    `        example: '12345678'`,
  ];
}

/** The parameters of the path, and one of the query where nothing else says what is asked for. */
function parameters({path, method}: NewOperation, {pathParameters}: PathsFile): string[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const own = inPath.filter((name) => pathParameters[path]?.includes(name) !== true);
  const needsQuery = inPath.length === 0 && !methodsWithBody.includes(method);
  const rows = [
    ...own.flatMap((name) => parameter(name, 'path')),
    ...(needsQuery ? parameter('documentNumber', 'query') : []),
  ];
  return rows.length === 0 ? [] : ['    parameters:', ...rows];
}

function requestBody({method}: NewOperation): string[] {
  if (!methodsWithBody.includes(method)) {
    return [];
  }
  return [
    '    requestBody:',
    '      required: true',
    '      content:',
    '        application/json:',
    '          schema:',
    '            type: object',
    '            required: [documentNumber]',
    '            properties:',
    `              documentNumber: # ${mark('en', 'its real name')}`,
    '                type: string',
    ...texts(16, 'description', 'what to send, and in which form', 'qué se envía y con qué forma'),
    `          example: { documentNumber: '12345678' }`,
  ];
}

const answer = [
  '        content:',
  '          application/json:',
  '            schema:',
  '              type: object',
  '              required: [data]',
  '              properties:',
  '                data:',
  '                  type: object',
  ...texts(18, 'description', 'what the answer holds', 'qué contiene la respuesta'),
  '                  required: [result]',
  '                  properties:',
  `                    result: # ${mark('en', 'the real fields')}`,
  '                      type: string',
  ...texts(22, 'description', 'what the field says', 'qué dice el campo'),
  `            example: { data: { result: '${mark('en', 'an invented value')}' } }`,
];

/**
 * An operation as it stands below its path in openapi/paths, valid as it is, with a marker wherever a person has to write.
 *
 * @param operation - what is known of it
 * @param page - docs id of its page
 * @param neighbours - the file that it is put into
 */
export function operationStub(operation: NewOperation, page: string, neighbours: PathsFile): string {
  const {method, operationId, country} = operation;
  return [
    `  ${method}:`,
    `    operationId: ${operationId}`,
    `    tags: [${neighbours.tags.join(', ')}]`,
    `    x-page: ${page}`,
    ...(country === undefined ? [] : [`    x-country: ${country}`]),
    `    summary: '${mark('en', 'what it does, in a few words')}'`,
    `    description: '${mark('en', 'what it looks up or does, and what it returns')}'`,
    '    x-es:',
    `      summary: '${mark('es', 'qué hace, en pocas palabras')}'`,
    `      description: '${mark('es', 'qué consulta o hace y qué devuelve')}'`,
    ...parameters(operation, neighbours),
    ...requestBody(operation),
    '    responses:',
    `      '200':`,
    ...texts(8, 'description', 'what this answer means', 'qué significa esta respuesta'),
    ...answer,
    ...(neighbours.unauthorized === undefined ? [] : [`      '401': { $ref: '${neighbours.unauthorized}' }`]),
    '',
  ].join('\n');
}
