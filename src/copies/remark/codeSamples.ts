import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import type {LocaleCode} from '../../../config/locales';
import {attributeOf} from '../../content/remark/attributeOf';
import {link, paragraph, text} from '../../content/remark/nodes';
import {sampleLanguages} from '../../reference/samples/languages';
import {copyTexts} from '../copyTexts';
import {ownAddress} from '../links';

/** What is known of the page while its nodes are made plain. */
export interface CopyContext {
  locale: LocaleCode;
  /** For messages, and for texts that look like directives; undefined for what is made from data. */
  file: VFile | undefined;
  /** The heading that stands above. */
  heading: string;
  /** For which the copy has no room, by the operation or program. */
  samples: Map<string, RootContent[]>;
}

const heading = (depth: 2 | 3, title: string): RootContent => ({type: 'heading', depth, children: [text(title)]});

const labelOf = (sample: RootContent): string => {
  const language = sample.type === 'mdxJsxFlowElement' ? attributeOf(sample, 'language') : undefined;
  return sampleLanguages.find(({id}) => id === language)?.label ?? '';
};

/**
 * What a copy shows of a request: cURL, so that it fits the context window of an agent. The other languages are in the samples of
 * the page, to which a line links. Of a part of an example it shows the first language, and nothing of a whole one: the files are
 * linked below it.
 *
 * @param blocks - of code, one in each language
 */
export function codeSamples(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  blocks: readonly RootContent[],
  {heading: above, samples, locale}: CopyContext,
): RootContent[] {
  const kind = attributeOf(element, 'kind');
  const [first, ...others] = blocks;
  if (kind === 'program' || first === undefined) {
    return [];
  }
  if (typeof kind === 'string' || others.length === 0) {
    return [first];
  }
  const operation = attributeOf(element, 'operation');
  const name = typeof operation === 'string' ? operation : above;
  const labels = element.children.map(labelOf).slice(1);
  samples.set(name, [
    heading(2, name),
    ...others.flatMap((code, index) => [heading(3, `${labels[index] ?? ''}: ${name}`), code]),
  ]);
  return [first, paragraph(text(`${copyTexts(locale).request} `), link(`${ownAddress}samples`, labels.join(', ')))];
}
