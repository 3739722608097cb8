import type {PhrasingContent, RootContent} from 'mdast';
import type {LocaleCode} from '../../../config/locales';
import {inline, inlineCode, link, paragraph, text} from '../../content/remark/nodes';
import {answersOf} from '../contract/answersOf';
import type {Operation, SandboxNumbers} from '../contract/types';
import {isPattern, outcomeNamed} from '../contract/testNumbers';
import {docUrl} from './docUrl';
import {separated} from './parts';
import {fill, joined, referenceLabels} from '../labels';

/** `documentType` `CC` and `date` `15/03/2020`: what the request sends beside the value that decides. */
function others(values: SandboxNumbers['with'], locale: LocaleCode): PhrasingContent[] {
  const parts = Object.entries(values).map(([name, value]) => `\`${name}\` \`${value}\``);
  return parts.length === 0
    ? []
    : [text(` ${referenceLabels(locale).sandbox.with} `), ...inline(joined(parts, locale))];
}

/**
 * The line below the parameters that says what Sandbox mode answers to which value, with a link to the rules of the mode.
 *
 * @returns nothing for an operation of which the contract does not speak
 */
export function sandboxNote(operation: Operation, locale: LocaleCode): RootContent[] {
  const {sandbox} = operation;
  const labels = referenceLabels(locale).sandbox;
  if (sandbox === undefined) {
    return [];
  }
  const mode = link(`${docUrl('platform/environments', locale)}#test-numbers`, labels.mode);
  if (sandbox === 'none') {
    const local = link(docUrl('start/local-sandbox', locale), labels.local);
    return [paragraph(mode, text(` ${labels.none} `), local, text('.'))];
  }
  const values = Object.entries(sandbox.outcomes).flatMap(([value, name]) => {
    const answer = outcomeNamed(answersOf(operation), name);
    if (answer === undefined || isPattern(value)) {
      return [];
    }
    const {status, summary} = answer;
    return [[inlineCode(value), text(status < 300 ? ` (${summary})` : ` (${fill(labels.error, {status})})`)]];
  });
  return [
    paragraph(
      mode,
      text(` ${labels.field} `),
      inlineCode(sandbox.field.replace(/^body\./, '')),
      ...others(sandbox.with, locale),
      text(': '),
      ...separated(values),
      text('.'),
    ),
  ];
}
