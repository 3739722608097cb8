import type {RootContent} from 'mdast';

/**
 * Agents cut what they read at about 50,000 characters. A part is shorter by what front matter and the lines about the parts
 * need.
 */
export const longestPart = 49_000;

/** Cuts before every heading with text under it, so that what a heading stands over is together. */
function sectionsOf(content: readonly RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [];
  for (const node of content) {
    const last = sections.at(-1);
    const isOpen = last?.every(({type}) => type === 'heading') === true;
    if (last !== undefined && (node.type !== 'heading' || isOpen)) {
      last.push(node);
    } else {
      sections.push([node]);
    }
  }
  return sections;
}

/**
 * Splits a document before headings into parts that an agent reads whole. A section that is longer by itself stays in one.
 *
 * @param lengthOf - how long a section becomes when it is printed
 * @returns one part where it is short enough
 */
export function partsOf(
  content: readonly RootContent[],
  lengthOf: (section: readonly RootContent[]) => number,
): RootContent[][] {
  const parts: RootContent[][] = [[]];
  let length = 0;
  for (const section of sectionsOf(content)) {
    const own = lengthOf(section);
    if (length > 0 && length + own > longestPart) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(...section);
    length += own;
  }
  return parts;
}
