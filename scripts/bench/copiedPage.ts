/**
 * A page of the docs with another route and title.
 *
 * @param source - with front matter
 * @param copy - number of the copy
 */
export function copiedPage(source: string, copy: number): string {
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(source) ?? [undefined, '', source];
  const changed = frontMatter
    .replace(/^(title|sidebar_label|description): "(.*)"$/gm, `$1: "$2 ${copy}"`)
    .replace(/^(title|sidebar_label|description): ([^"\n].*)$/gm, `$1: $2 ${copy}`)
    .replace(/^slug: \/?/m, `slug: /copy${copy}/`);
  return `---\n${changed}---\n${body}`;
}
