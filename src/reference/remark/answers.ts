import type {RootContent} from 'mdast';
import type {LocaleCode} from '../../../config/locales';
import {code, element, inline, inlineCode, inlineElement, paragraph, styled, text} from '../../content/remark/nodes';
import {errorKey} from '../contract/errorKey';
import {kebab} from '../contract/fieldAddresses';
import type {ErrorAnswer, Operation} from '../contract/types';
import {errorUrl} from './errorCatalogue';
import type {ReferenceLabels} from '../labels';

/** Id of the choice that shows the errors of a status; the error table's badges lead to it. */
export const errorAnswerId = (prefix: string, status: string): string => `${prefix}answer-${status}`;

const json = (value: unknown): RootContent => code('json', JSON.stringify(value, null, 2));

/**
 * What a status says, in words.
 *
 * @throws if the language has none for it
 */
function statusText(status: string, {statuses}: ReferenceLabels): string {
  const words: Readonly<Record<string, string>> = statuses;
  const known = words[status];
  if (known === undefined) {
    throw new Error(`i18n/<language>/reference.json: "statuses" has no text for ${status}. Add it in every language.`);
  }
  return known;
}

/** An error as a success is shown: what it means, its name in the sandbox, what the caller does, and the body. */
function errorParts({status, name, meaning, remedy, body}: ErrorAnswer, locale: LocaleCode): RootContent[] {
  const key = errorKey(body);
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
    paragraph(
      inlineElement('span', once, [
        ...inline(remedy),
        text(' '),
        {type: 'link', url: errorUrl(key, locale), children: [inlineCode(key)]},
      ]),
    ),
    json(body),
  ];
}

/** The errors of one status below each other: several may share it. */
function errorsOfStatus(status: string, errors: readonly ErrorAnswer[], options: AnswersOptions): RootContent {
  const {prefix, locale, labels} = options;
  const count = errors.length === 1 ? '' : ` (${errors.length})`;
  return element(
    'Answer',
    {id: errorAnswerId(prefix, status), status, label: `${statusText(status, labels)}${count}`},
    errors.flatMap((error) => errorParts(error, locale)),
  );
}

export interface AnswersOptions {
  /** What the ids begin with. */
  prefix: string;
  locale: LocaleCode;
  labels: ReferenceLabels;
}

/**
 * The answers of an operation to choose from: its outcomes by the names that the sandbox takes, each with what the caller does and the whole body, then
 * the bodies of its own errors by status.
 *
 * @returns nothing where no answer has a body
 * @throws if a status of an error has no text
 */
export function answers({success, otherSuccesses, errors}: Operation, options: AnswersOptions): RootContent[] {
  const {prefix} = options;
  const own = errors.filter(({isUsual}) => !isUsual);
  const statuses = [...new Set(own.map(({status}) => status))];
  const choices = [
    ...[success, ...otherSuccesses].flatMap(({status, outcomes}) =>
      outcomes.map(({name, summary, description, value}) =>
        element('Answer', {id: `${prefix}response-${kebab(name)}`, status, label: summary}, [
          paragraph(
            styled('status-ok', status),
            text(' '),
            {type: 'strong', children: [text(summary)]},
            text(' '),
            inlineCode(name),
          ),
          ...(description === '' ? [] : [paragraph(...inline(description))]),
          json(value),
        ]),
      ),
    ),
    ...statuses.map((status) =>
      errorsOfStatus(
        status,
        own.filter((error) => error.status === status),
        options,
      ),
    ),
  ];
  return choices.length === 0 ? [] : [element('Answers', {}, choices)];
}
