/** A page in an index for language models. */
export interface IndexedPage {
  title: string;
  description: string;
  /** Path of its Markdown copy, with the base path. */
  copy: string;
}

export interface IndexSection {
  title: string;
  pages: readonly IndexedPage[];
}

export interface LlmsIndex {
  title: string;
  summary: string;
  /** What a reader should know before the lists. */
  notes: readonly string[];
  sections: readonly IndexSection[];
}

const line = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The text of `llms.txt`: https://llmstxt.org/
 *
 * @param siteUrl - without a slash at its end
 */
export function llmsText({title, summary, notes, sections}: LlmsIndex, siteUrl: string): string {
  const lists = sections
    .filter(({pages}) => pages.length > 0)
    .map((section) =>
      [
        `## ${section.title}`,
        '',
        ...section.pages.map((page) => `- [${line(page.title)}](${siteUrl}${page.copy}): ${line(page.description)}`),
      ].join('\n'),
    );
  return `${[`# ${title}`, `> ${line(summary)}`, notes.map((note) => `- ${note}`).join('\n'), ...lists].join('\n\n')}\n`;
}
