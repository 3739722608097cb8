import type {PhrasingContent, RootContent} from 'mdast';
import {locales, type LocaleCode} from '../../../config/locales';
import {inlineCode, link, paragraph, text} from '../../content/remark/nodes';
import {sandboxAnswers} from '../contract/sandboxNumbers';
import type {Operation, SandboxNumbers} from '../contract/types';
import {docUrl} from './docUrl';
import {fill, type ReferenceLabels} from '../labels';

const separated = (parts: readonly PhrasingContent[][], separator: string): PhrasingContent[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));

/** Parts joined as the language joins them: `a`, `b` and `c`. */
const joinedParts = (parts: readonly PhrasingContent[][], locale: LocaleCode): PhrasingContent[] =>
  new Intl.ListFormat(locales[locale].htmlLang)
    .formatToParts(parts.map((_, index) => String(index)))
    .flatMap(({type, value}) => (type === 'literal' ? [text(value)] : (parts[Number(value)] ?? [])));

/** `documentType` `CC` and `date` `15/03/2020`: what the request sends beside the value that decides. */
function others(values: SandboxNumbers['with'], labels: ReferenceLabels, locale: LocaleCode): PhrasingContent[] {
  const parts = Object.entries(values).map(([name, value]) => [inlineCode(name), text(' '), inlineCode(value)]);
  return parts.length === 0 ? [] : [text(` ${labels.sandbox.with} `), ...joinedParts(parts, locale)];
}

/**
 * The line below the parameters that says what Sandbox mode answers to which value, with a link to the rules of the mode.
 *
 * @returns nothing for an operation of which the contract does not speak
 */
export function sandboxNote(operation: Operation, locale: LocaleCode, labels: ReferenceLabels): RootContent[] {
  const {sandbox} = operation;
  if (sandbox === undefined) {
    return [];
  }
  const mode = link(`${docUrl('platform/environments', locale)}#test-numbers`, labels.sandbox.mode);
  if (sandbox === 'none') {
    return [paragraph(mode, text(` ${labels.sandbox.none}`))];
  }
  const values = sandboxAnswers(operation, sandbox).map(([value, {status, summary}]) => [
    inlineCode(value),
    text(status.startsWith('2') ? ` (${summary})` : ` (${fill(labels.sandbox.error, {status})})`),
  ]);
  return [
    paragraph(
      mode,
      text(` ${labels.sandbox.field} `),
      inlineCode(sandbox.field.replace(/^body\./, '')),
      ...others(sandbox.with, labels, locale),
      text(': '),
      ...separated(values, ', '),
      text('.'),
    ),
  ];
}
