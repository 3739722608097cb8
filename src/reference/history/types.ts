import type {Localized} from '../../../config/locales';

/**
 * Everything that a release may change, and whether a client that follows the contract may break by it. What the page on
 * versions announces does no harm: new operations, fields, values, outcomes, errors and optional parameters.
 */
export const changeKinds = {
  'operation-added': false,
  'operation-removed': true,
  'operation-deprecated': false,
  'address-changed': true,
  'token-changed': true,
  'input-added': false,
  'input-added-required': true,
  'input-removed': true,
  'input-required': true,
  'input-optional': false,
  'input-type': true,
  'input-default': true,
  'input-values-added': false,
  'input-values-removed': true,
  'input-loosened': false,
  'input-tightened': true,
  'status-changed': true,
  'field-added': false,
  'field-removed': true,
  'field-type': true,
  'field-values-added': false,
  'field-values-removed': false,
  'decision-changed': true,
  'outcome-added': false,
  'outcome-removed': false,
  'error-added': false,
  'error-removed': false,
  'event-added': false,
  'event-removed': true,
} as const satisfies Record<string, boolean>;

export type ChangeKind = keyof typeof changeKinds;

/** One thing that is other than in the release before. */
export interface Change {
  kind: ChangeKind;
  /** Of the parameter, field, outcome, error or value: a field by its path, an input with its place before it. */
  name?: string;
  before?: string;
  after?: string;
}

/** What a release changes of an operation or an event. */
export interface ChangedSubject {
  /** Id of an operation, or suffix of an event. */
  id: string;
  type: 'operation' | 'event';
  /** As it was called at the release: an operation that is gone has no other name. */
  title: Localized;
  changes: readonly Change[];
  /** What callers do; a person writes it, and has to where a change is breaking. */
  migration?: Localized;
}

/** A frozen state of the contract: `openapi/releases/<date>.changes.yaml`. */
export interface Release {
  /** ISO 8601. */
  date: string;
  /** Date of the release that it is compared with; absent for the first. */
  since?: string;
  /** How many there are of each. */
  operations: number;
  events: number;
  changed: readonly ChangedSubject[];
}

export const isBreaking = ({kind}: Change): boolean => changeKinds[kind];
