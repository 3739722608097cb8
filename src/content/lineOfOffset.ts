/** The line of a text in which a character stands, counted from 1. */
export function lineOfOffset(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
