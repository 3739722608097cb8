import {errorKey} from '../contract/errorKey';
import type {LocalizedContract, Operation} from '../contract/types';
import {compareAnswers, compareInputs, compareText} from './compareFields';
import type {Change, ChangedSubject, ChangeKind} from './types';

/** What is compared of a contract: texts do not count. */
export type ComparedContract = Pick<LocalizedContract, 'operations' | 'events'>;

const addressOf = ({method, path}: Operation): string => `${method.toUpperCase()} ${path}`;
const tokenOf = ({token}: Operation): string => token?.scheme ?? 'none';
const decisionOf = ({decision}: Operation): string => decision?.fields.join(', ') ?? '';
const errorsOf = ({errors}: Operation): string[] => errors.map(({status, body}) => `${status} ${errorKey(body)}`);
const outcomesOf = ({success}: Operation): string[] => success.outcomes.map(({name}) => name);

/** What is in only one of two lists, each once. */
function compareNames(kind: 'outcome' | 'error', before: readonly string[], after: readonly string[]): Change[] {
  const only = (names: readonly string[], others: readonly string[]): string[] => [
    ...new Set(names.filter((name) => !others.includes(name))),
  ];
  return [
    ...only(after, before).map((name): Change => ({kind: `${kind}-added`, name})),
    ...only(before, after).map((name): Change => ({kind: `${kind}-removed`, name})),
  ];
}

/** What is other in an operation than it was; its texts and examples do not count. */
function compareOperations(before: Operation, after: Operation): Change[] {
  return [
    ...(after.deprecated && !before.deprecated ? [{kind: 'operation-deprecated'} as const] : []),
    ...compareText('address-changed', addressOf(before), addressOf(after)),
    ...compareText('token-changed', tokenOf(before), tokenOf(after)),
    ...compareInputs(before, after),
    ...compareText('status-changed', before.success.status, after.success.status),
    ...compareAnswers(before.success.schema, after.success.schema),
    ...compareText('decision-changed', decisionOf(before), decisionOf(after)),
    ...compareNames('outcome', outcomesOf(before), outcomesOf(after)),
    ...compareNames('error', errorsOf(before), errorsOf(after)),
  ];
}

/** A subject that changed, before its titles are looked up. */
export type UntitledSubject = Omit<ChangedSubject, 'title'>;

/** Compares two states of the contract. Of the operations and events, those that changed, in the order of their ids. */
export function compareContracts(before: ComparedContract, after: ComparedContract): UntitledSubject[] {
  const ids = new Set([...before.operations.keys(), ...after.operations.keys()]);
  const operations = [...ids].sort().map((id): UntitledSubject => {
    const [old, own] = [before.operations.get(id), after.operations.get(id)];
    const changes: Change[] =
      old === undefined
        ? [{kind: 'operation-added'}]
        : own === undefined
          ? [{kind: 'operation-removed', before: addressOf(old)}]
          : compareOperations(old, own);
    return {id, type: 'operation', changes};
  });
  const suffixes = ({events}: ComparedContract): string[] => events.map(({suffix}) => suffix);
  const event = (kind: ChangeKind, id: string): UntitledSubject => ({id, type: 'event', changes: [{kind}]});
  const [oldEvents, ownEvents] = [suffixes(before), suffixes(after)];
  return [
    ...operations.filter(({changes}) => changes.length > 0),
    ...ownEvents.filter((id) => !oldEvents.includes(id)).map((id) => event('event-added', id)),
    ...oldEvents.filter((id) => !ownEvents.includes(id)).map((id) => event('event-removed', id)),
  ];
}
