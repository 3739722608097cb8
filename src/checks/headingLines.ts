/** A heading of level 2 to 6, as it stands in a file. */
export interface HeadingLine {
  /** Counted from 1. */
  line: number;
  depth: number;
  title: string;
  id: string | undefined;
}

/** The headings of an MDX file, without what stands in code. */
export function headingLines(source: string): HeadingLine[] {
  const prose = source.replace(/^(```+|~~~+)[\s\S]*?^\1/gm, (code) => code.replace(/[^\n]/g, ''));
  return prose.split('\n').flatMap((text, index): HeadingLine[] => {
    const [, marks, title = '', id] = /^(#{2,6}) (.*?)(?:\s*\{#([\w-]+)\})?\s*$/.exec(text) ?? [];
    return marks === undefined ? [] : [{line: index + 1, depth: marks.length, title, id}];
  });
}

export function headingsWithoutId(source: string): HeadingLine[] {
  return headingLines(source).filter(({id}) => id === undefined);
}
