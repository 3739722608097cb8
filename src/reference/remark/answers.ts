import type {RootContent} from 'mdast';
import {errorKey} from '../contract/errorKey';
import {kebab} from '../contract/fieldAddresses';
import type {ErrorAnswer, Operation} from '../contract/types';
import {code, element, inline, inlineCode, paragraph, styled, text} from '../../content/remark/nodes';

/** Id of the choice that shows the errors of a status; the error table's badges lead to it. */
export const errorAnswerId = (prefix: string, status: string): string => `${prefix}answer-${status}`;

const json = (value: unknown): RootContent => code('json', JSON.stringify(value, null, 2));

/**
 * The bodies of the errors of one status below each other, each with the name by which the sandbox gives it: several may share
 * a status. What they mean is in the table of errors.
 */
function errorsOfStatus(status: string, errors: readonly ErrorAnswer[], prefix: string): RootContent {
  const [first] = errors;
  const name = errors.length === 1 && first !== undefined ? errorKey(first.body) : `(${errors.length})`;
  return element(
    'Answer',
    {id: errorAnswerId(prefix, status), status, label: name},
    errors.flatMap(({name: own, body}) => [paragraph(inlineCode(`${status}.${own}`)), json(body)]),
  );
}

/**
 * The answers of an operation to choose from: its outcomes by the names that the sandbox takes, each with what the caller does and the whole body, then
 * the bodies of its own errors by status.
 *
 * @param prefix - what the ids begin with
 * @returns nothing where no answer has a body
 */
export function answers({success, otherSuccesses, errors}: Operation, prefix: string): RootContent[] {
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
        prefix,
      ),
    ),
  ];
  return choices.length === 0 ? [] : [element('Answers', {}, choices)];
}
