import {runInNewContext} from 'node:vm';
import type {Link, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import type {LocaleCode} from '../../../config/locales';
import {attributesOf, heading, inline, inlineCode, link, paragraph, text} from '../../content/remark/nodes';
import {sampleLanguages} from '../../reference/samples/languages';
import {copyTexts} from '../copyFiles';
import {absoluteLink, ownAddress} from '../links';

/** What is known of the page while its nodes are made plain. */
export interface CopyContext {
  locale: LocaleCode;
  /** For messages, and for texts that look like directives. */
  file: VFile;
  /** The heading that stands above. */
  heading: string;
  /** For which the copy has no room, by the operation or program. */
  samples: Map<string, RootContent[]>;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Shown = (element: Element, context: CopyContext) => RootContent[];

const nothing: Shown = () => [];

/** The name of a language, and the code in it. */
function sampleOf(sample: RootContent): [label: string, code: RootContent][] {
  if (sample.type !== 'mdxJsxFlowElement') {
    return [];
  }
  const {language} = attributesOf(sample);
  const label = sampleLanguages.find(({id}) => id === language)?.label ?? '';
  return sample.children.map((code) => [label, code]);
}

/**
 * A request in cURL, so that it fits the context window of an agent; the other languages are in the samples of the page, to which
 * a line links. Of a part of an example the first language, and nothing of a whole one: the files are linked below it.
 */
const codeSamples: Shown = (element, {heading: above, samples, locale}) => {
  const {kind, operation: name = above} = attributesOf(element);
  const [[, first] = [], ...others] = element.children.flatMap(sampleOf);
  if (kind !== undefined || first === undefined) {
    return first === undefined || kind === 'program' ? [] : [first];
  }
  const labelled = others.flatMap(([label, code]) => [heading(3, '', `${label}: ${name}`), code]);
  samples.set(name, [heading(2, '', name), ...labelled]);
  const labels = others.map(([label]) => label).join(', ');
  return [first, paragraph(text(`${copyTexts(locale).request} `), link(`${ownAddress}samples`, labels))];
};

/** What stands between the braces of an attribute. */
const expressionOf = ({attributes}: Element, name: string): string => {
  const value = attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name)?.value;
  return typeof value === 'object' ? (value?.value ?? '') : '';
};

/** A diagram as a list of its steps. */
const flow: Shown = (element) => {
  const steps = runInNewContext(expressionOf(element, 'steps')) as {from: string; to: string; text: string}[];
  const children = steps.map(({from, to, text: said}) => ({
    type: 'listItem' as const,
    children: [paragraph(text(`${from === to ? from : `${from} → ${to}`}: ${said}`))],
  }));
  return [paragraph(text(attributesOf(element).title ?? '')), {type: 'list', ordered: true, spread: false, children}];
};

/** An image that stands in `static/`; of another, which the bundler gives an address, the words that describe it. */
const image: Shown = (element) => {
  const {alt = '', src} = attributesOf(element);
  const file = src ?? /\/static(\/[^"]+)"/.exec(expressionOf(element, 'src'))?.[1];
  return file === undefined ? [text(alt)] : [{type: 'image', alt, url: absoluteLink(`pathname://${file}`)}];
};

/** What copies show of an element; of any other, what stands in it. */
const elements: Readonly<Record<string, Shown>> = {
  CodeSamples: codeSamples,
  Endpoint: (element) => {
    const {method, server, path, operation} = attributesOf(element);
    return [paragraph(...inline(`**${method}** \`${server}${path}\` · operationId \`${operation}\``))];
  },
  ExpandFields: nothing,
  FieldName: (element) => [inlineCode(toString(element))],
  Flag: nothing,
  Flow: flow,
  Icon: nothing,
  // The text of a second address is that of the first.
  Page: nothing,
  Sections: nothing,
  a: (element) => {
    const {href: url} = attributesOf(element);
    return url === undefined ? element.children : [{type: 'link', url, children: element.children} as Link];
  },
  br: () => [{type: 'break'}],
  img: image,
};

/**
 * What a copy shows of a component or an HTML element.
 *
 * @throws with file and line, if it is a component without content of which nothing is known here
 */
export function shownOf(element: Element, context: CopyContext): RootContent[] {
  const name = element.name ?? '';
  if (attributesOf(element)['data-no-copy'] !== undefined) {
    return [];
  }
  if (elements[name] === undefined && element.children.length === 0 && /^[A-Z]/.test(name)) {
    context.file.fail(
      `<${name}> has no content of its own: say in src/copies/remark/elements.ts what Markdown copies show of it.`,
      {place: element.position, source: 'remark-copies'},
    );
  }
  return elements[name]?.(element, context) ?? element.children;
}
