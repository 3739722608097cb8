import type {WebhookEvent} from '../contract/types';
import {isNode} from '../json';

/** Deliveries hold the same kind of record where their events begin with the same word: `biometric`, `biometrics`. */
const kindOf = ({suffix}: WebhookEvent): string => suffix.replace(/s?_.*/, '');

/** The first event of the same kind, whose body is shown whole. */
export const firstOfKind = (event: WebhookEvent, events: readonly WebhookEvent[]): WebhookEvent =>
  events.find((other) => kindOf(other) === kindOf(event)) ?? event;

/**
 * What one body has otherwise than another: its fields with another value, down to the innermost object, and those that only
 * it has. Fields that it lacks are left out.
 *
 * @returns the same shape as the body, with nothing in it that is equal
 */
export function differingPart(body: unknown, base: unknown): unknown {
  if (!isNode(body) || !isNode(base)) {
    return body;
  }
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(base[name]))
      .map(([name, value]) => [name, differingPart(value, base[name])]),
  );
}
