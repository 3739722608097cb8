import type {RootContent} from 'mdast';
import type {LocaleCode} from '../../../config/locales';
import type {ErrorAnswer, Operation} from '../contract/types';
import {fill, listOfNames, type ReferenceLabels} from './labels';
import {inline, inlineCode, lineBreak, paragraph, styled, table, text} from '../../content/remark/nodes';

type ErrorBody = ErrorAnswer['body'];

/** Some areas of the API put the error into a field of its own: `{error: {code, message}}`. */
function innermost(body: ErrorBody): ErrorBody {
  return typeof body.error === 'object' && body.error !== null ? (body.error as ErrorBody) : body;
}

/** The short text of an error body by which a program recognises it. */
function errorName(body: ErrorBody): string | undefined {
  const {code, error} = innermost(body);
  return [code, error].find((value) => typeof value === 'string');
}

/** The long text of an error body, for people. */
function errorMessage(body: ErrorBody): string | undefined {
  const {message, validationError} = innermost(body);
  return [message, validationError].find((value) => typeof value === 'string');
}

/** The errors of an operation: what their bodies hold, then a row for each with its meaning and what to do. */
export function errorTable(operation: Operation, locale: LocaleCode, labels: ReferenceLabels): RootContent[] {
  const fields = [...new Set(operation.errors.flatMap(({body}) => Object.keys(body)))];
  // Bodies of several shapes, none of which has all of the fields.
  const isMixed = operation.errors.some(({body}) => Object.keys(body).length < fields.length);
  return [
    paragraph(
      ...inline(fill(isMixed ? labels.errorsIntroMixed : labels.errorsIntro, {fields: listOfNames(fields, locale)})),
    ),
    table(
      'error-table',
      [labels.status, labels.meaning],
      operation.errors.map(({status, body, meaning, remedy}) => {
        const name = errorName(body);
        const message = errorMessage(body);
        return [
          [styled('status-error', status), ...(name === undefined ? [] : [lineBreak(), inlineCode(name)])],
          [
            ...(message === undefined ? [] : [styled('error-message', message), lineBreak()]),
            ...inline(meaning),
            text(' '),
            ...inline(remedy),
          ],
        ];
      }),
    ),
  ];
}
