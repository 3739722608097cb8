/** Blanks in the place of a text: lines, and places in them, stay what they are. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** A Markdown text with {@link blank} in the place of its code blocks. */
export function blankFences(source: string): string {
  return source.replace(/^(```+|~~~+)[\s\S]*?^\1/gm, blank);
}
