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
 * What a copy shows of a request: cURL, so that it fits the context window of an agent. The languages after it stand in the
 * samples of the page, to which a line leads; a step of a workflow has none there, because its program has them; and of a
 * program nothing is shown, because it is long.
 *
 * @param blocks - of code, one in each language
 */
export function codeSamples(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  blocks: readonly RootContent[],
  {heading: above, samples, locale}: CopyContext,
): RootContent[] {
  const operation = attributeOf(element, 'operation');
  const [name = '', program] = typeof operation === 'string' ? operation.split('/program.') : [above];
  const isStep = program === undefined && attributeOf(element, 'kind') === 'workflow';
  const shown = blocks.slice(0, program === undefined ? 1 : 0);
  const others = isStep ? [] : blocks.slice(shown.length);
  if (others.length === 0) {
    return shown;
  }
  const labels = element.children.map(labelOf).slice(shown.length);
  samples.set(name, [
    heading(2, name),
    ...others.flatMap((code, index) => [heading(3, `${labels[index] ?? ''}: ${name}`), code]),
  ]);
  const {request, program: whole} = copyTexts(locale);
  return [
    ...shown,
    program === undefined
      ? paragraph(text(`${request} `), link(`${ownAddress}samples`, labels.join(', ')))
      : paragraph(text(`${whole} `), link(`${ownAddress}samples#${name}`, labels.join(', '))),
  ];
}
