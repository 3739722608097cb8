import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {copyPath} from '../copyPath';
import {articleOf, codeText, findElement} from './article';
import type {CopyJob, SkillJob} from './CopyJob';
import {sectionOf} from './excerpts';
import {makeAbsolute} from './links';
import {fileOf, type BuiltPage} from './pageReader';
import {toMarkdownTree} from './pageToMarkdown';
import {linkLine, print} from './printDocument';
import {parseMain} from './readPage';

type Excerpt = SkillJob['excerpts'][number];

/** Sections of a page as Markdown, after a line that names the page. */
function excerptText({headings}: Excerpt, from: string, {main, options}: BuiltPage): string {
  const article = articleOf(parseMain(main));
  makeAbsolute(article, options);
  const title = codeText(findElement(article, ({tagName}) => tagName === 'h1') ?? article);
  const sections = headings.flatMap((id) => sectionOf(article, id, options.pageUrl));
  const copy = new URL(options.pageUrl);
  copy.pathname = copyPath(copy.pathname);
  return print([linkLine(from, copy.href, title), ...toMarkdownTree(sections, options).children]);
}

/** Writes the skills: their own words, then the sections of pages that they take. */
export async function writeSkills(job: CopyJob, readPage: (pathname: string) => Promise<BuiltPage>): Promise<void> {
  for (const {path: skillPath, head, from, excerpts} of job.skills) {
    const texts = await Promise.all(
      excerpts.map(async (excerpt) => excerptText(excerpt, from, await readPage(excerpt.pathname))),
    );
    const file = fileOf(job, skillPath);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, `${[head, ...texts].map((text) => text.trimEnd()).join('\n\n')}\n`);
  }
}
