import type {Client} from '@modelcontextprotocol/sdk/client/index.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {expect} from 'vitest';

export interface ToolAnswer {
  text: string;
  isError: boolean;
}

/** Asks a tool of a server. */
export async function call(client: Client, name: string, args: Record<string, unknown>): Promise<ToolAnswer> {
  const {content, isError = false} = (await client.callTool({name, arguments: args})) as CallToolResult;
  const [first] = content;
  if (first?.type !== 'text') {
    throw new Error(`${name} answered no text.`);
  }
  return {text: first.text, isError};
}

/** Asks for facts, which come as JSON. */
export async function facts<T>(client: Client, name: string, args: Record<string, unknown>): Promise<T> {
  const {text, isError} = await call(client, name, args);
  expect(isError, text).toBe(false);
  return JSON.parse(text) as T;
}

/** All that a tool lists, in as many answers as it takes. */
export async function listed<T>(client: Client, name: string, key: string, args: object = {}): Promise<T[]> {
  const all: T[] = [];
  let offset: number | undefined = 0;
  while (offset !== undefined) {
    const answer: Record<string, unknown> = await facts(client, name, {...args, offset});
    all.push(...(answer[key] as T[]));
    offset = answer.next as number | undefined;
  }
  return all;
}
