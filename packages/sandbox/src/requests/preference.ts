import {outcomeNamed} from '../../../../src/reference/outcomes/chooseOutcome';
import type {PlayedOperation} from '../contract/types';

/**
 * Reads the name of an answer out of a `Prefer` header: `code=409, example=sourceDown`.
 * https://www.rfc-editor.org/rfc/rfc7240
 *
 * @returns `409.sourceDown`, `409` or `sourceDown`; undefined where the header asks for no answer
 */
export function preferredName(header: string | undefined): string | undefined {
  const preferences = new Map(
    (header ?? '').split(/[,;]/).map((part) => {
      const [name = '', value = ''] = part.split('=', 2);
      return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')];
    }),
  );
  const [code, example] = [preferences.get('code'), preferences.get('example')];
  return code === undefined ? example : [code, ...(example === undefined ? [] : [example])].join('.');
}

/** What is wrong with the name of an answer, with those that there are; undefined where the operation has it. */
export function unknownName({id, outcomes}: PlayedOperation, name: string): string | undefined {
  const names = outcomes.map((outcome) => `${outcome.status}.${outcome.name}`).join(', ');
  return outcomeNamed(outcomes, name) === undefined ? `${id} has no answer "${name}". It has: ${names}.` : undefined;
}
