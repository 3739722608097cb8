/** Numbers about one subject; the units stand in the columns' names. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  /** One cell a column. */
  readonly rows: readonly (readonly string[])[];
}

/**
 * A table as text: the first column to the left, the numbers to the right.
 *
 * @throws if a row has more or fewer cells than there are columns
 */
export function formatTable({title, columns, rows}: Table): string {
  const odd = rows.find((row) => row.length !== columns.length);
  if (odd !== undefined) {
    throw new Error(`Table "${title}": the row "${odd.join(', ')}" has not ${columns.length} cells, as its columns.`);
  }
  const lines = [columns, ...rows];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const formatted = lines.map((line) =>
    line
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return [title, ...formatted].join('\n');
}
