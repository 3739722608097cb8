import type {RootContent} from 'mdast';
import type {LocaleCode} from '../../../config/locales';
import {kebab} from '../contract/fieldAddresses';
import type {Operation} from '../contract/types';
import {isNode, type Node} from '../json';
import {element, inline} from '../../content/remark/nodes';
import {actionOf, verdict} from './answers';
import {json} from './parts';

const firstSentence = (text: string): string => /^.*?\.(?= |$)/s.exec(text)?.[0] ?? text;

/**
 * A body without the fields that neither decide nor repeat what was asked for: short enough to be read at a glance.
 *
 * @returns the whole body where no field decides
 */
export function brief(body: unknown, {decision, parameters}: Pick<Operation, 'decision' | 'parameters'>): unknown {
  const deciding = new Set(decision?.fields);
  const asked = new Set(parameters.map(({name}) => name));
  const pick = (group: Node, prefix: string): Node =>
    Object.fromEntries(
      Object.entries(group).flatMap(([name, value]) => {
        if (deciding.has(`${prefix}${name}`) || asked.has(name)) {
          return [[name, value]];
        }
        const inner = isNode(value) ? pick(value, `${prefix}${name}.`) : {};
        return Object.keys(inner).length > 0 ? [[name, inner]] : [];
      }),
    );
  return deciding.size > 0 && isNode(body) ? pick(body, '') : body;
}

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
