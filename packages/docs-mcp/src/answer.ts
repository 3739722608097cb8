import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import {defaultLocale, localeCodes} from '../../../config/locales';
import {didYouMean} from '../../../src/content/closest';
import {sampleLanguages} from '../../../src/reference/samples/languages';

/** Parameter of every tool that answers with texts. */
export const language = z.enum(localeCodes).default(defaultLocale).describe('Language of the texts in the answer');

/** Parameter of the tools that answer with code. */
export const programmingLanguage = z.enum(sampleLanguages.map(({id}) => id));

/** Letters of a name, a query or a value that a tool takes at most. */
const argumentLength = 200;

/** Parameter of a tool: a text that is short enough to be searched for and to be repeated in an answer. */
export const shortText = z.string().max(argumentLength);

/** What a tool of the documentation may do: it reads what the package holds, and nothing else. */
export const readOnly = {readOnlyHint: true, openWorldHint: false};

export const textAnswer = (text: string): CallToolResult => ({content: [{type: 'text', text}]});

/** Facts as JSON, without what is not known of them. */
export const factsAnswer = (facts: unknown): CallToolResult => textAnswer(JSON.stringify(facts, null, 1));

/**
 * Looks something up by the name that an assistant gave.
 *
 * @param what - kind of thing, for the message
 * @param tool - which lists what there is
 * @throws with the name that comes nearest, which the assistant gets as the tool's answer
 */
export function lookUp<T>(known: ReadonlyMap<string, T>, name: string, what: string, tool: string): T {
  const found = known.get(name);
  if (found === undefined) {
    throw new Error(`There is no ${what} "${name}".${didYouMean(name, known.keys())} The tool ${tool} lists them.`);
  }
  return found;
}
