import type {List, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {locales} from '../../../config/locales';
import prices from '../../../config/tagPrices.json';
import {attributeOf} from '../../content/remark/attributeOf';
import {inlineCode, paragraph, table, text} from '../../content/remark/nodes';
import {copyTexts} from '../copyTexts';
import {absoluteLink} from '../links';
import {codeSamples, type CopyContext} from './codeSamples';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * @param children - what stands in the element, made plain
 */
type Shown = (element: Element, children: RootContent[], context: CopyContext) => RootContent[];

const nothing: Shown = () => [];

/** An attribute; empty where it is not there, or no text. */
function stringOf(element: Element, name: string): string {
  const value = attributeOf(element, name);
  return typeof value === 'string' ? value : '';
}

/** A diagram as lists: its steps have numbers, and what happens between two of them has none. */
const flow: Shown = (element) => {
  const lists: List[] = [];
  let number = 0;
  const steps = attributeOf(element, 'steps') as {from: string; to: string; text: string; isBetween?: boolean}[];
  for (const {from, to, text: said, isBetween = false} of steps) {
    number += isBetween ? 0 : 1;
    if (lists.at(-1)?.ordered !== !isBetween) {
      lists.push({type: 'list', ordered: !isBetween, start: number, spread: false, children: []});
    }
    const words = paragraph(text(`${from === to ? from : `${from} → ${to}`}: ${said}`));
    lists.at(-1)?.children.push({type: 'listItem', children: [words]});
  }
  return [paragraph(text(stringOf(element, 'title'))), ...lists];
};

const tagPrices: Shown = (_element, _children, {locale}) => {
  const format = new Intl.NumberFormat(locales[locale].htmlLang);
  const rows = prices.map(({length, usd}) => [length, ...Object.values(usd).map((price) => format.format(price))]);
  return [
    table(
      '',
      copyTexts(locale).prices,
      rows.map((row) => row.map((cell) => [text(cell)])),
    ),
  ];
};

/** An image that stands in `static/`; of another, which the bundler gives an address, the words that describe it. */
const image: Shown = (element) => {
  const source = element.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === 'src')?.value;
  const file = typeof source === 'string' ? source : /\/static(\/[^"]+)"/.exec(source?.value ?? '')?.[1];
  const alt = stringOf(element, 'alt');
  return file === undefined ? [text(alt)] : [{type: 'image', alt, url: absoluteLink(`pathname://${file}`)}];
};

const link: Shown = (element, children) => {
  const href = stringOf(element, 'href');
  return href === '' ? children : [{type: 'link', url: absoluteLink(href), children} as RootContent];
};

/** What copies show of an element; of any other, what stands in it. */
const elements: Readonly<Record<string, Shown>> = {
  CodeSamples: codeSamples,
  Endpoint: (element) => [
    paragraph(
      {type: 'strong', children: [text(stringOf(element, 'method'))]},
      text(' '),
      inlineCode(stringOf(element, 'server') + stringOf(element, 'path')),
      ...(stringOf(element, 'operation') === ''
        ? []
        : [text(' · operationId '), inlineCode(stringOf(element, 'operation'))]),
    ),
  ],
  ExpandFields: nothing,
  FieldName: (element) => [inlineCode(toString(element))],
  Flag: nothing,
  Flow: flow,
  Head: nothing,
  Icon: nothing,
  Sections: nothing,
  TagPrices: tagPrices,
  a: link,
  br: () => [{type: 'break'}],
  img: image,
};

/**
 * What a copy shows of a component or an HTML element.
 *
 * @param children - what stands in it, made plain
 * @throws with file and line, if it is a component without content of which nothing is known here
 */
export function plainElement(element: Element, children: RootContent[], context: CopyContext): RootContent[] {
  const name = element.name ?? '';
  if (attributeOf(element, 'data-no-copy') !== undefined) {
    return [];
  }
  if (elements[name] === undefined && children.length === 0 && /^[A-Z]/.test(name)) {
    context.file?.fail(
      `<${name}> has no content of its own: say in src/copies/remark/elements.ts what Markdown copies show of it.`,
      {place: element.position, source: 'remark-copies'},
    );
  }
  return elements[name]?.(element, children, context) ?? children;
}
