import {lineOfOffset} from './lineOfOffset';

/**
 * Why a text is no JSON.
 *
 * @param file - its path, for the message
 * @returns file, line, reason and fix; undefined where it is JSON
 */
export function jsonFault(text: string, file: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const {message} = error as SyntaxError;
    // Without a place the text ends too early.
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? text.trimEnd().length);
    const line = lineOfOffset(text, offset);
    const reason = message.replace(/ in JSON at position.*/s, '');
    return `${file}:${line}: it is no JSON (${reason}). Look for a comma, a quote or a bracket too few or too many.`;
  }
}
