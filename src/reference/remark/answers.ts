import type {Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {LocaleCode} from '../../../config/locales';
import {element, inline, inlineCode, inlineElement, paragraph, styled, text} from '../../content/remark/nodes';
import {errorKey} from '../contract/errorKey';
import {kebab} from '../contract/fieldAddresses';
import type {ErrorAnswer, Operation, Outcome} from '../contract/types';
import {referenceLabels} from '../labels';
import {errorLink} from './errorCatalogue';
import {json} from './parts';

/** Id of the choice that shows the errors of a status; the error table's badges lead to it. */
export const errorAnswerId = (prefix: string, status: string): string => `${prefix}answer-${status}`;

/**
 * What a status says, in words.
 *
 * @throws if the language has none for it
 */
function statusText(status: string, locale: LocaleCode): string {
  const words: Readonly<Record<string, string>> = referenceLabels(locale).statuses;
  const known = words[status];
  if (known === undefined) {
    throw new Error(`i18n/<language>/reference.json: "statuses" has no text for ${status}. Add it in every language.`);
  }
  return known;
}

/**
 * Where the reader looks last: what the caller does, in the colour of that.
 *
 * @param action - one of the verdicts, or `later`; without, the colour says nothing
 */
export const verdict = (action: string | undefined, children: readonly PhrasingContent[]): Paragraph => ({
  ...paragraph(...children),
  data: {hProperties: {className: ['verdict'], 'data-action': action}},
});

/** What the caller does on an outcome whose text begins with one of the four verdicts of the page of decisions. */
export const actionOf = (description: string, locale: LocaleCode): string | undefined =>
  Object.entries(referenceLabels(locale).verdicts).find(([, word]) => description.startsWith(word))?.[0];

/** The name of an outcome, in the colour of what the caller does. */
export const outcomeName = ({summary, description}: Pick<Outcome, 'summary' | 'description'>, locale: LocaleCode) =>
  inlineElement('span', {'data-action': actionOf(description, locale)}, [text(summary)]);

/** An error as a success is shown: what it means, its name in the sandbox, the body, and what the caller does. */
function errorParts({status, name, meaning, remedy, body}: ErrorAnswer, locale: LocaleCode): RootContent[] {
  // Copies of the page have meaning and remedy in the table of errors.
  const once = {'data-no-copy': ''};
  return [
    paragraph(
      inlineElement('span', once, [
        styled('status-error', status),
        text(' '),
        {type: 'strong', children: inline(meaning)},
        text(' '),
      ]),
      inlineCode(`${status}.${name}`),
    ),
    json(body),
    verdict(status.startsWith('5') ? 'later' : 'correct', [
      inlineElement('span', once, [...inline(remedy), text(' '), errorLink(errorKey(body), locale)]),
    ]),
  ];
}

/**
 * The answers of an operation to choose from: its outcomes by the names that the sandbox takes, each with the whole body and what the caller does, then
 * the bodies of its own errors by status.
 *
 * @param prefix - what the ids begin with
 * @returns nothing where no answer has a body
 * @throws if a status of an error has no text
 */
export function answers(
  {success, otherSuccesses, errors}: Operation,
  prefix: string,
  locale: LocaleCode,
): RootContent[] {
  const own = errors.filter(({isUsual}) => !isUsual);
  const choices = [
    ...[success, ...otherSuccesses].flatMap(({status, outcomes}) =>
      outcomes.map(({name, summary, description, value}) =>
        element(
          'Answer',
          {id: `${prefix}response-${kebab(name)}`, status, label: summary, action: actionOf(description, locale)},
          [
            paragraph(
              styled('status-ok', status),
              text(' '),
              {type: 'strong', children: [text(summary)]},
              text(' '),
              inlineCode(name),
            ),
            ...(description === '' ? [] : [verdict(actionOf(description, locale), inline(description))]),
            json(value),
          ],
        ),
      ),
    ),
    // Several errors may share a status.
    ...[...new Set(own.map(({status}) => status))].map((status) => {
      const shown = own.filter((error) => error.status === status);
      const count = shown.length === 1 ? '' : ` ×${shown.length}`;
      return element(
        'Answer',
        {id: errorAnswerId(prefix, status), status: `${status}${count}`, label: statusText(status, locale)},
        shown.flatMap((error) => errorParts(error, locale)),
      );
    }),
  ];
  return choices.length === 0 ? [] : [element('Answers', {}, choices)];
}
