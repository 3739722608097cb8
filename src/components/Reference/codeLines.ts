/** A line of shown code, and where it stands in the document. */
export interface CodeLine {
  text: string;
  range: Range;
}

/** The lines of a code block. The highlighter ends each with a `<br>`; code that it has not coloured yet has line feeds. */
export function codeLines(block: HTMLElement): CodeLine[] {
  const lines: CodeLine[] = [];
  let range: Range | undefined;
  const end = (): void => {
    if (range !== undefined) {
      lines.push({text: range.toString(), range});
    }
    range = undefined;
  };
  const add = (node: Text, from: number, to: number): void => {
    if (range === undefined) {
      range = document.createRange();
      range.setStart(node, from);
    }
    range.setEnd(node, to);
  };
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof HTMLBRElement) {
      end();
    } else if (node instanceof Text) {
      let from = 0;
      for (const part of node.data.split(/(?<=\n)/)) {
        add(node, from, from + part.length);
        from += part.length;
        if (part.endsWith('\n')) {
          end();
        }
      }
    }
  }
  end();
  return lines;
}

/** The line at a height of the window; undefined where there is none. */
export function lineAt(lines: readonly CodeLine[], y: number): number | undefined {
  const index = lines.findIndex(({range}) => {
    const {top, bottom} = range.getBoundingClientRect();
    return top <= y && y <= bottom;
  });
  return index === -1 ? undefined : index;
}
