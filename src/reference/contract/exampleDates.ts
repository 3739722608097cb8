import {setAt, valueAt} from '../json';
import type {SandboxNumbers} from './types';

/** Years between the examples of the contract, which are of 2025, and today in Colombia, where the year ends later than here. */
const yearsSince = (): number => new Date(Date.now() - 5 * 3_600_000).getUTCFullYear() - 2025;

/** Moves the years of an example to the present, in place. @param fields - dotted paths to years or dates */
export function moveYears(example: unknown, fields: SandboxNumbers['years'] = []): void {
  for (const keys of fields.map((field) => field.split('.'))) {
    const date = valueAt(example, keys);
    const moved = String(date).replace(/\b20\d\d\b/, (year) => String(Number(year) + yearsSince()));
    setAt(example, `/${keys.join('/')}`, typeof date === 'string' ? moved : date);
  }
}

const time = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d{3}Z)?$/;

/** Moves the times of a record of the contract so that it begins now; spans between them stay. */
export function movedToNow(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const begin = Date.parse(String(record.createdAt ?? record.issuedAt ?? record.registeredAt ?? record.updatedAt));
  const moved = Object.entries(record).map(([key, value]) => {
    const isMoved = typeof value === 'string' && time.test(value) && !Number.isNaN(begin);
    // Leases have times without a zone: `2025-11-03 14:20:05`.
    const moment = isMoved ? new Date(Date.now() + Date.parse(value) - begin).toISOString() : '';
    return [key, isMoved ? (value.includes('T') ? moment : moment.slice(0, 19).replace('T', ' ')) : value] as const;
  });
  return Object.fromEntries(moved);
}
