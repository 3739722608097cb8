import {stat} from 'node:fs/promises';
import path from 'node:path';
import type {Source} from './compareSources';

/** An image of more bytes costs a reader on a phone more than it tells. */
const mostBytes = 300_000;

const markdownImage = /!\[([^\]]*)\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g;
const htmlImage = /<img\b[^>]*>/g;
const fences = /^(```+|~~~+)[\s\S]*?^\1/gm;

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The file of an image beside a page, or below `static/`; undefined where it is on another host. */
function fileOf(target: string, page: string, siteDir: string): string | undefined {
  if (/^(?:https?:)?\/\/|^data:/.test(target)) {
    return undefined;
  }
  return target.startsWith('/')
    ? path.join(siteDir, 'static', target)
    : path.resolve(siteDir, path.dirname(page), target.replace(/^@site\//, `${siteDir}/`));
}

/**
 * Images of a page: each says what it shows, and is not too large.
 *
 * @param source - the page; its `file` is a path below `siteDir`
 * @returns one message for each fault, with file, line and mend
 */
export async function checkImages({file, text}: Source, siteDir: string): Promise<string[]> {
  const prose = text.replace(fences, (match) => match.replace(/[^\n]/g, ' '));
  const faults: string[] = [];
  for (const match of prose.matchAll(markdownImage)) {
    const [, alt = '', target = ''] = match;
    const place = `${file}:${lineOf(prose, match.index)}`;
    if (alt.trim() === '') {
      faults.push(
        `${place}: the image "${target}" has no text for those who do not see it. Write it between the brackets.`,
      );
    }
    const imageFile = fileOf(target, file, siteDir);
    // An image that does not exist stops the build already, in Docusaurus.
    const bytes = imageFile === undefined ? 0 : ((await stat(imageFile).catch(() => undefined))?.size ?? 0);
    if (bytes > mostBytes) {
      faults.push(
        `${place}: the image "${target}" has ${bytes} bytes. Make it smaller than ${mostBytes}, as WebP or AVIF.`,
      );
    }
  }
  for (const match of prose.matchAll(htmlImage)) {
    if (!/\balt=/.test(match[0])) {
      faults.push(
        `${file}:${lineOf(prose, match.index)}: an <img> has no alt. Write alt="…", or alt="" if it only decorates.`,
      );
    }
  }
  return faults;
}
