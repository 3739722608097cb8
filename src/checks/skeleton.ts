import {blankFences} from '../content/blank';
import {parseFrontMatter} from '../content/frontMatter';
import {elements} from '../content/remark/known-elements/elements';
import {headingLines} from './headings';

/** What the translations of a page have in common: all but the prose, under the names that messages use. */
export type Skeleton = Readonly<Record<'heading id' | 'element' | 'link' | 'image', readonly string[]>>;

/**
 * Elements with the names and ids that they give, which no language translates. Of the others, such as `<Flow>`, only the name
 * is the same in all.
 */
const element = new RegExp(
  `<((?:${Object.keys(elements).join('|')})\\b(?:\\s+(?:id|name|tag|country|workflow|step)="[^"]*")*)`,
  'g',
);

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match.slice(1).join(' ').trim());
}

/**
 * Reads the skeleton of an MDX source.
 *
 * @throws as {@link parseFrontMatter}
 */
export function skeletonOf(source: string): Skeleton {
  const text = blankFences(parseFrontMatter(source).body);
  return {
    'heading id': headingLines(text).flatMap(({id}) => id ?? []),
    element: matches(text, element),
    // The order of links may differ, as the order of countries does.
    link: matches(text, /(?<!!)\[[^\]]*\]\(([^)\s]+\.mdx(?:#[\w-]+)?)\)/g).sort(),
    image: matches(text, /!\[[^\]]*\]\(([^)\s]+)\)/g),
  };
}
