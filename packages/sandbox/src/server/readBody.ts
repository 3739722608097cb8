import type {IncomingMessage} from 'node:http';
import type {RequestBody} from '../requests/SandboxRequest';

/** Bytes of a body that are read: a large photo, as text. */
export const largestBody = 15 * 1024 * 1024;

/** A key that would change the prototype of a record, which the API has no use for. */
function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') {
    throw new SyntaxError('The body has a key "__proto__".');
  }
  return value;
}

/** Reads the body of a request. What is too large is read to its end and dropped, so that the client gets its answer. */
export async function readBody(request: IncomingMessage): Promise<RequestBody> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= largestBody) {
      parts.push(part);
    }
  }
  if (size > largestBody) {
    return {kind: 'tooLarge'};
  }
  // Drops the mark that some programs write first.
  const text = new TextDecoder().decode(Buffer.concat(parts));
  if (text.trim() === '') {
    return {kind: 'none'};
  }
  try {
    return {kind: 'json', value: JSON.parse(text, refusePrototype)};
  } catch {
    return {kind: 'notJson'};
  }
}
