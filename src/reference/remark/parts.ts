import type {Code, Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {LocaleCode} from '../../../config/locales';
import {code, element, inlineCode, link, paragraph, styled, text} from '../../content/remark/nodes';
import type {Operation} from '../contract/types';
import {referenceLabels} from '../labels';
import type {CodeSample} from '../samples/operationSamples';
import {docUrl} from './docUrl';

/** A JSON value as a block. */
export const json = (value: unknown): Code => code('json', JSON.stringify(value, null, 2));

/** A link whose text is a name of the API. */
export const codeLink = (url: string, name: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [inlineCode(name)],
});

/** The method of an operation as a badge. */
export const methodBadge = ({method}: Operation): PhrasingContent =>
  styled(`method method--${method}`, method.toUpperCase(), {translate: 'no'});

/** Parts of a line with a comma between them. */
export const separated = (parts: readonly (readonly PhrasingContent[])[]): PhrasingContent[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [text(', '), ...part]));

/** What a page says before the only operation or object on it, and after. */
export interface Surroundings {
  lead?: readonly RootContent[];
  rest?: readonly RootContent[];
}

/**
 * Text with a panel beside it, or between its two parts where there is no room: the style sheet places the panel
 * (`src/css/docs/panel.css`), so the order of the document is the order in which it is read.
 */
export function reference(before: RootContent[], beside: RootContent[], after: RootContent[]): RootContent {
  return element('Reference', {}, [
    element('div', {className: 'reference-text'}, before),
    element('div', {className: 'reference-panel'}, beside),
    ...(after.length === 0 ? [] : [element('div', {className: 'reference-text'}, after)]),
  ]);
}

/**
 * One program in several languages, of which the reader chooses one.
 *
 * @param attributes - of the component: `operation` is an id, which the Markdown copy of the page takes as the name of the samples
 */
export function codeSamples(
  attributes: {operation: string; kind?: 'step' | 'region' | 'program'},
  samples: readonly CodeSample[],
): RootContent {
  return element(
    'CodeSamples',
    attributes,
    samples.map(({language, grammar, code: source}) =>
      element('CodeSample', {language, lines: String(source.split('\n').length)}, [code(grammar, source)]),
    ),
  );
}

/** Id of the docs page that says what a preview is. */
const previewPage = 'platform/preview';

/** Says at the title of an operation or an object that its details may change, and leads to what that means. */
export const previewBadge = (locale: LocaleCode): Paragraph => ({
  ...paragraph(link(docUrl(previewPage, locale), referenceLabels(locale).preview)),
  data: {hProperties: {className: ['preview']}},
});
