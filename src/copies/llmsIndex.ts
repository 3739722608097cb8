/** A line of an index: a page, by its copy, or the index of a section. */
export interface IndexEntry {
  title: string;
  description: string;
  /** Path with the base path. */
  path: string;
}

/** A list of an index, under its heading. */
export interface IndexList {
  title: string;
  entries: readonly IndexEntry[];
}

/** An index for language models. */
export interface LlmsIndex {
  /** Where it is written, below the base path. */
  file: string;
  title: string;
  summary: string;
  /** What a reader should know before the lists. */
  notes: readonly string[];
  lists: readonly IndexList[];
}

const line = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A title in a link of Markdown: nothing in it ends the link, or is read as HTML. */
const label = (title: string): string => line(title).replaceAll(/[\\[\]<]/g, '\\$&');

/**
 * The text of an `llms.txt`: https://llmstxt.org/
 *
 * @param siteUrl - without a slash at its end
 */
export function llmsText({title, summary, notes, lists}: LlmsIndex, siteUrl: string): string {
  const written = lists.map((list) =>
    [
      `## ${list.title}`,
      '',
      ...list.entries.map((entry) => `- [${label(entry.title)}](${siteUrl}${entry.path}): ${line(entry.description)}`),
    ].join('\n'),
  );
  return `${[`# ${title}`, `> ${line(summary)}`, notes.map((note) => `- ${note}`).join('\n'), ...written].join('\n\n')}\n`;
}
