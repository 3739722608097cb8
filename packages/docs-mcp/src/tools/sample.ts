import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {sampleLanguages, type SampleLanguageId} from '../../../../src/reference/samples/languages';
import {operationSamples} from '../../../../src/reference/samples/operationSamples';
import {
  choicesOf,
  fillIn,
  valueFields,
  valueMistake,
  type ValueField,
} from '../../../../src/reference/samples/sampleValues';
import type {Operation} from '../../../../src/reference/contract/types';
import {language, lookUp, operationName, readOnly, shortText, textAnswer} from '../answer';
import type {Library} from '../Library';
import {operationOf} from '../operationOf';

/** Long enough for an address, but not for the image of a document, which the reader puts in. */
const valueText = z.string().max(2_000);

const nameOf = ({path}: ValueField): string => path.join('.');

/** What a part of a request holds, beside the rules of the contract. */
const holds: Readonly<Record<string, string>> = {
  header: 'visible ASCII characters, with blanks between them only',
  path: 'anything but "." and ".."',
};

function mistakeText(field: ValueField, value: string): string {
  const {type, pattern, minLength, maxLength, minimum, maximum} = field.schema;
  const limits = {type, pattern, minLength, maxLength, minimum, maximum, allowed: choicesOf(field.schema)};
  const rules = JSON.stringify({...limits, [field.place]: holds[field.place]});
  return `The value "${value.slice(0, 60)}" of "${nameOf(field)}" is not what the API takes: ${rules}.`;
}

/**
 * The code of a request with given values.
 *
 * @param values - by the names of parameters and fields; a field within an object by its path, with dots
 * @throws if a name is not of the request, or a value is not what the contract allows
 */
export function sampleCode(
  operation: Operation,
  code: SampleLanguageId,
  values: Readonly<Record<string, string>>,
): string {
  const fields = new Map(valueFields(operation).map((field) => [nameOf(field), field]));
  const filled = Object.entries(values).map(([name, value]): [string, string] => {
    const field = lookUp(fields, name, `value in the request of ${operation.id} called`, 'get_operation');
    if (valueMistake(field, value) !== undefined) {
      throw new Error(mistakeText(field, value));
    }
    return [field.key, value];
  });
  const samples = operationSamples(fillIn(operation, Object.fromEntries(filled)));
  const byLanguage = new Map<string, string>(samples.map((sample) => [sample.language, sample.code]));
  return lookUp(byLanguage, code, 'sample in', 'get_sample');
}

/** `get_sample`: the request of an operation as code. */
export function addSampleTool(server: McpServer, library: Library): void {
  server.registerTool(
    'get_sample',
    {
      title: 'Code that calls an operation',
      description: `Code that calls an operation, in ${sampleLanguages.length} languages, with the values that you give; without values it sends the example. The token is read from the environment: never put one into the values.`,
      inputSchema: {
        operation: operationName,
        code: z.enum(sampleLanguages.map(({id}) => id)).describe('Language of the code'),
        values: z
          .record(z.string(), z.union([valueText, z.number(), z.boolean()]))
          // A key that is refused by a rule of its own is repeated in the answer, however long it is.
          .refine((values) => Object.keys(values).every((name) => shortText.safeParse(name).success), {
            message: 'A name of a value has at most 200 letters.',
          })
          .default({})
          .describe('Values by the names of parameters and fields, such as {"documentNumber": "10000001"}'),
        language,
      },
      annotations: readOnly,
    },
    ({operation: id, code, values, language: locale}) => {
      const operation = operationOf(library.in(locale), id);
      const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
      return textAnswer(sampleCode(operation, code, texts));
    },
  );
}
