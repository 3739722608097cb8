import type {RootContent} from 'mdast';
import {errorKey} from '../contract/errorKey';
import type {Operation} from '../contract/types';
import {code, element} from '../../content/remark/nodes';

const answer = (status: string, label: string, body: unknown): RootContent =>
  element('Answer', {id: `answer-${status}`, status, label}, [code('json', JSON.stringify(body, null, 2))]);

/** The first answer of an operation, and what it answers where nothing is found: bodies only, which need no language. */
export function outcomes({success, errors}: Operation): RootContent {
  const [found] = success.outcomes;
  const missing = errors.find(({status}) => status === '404');
  return element('Answers', {}, [
    ...(found === undefined ? [] : [answer(success.status, 'OK', found.value)]),
    ...(missing === undefined ? [] : [answer(missing.status, errorKey(missing.body), missing.body)]),
  ]);
}
