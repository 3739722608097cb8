import type {RootContent} from 'mdast';
import type {Operation} from '../contract/types';
import {isNode, type Node} from '../json';
import {element} from '../../content/remark/nodes';
import {json} from './parts';

const answer = (status: string, label: string, body: unknown): RootContent =>
  element('Answer', {id: `answer-${status}`, status, label}, [json(body)]);

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
 * The first answer of an operation in brief, and what it answers where nothing is found: the words of HTTP and bodies, which
 * need no language.
 */
export function outcomes(operation: Operation): RootContent {
  const {success, errors} = operation;
  const [found] = success.outcomes;
  const missing = errors.find(({status}) => status === '404');
  return element('Answers', {}, [
    ...(found === undefined ? [] : [answer(success.status, 'OK', brief(found.value, operation))]),
    ...(missing === undefined ? [] : [answer(missing.status, 'Not Found', missing.body)]),
  ]);
}
