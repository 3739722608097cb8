import type {Element} from 'hast';
import type {Handle} from 'hast-util-to-mdast';
import type {BlockContent, PhrasingContent} from 'mdast';
import {codeText, hasClass, propertyOf} from './article';

/** A request in one language, as the page's tabs show it. */
export interface Sample {
  label: string;
  grammar: string;
  code: string;
}

const pre: Handle = (_state, element: Element) => ({
  type: 'code',
  lang: /\blanguage-(\S+)/.exec(propertyOf(element, 'className') ?? '')?.[1] ?? null,
  value: codeText(element).replace(/\n$/, ''),
});

/** Words that the reference sets apart by a style: a status, the place of a parameter, the message of an error. */
const emphasised = ['deprecated', 'error-message', 'field-place', 'status-error', 'status-ok'];

const span: Handle = (state, element: Element) => {
  const children = state.all(element) as PhrasingContent[];
  if (hasClass(element, 'method')) {
    return [
      {type: 'strong', children},
      {type: 'text', value: ' '},
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
 * How elements of the site become Markdown, beyond what hast-util-to-mdast knows.
 *
 * @param samplesOf - the request of an operation in every language; the page holds one, and the rest in its code
 */
export function handlers(samplesOf: (operationId: string) => readonly Sample[]): Record<string, Handle> {
  const div: Handle = (state, element: Element) => {
    const operation = propertyOf(element, 'dataOperation');
    if (operation === undefined) {
      return state.toFlow(state.all(element));
    }
    return samplesOf(operation).flatMap(({label, grammar, code}): BlockContent[] => [
      {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: label}]}]},
      {type: 'code', lang: grammar, value: code},
    ]);
  };
  return {div, pre, span, summary};
}
