import type {WebhookEvent} from '../contract/types';
import {isNode} from '../json';

/** Words at the beginning of events whose deliveries hold the same kind of record. */
const kinds = [
  'app_registration',
  'email_validation',
  'phone_validation',
  'document_validation',
  'biometric',
  'face_verification',
  'information_validation',
];

const kindOf = ({suffix}: WebhookEvent): string => kinds.find((kind) => suffix.startsWith(kind)) ?? suffix;

/** An event whose body is shown as it differs from that of another one. */
export interface EventBody {
  event: WebhookEvent;
  /** The first event of its kind, whose body is shown whole; absent for that one itself. */
  base?: WebhookEvent;
}

/** Each event with the one that its body is compared with, in the order of the contract. */
export function eventBodies(events: readonly WebhookEvent[]): EventBody[] {
  return events.map((event) => {
    const base = events.find((other) => kindOf(other) === kindOf(event));
    return base === undefined || base === event ? {event} : {event, base};
  });
}

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
