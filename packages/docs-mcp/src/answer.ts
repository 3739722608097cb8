import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import {defaultLocale, localeCodes} from '../../../config/locales';
import {didYouMean} from '../../../src/content/closest';

/** Parameter of every tool that answers with texts. */
export const language = z.enum(localeCodes).default(defaultLocale).describe('Language of the texts in the answer');

/** Letters of a name, a query or a value that a tool takes at most. */
const argumentLength = 200;

/** Parameter of a tool: a text that is short enough to be searched for and to be repeated in an answer. */
export const shortText = z.string().max(argumentLength);

/** Parameter of the tools that read an operation. */
export const operationName = shortText.describe('Id ("checkIdentityPeru"), or method and path ("GET /v2/ofac")');

/** Parameter of the tools that list more than an answer holds. */
export const offset = z.number().int().min(0).default(0).describe('How many to leave out: "next" of the last answer');

/** What a tool of the documentation may do: it reads what the package holds, and nothing else. */
export const readOnly = {readOnlyHint: true, openWorldHint: false};

/** Bytes that an answer holds, unless a single thing that was asked for has more. */
export const answerBytes = 8_000;

export const textAnswer = (text: string): CallToolResult => ({content: [{type: 'text', text}]});

/** Facts as JSON, without what is not known of them. */
export const factsAnswer = (facts: unknown): CallToolResult => textAnswer(JSON.stringify(facts));

/** Bytes of facts in an answer. */
export const bytesOf = (facts: unknown): number => Buffer.byteLength(JSON.stringify(facts));

/** What a list is called in an answer, and how to ask for less of it. */
interface ListOptions {
  name: string;
  /** How many to leave out. */
  offset: number;
  /** What helps where there are more. */
  narrower: string;
  /** What stands before the list. */
  head?: object;
}

/**
 * As many items as an answer holds, how many there are, and the offset of the next ones.
 *
 * @throws if there are not so many that some are left
 */
export function listAnswer(
  items: readonly unknown[],
  {name, offset: start, narrower, head = {}}: ListOptions,
): CallToolResult {
  if (start > 0 && start >= items.length) {
    throw new Error(`There are ${items.length} ${name}; none is left with offset ${start}.`);
  }
  const shown: unknown[] = [];
  // What stands around the items has some bytes, too.
  let room = answerBytes - bytesOf(head) - bytesOf(narrower) - 100;
  for (const item of items.slice(start)) {
    room -= bytesOf(item) + 1;
    if (room < 0 && shown.length > 0) {
      break;
    }
    shown.push(item);
  }
  const end = start + shown.length;
  const more = end < items.length ? {next: end, hint: `"offset": ${end} has more. ${narrower}`} : {};
  return factsAnswer({...head, total: items.length, [name]: shown, ...more});
}

/** Names that a message lists at most. */
const listedNames = 40;

/**
 * Looks something up by the name that an assistant gave.
 *
 * @param what - kind of thing, for the message
 * @param tool - which lists what there is
 * @throws with the name that comes nearest and, where there are few, with all; the assistant gets it as the tool's answer
 */
export function lookUp<T>(known: ReadonlyMap<string, T>, name: string, what: string, tool: string): T {
  const found = known.get(name);
  if (found === undefined) {
    const names = known.size > listedNames ? `The tool ${tool} lists them.` : `Known: ${[...known.keys()].join(', ')}.`;
    throw new Error(`There is no ${what} "${name}".${didYouMean(name, known.keys())} ${names}`);
  }
  return found;
}
