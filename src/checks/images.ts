import {statSync} from 'node:fs';
import path from 'node:path';
import {blankFences} from '../content/blank';
import {lineOfOffset} from '../content/lineOfOffset';
import type {Source} from '../content/sources';
import type {Check} from './Check';

/** An image of more bytes costs a reader on a phone more than it tells. */
const mostBytes = 300_000;

const markdownImage = /!\[([^\]]*)\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g;
const htmlImage = /<img\b[^>]*>/g;

/** The file of an image beside a page, or below `static/`; undefined where it is on another host. */
function fileOf(target: string, page: string, root: string): string | undefined {
  if (/^(?:https?:)?\/\/|^data:/.test(target)) {
    return undefined;
  }
  return target.startsWith('/')
    ? path.join(root, 'static', target)
    : path.resolve(root, path.dirname(page), target.replace(/^@site\//, `${root}/`));
}

/**
 * Images of a page: each says what it shows, and is not too large.
 *
 * @param source - the page
 * @param root - the site's folder
 * @returns one message for each fault, with file, line and fix
 */
export function checkImages({file, text}: Source, root: string): string[] {
  const prose = blankFences(text);
  const faults: string[] = [];
  for (const {index, 1: alt = '', 2: target = ''} of prose.matchAll(markdownImage)) {
    const place = `${file}:${lineOfOffset(prose, index)}: the image "${target}"`;
    if (alt.trim() === '') {
      faults.push(`${place} has no text for those who do not see it. Write it between the brackets.`);
    }
    const imageFile = fileOf(target, file, root);
    if (imageFile === undefined) {
      continue;
    }
    const bytes = statSync(imageFile, {throwIfNoEntry: false})?.size;
    if (bytes === undefined) {
      faults.push(`${place} does not exist. Correct its path, or put the file there.`);
    } else if (bytes > mostBytes) {
      faults.push(`${place} has ${bytes} bytes. Make it smaller than ${mostBytes}, as WebP or AVIF.`);
    }
  }
  const withoutAlt = [...prose.matchAll(htmlImage)].filter(([tag]) => !/\balt=/.test(tag));
  return [
    ...faults,
    ...withoutAlt.map(
      ({index}) =>
        `${file}:${lineOfOffset(prose, index)}: an <img> has no alt. Write alt="…", or alt="" if it only decorates.`,
    ),
  ];
}

/** Images say what they show, and are not too large. */
export const images: Check = {
  name: 'images',
  run: ({root, written}) => written.flatMap((page) => checkImages(page, root)),
};
