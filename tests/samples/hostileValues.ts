import type {Operation} from '../../src/reference/contract/types';
import {fillIn, valueFields, valueMistake} from '../../src/reference/samples/sampleValues';

/**
 * What readers paste into a form, and what programs read as their own: quotes, escapes, substitutions, comments, ends of
 * texts, and characters that are not seen. Marks of direction, such as U+202E, are left out: .NET takes them out of an address.
 */
export const hostileValues: readonly string[] = [
  `"; #{\`touch hostile\`} #$0 #@x`,
  `'; $(touch hostile) \${HOME} \\(1 + 1) ''' """`,
  '` + "`" + `touch hostile`; ${process.exit(1)}',
  '\\',
  String.raw`\" \' \u0041 \x41 \n \0 \\`,
  '%s %d %25 %2F %',
  'a/../b?c=d&e=f#g;h,i:@{id}[0]$&$1+ +',
  '<?php ?> */ /* // -- # <!-- </script>',
  '@file',
  '--output hostile',
  '$API_TOKEN',
  ' between blanks ',
  'JSON\n  JSON;\nEOF\n"""\n',
  '\r\n\t\v\f\b',
  '\u0000\u0007\u001A\u001B\u007F\u0085',
  '\u2028\u2029 line ends of some',
  '\uFEFF\u200B\u00AD not seen \uFEFF',
  'ñ 漢字 😀 ¿é?',
  '.',
  '..',
  'not a number',
  '1e400',
];

const place = (name: string, where: 'path' | 'query' | 'header'): object => ({
  name,
  in: where,
  required: true,
  description: '',
  schema: {type: 'string'},
  example: `${where}-example`,
});

/** An operation with a text in every part of its request, and a number in its body where it has one. */
function operationAt(server: string, method: 'get' | 'post'): Operation {
  const body = {
    required: true,
    schema: {
      type: 'object',
      required: ['text', 'number'],
      properties: {text: {type: 'string'}, number: {type: 'number'}},
    },
    example: {text: 'body-example', number: 1},
  };
  return {
    id: 'hostile',
    method,
    server,
    path: '/things/{id}/parts',
    parameters: [place('id', 'path'), place('q', 'query'), place('X-Note', 'header')],
    ...(method === 'post' ? {requestBody: body} : {}),
    token: {variable: 'API_TOKEN'},
  } as unknown as Operation;
}

/** What has to arrive: the values, or the example where the form says that the request cannot hold the value. */
export interface ExpectedRequest {
  id: string;
  q: string;
  note: string;
  body?: {text: string; number: number | string};
}

/** An operation that a reader filled in with one value in every part of its request, and what has to arrive. */
export function hostileRequest(server: string, method: 'get' | 'post', value: string) {
  const operation = operationAt(server, method);
  const fields = valueFields(operation);
  const arrives = (key: string): string => {
    const field = fields.find((candidate) => candidate.key === key);
    return field?.place !== 'body' && field !== undefined && valueMistake(field, value) !== undefined
      ? field.example
      : value;
  };
  const number = Number.isFinite(Number(value)) ? Number(value) : value;
  const expected: ExpectedRequest = {
    id: arrives('path id'),
    q: arrives('query q'),
    note: arrives('header X-Note'),
    ...(method === 'post' ? {body: {text: value, number}} : {}),
  };
  return {
    operation: fillIn(operation, Object.fromEntries(fields.map(({key}) => [key, value]))),
    expected,
  };
}
