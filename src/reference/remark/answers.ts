import type {PhrasingContent, RootContent} from 'mdast';
import {errorKey} from '../contract/errorKey';
import {kebab} from '../contract/fieldAddresses';
import type {ErrorAnswer, Operation} from '../contract/types';
import {code, element, inline, paragraph, styled, text} from '../../content/remark/nodes';

/** Id of the choice that shows the errors of a status; the error table's badges lead to it. */
export const errorAnswerId = (prefix: string, status: string): string => `${prefix}answer-${status}`;

const json = (value: unknown): RootContent => code('json', JSON.stringify(value, null, 2));

function titled(status: PhrasingContent, title: PhrasingContent[], rest: string, value: unknown): RootContent[] {
  return [
    paragraph(status, text(' '), {type: 'strong', children: title}),
    ...(rest === '' ? [] : [paragraph(...inline(rest))]),
    json(value),
  ];
}

/** The errors of one status below each other: several may share it. */
function errorsOfStatus(status: string, errors: readonly ErrorAnswer[], prefix: string): RootContent {
  const [first] = errors;
  const name = errors.length === 1 && first !== undefined ? errorKey(first.body) : `(${errors.length})`;
  return element(
    'Answer',
    {id: errorAnswerId(prefix, status), status, label: name},
    errors.flatMap(({body, meaning, remedy}) => titled(styled('status-error', status), inline(meaning), remedy, body)),
  );
}

/**
 * The answers of an operation to choose from: its outcomes by name, then its errors by status, each with what the caller does
 * and the whole body.
 *
 * @param prefix - what the ids begin with
 * @returns nothing where no answer has a body
 */
export function answers({success, otherSuccesses, errors}: Operation, prefix: string): RootContent[] {
  const statuses = [...new Set(errors.map(({status}) => status))];
  const choices = [
    ...[success, ...otherSuccesses].flatMap(({status, outcomes}) =>
      outcomes.map(({name, summary, description, value}) =>
        element(
          'Answer',
          {id: `${prefix}response-${kebab(name)}`, status, label: summary},
          titled(styled('status-ok', status), [text(summary)], description, value),
        ),
      ),
    ),
    ...statuses.map((status) =>
      errorsOfStatus(
        status,
        errors.filter((error) => error.status === status),
        prefix,
      ),
    ),
  ];
  return choices.length === 0 ? [] : [element('Answers', {}, choices)];
}
