import type {RootContent} from 'mdast';
import type {LocaleCode} from '../../../config/locales';
import {kebab} from '../contract/fieldAddresses';
import type {Operation} from '../contract/types';
import {fieldsAt} from '../json';
import {element, inline} from '../../content/remark/nodes';
import {actionOf, verdict} from './answers';
import {json} from './parts';

const firstSentence = (text: string): string => /^.*?\.(?= |$)/s.exec(text)?.[0] ?? text;

/** A body reduced to the fields of its `data` that decide, or repeat what was asked for. */
const brief = (body: unknown, {decision, parameters}: Operation): unknown =>
  fieldsAt(body, [
    ...(decision?.fields.map((field) => field.split('.')) ?? []),
    ...parameters.map(({name}) => ['data', name]),
  ]);

/**
 * The first answer of an operation in brief, and what it answers where nothing is found, each with what the caller does.
 */
export function outcomes(operation: Operation, locale: LocaleCode): RootContent {
  const {id, success, errors} = operation;
  const answer = (status: string, label: string, body: unknown, todo: string): RootContent =>
    element('Answer', {id: `${kebab(id)}-${status}`, status, label}, [
      json(body),
      verdict(actionOf(todo, locale), inline(firstSentence(todo))),
    ]);
  const [found] = success.outcomes;
  const missing = errors.find(({status}) => status === '404');
  return element('Answers', {}, [
    ...(found === undefined ? [] : [answer(success.status, 'OK', brief(found.value, operation), found.description)]),
    ...(missing === undefined ? [] : [answer(missing.status, 'Not Found', missing.body, missing.remedy)]),
  ]);
}
