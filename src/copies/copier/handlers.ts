import type {Element} from 'hast';
import {defaultHandlers, type Handle} from 'hast-util-to-mdast';
import type {BlockContent, PhrasingContent} from 'mdast';
import {codeText, hasClass, propertyOf} from './article';

/** The title is written as in the source of the page: pages speak of "the name above the code". */
const pre: Handle = (_state, element: Element) => {
  const title = propertyOf(element, 'dataTitle');
  return {
    type: 'code',
    lang: /\blanguage-(\S+)/.exec(propertyOf(element, 'className') ?? '')?.[1] ?? null,
    meta: title === undefined ? null : `title="${title}"`,
    value: codeText(element).replace(/\n$/, ''),
  };
};

/** Words that the reference sets apart by a style: a status, the place of a parameter. */
const emphasised = ['deprecated', 'field-place', 'status-error', 'status-ok'];

const span: Handle = (state, element: Element) => {
  const children = state.all(element) as PhrasingContent[];
  if (hasClass(element, 'method')) {
    return [
      {type: 'strong', children},
      {type: 'text', value: ' '},
    ];
  }
  if (hasClass(element, 'error-message')) {
    // On the page a line break parts the API's own message from what it means; a cell of a Markdown table has none.
    return [
      {type: 'emphasis', children},
      {type: 'text', value: ':'},
    ];
  }
  return emphasised.some((name) => hasClass(element, name)) ? {type: 'emphasis', children} : children;
};

/** A summary stands above its details, as a line of its own. */
const summary: Handle = (state, element: Element) => ({
  type: 'paragraph',
  children: [{type: 'strong', children: state.all(element) as PhrasingContent[]}],
});

/**
 * A diagram's steps have numbers, and what happens between two of them has none. Markdown numbers all items of a list, so
 * that each run of items with a number becomes a list of its own, which goes on counting.
 */
const ol: Handle = (state, element: Element) => {
  const items = element.children.filter((child) => child.type === 'element');
  const runs = items.reduce<Element[][]>((before, item) => {
    const last = before.at(-1);
    const goesOn =
      last !== undefined && (last[0]?.properties.value === undefined) === (item.properties.value === undefined);
    return goesOn ? [...before.slice(0, -1), [...last, item]] : [...before, [item]];
  }, []);
  if (runs.length < 2) {
    return defaultHandlers.ol(state, element);
  }
  return runs.map((children) => {
    const start = children[0]?.properties.value;
    return defaultHandlers.ol(state, {
      ...element,
      tagName: start === undefined ? 'ul' : 'ol',
      properties: start === undefined ? {} : {start: Number(start)},
      children,
    });
  });
};

/**
 * How elements of the site become Markdown, beyond what hast-util-to-mdast knows.
 *
 * @param samplesOf - what the copy shows of a request, by the id that the page gives it
 */
export function handlers(samplesOf: (id: string) => BlockContent[]): Record<string, Handle> {
  const div: Handle = (state, element: Element) => {
    const id = propertyOf(element, 'dataOperation');
    return id === undefined ? state.toFlow(state.all(element)) : samplesOf(id);
  };
  return {div, ol, pre, span, summary};
}
