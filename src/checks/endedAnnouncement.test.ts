import {expect, it} from 'vitest';
import {endedAnnouncement} from './endedAnnouncement';

const announcement = {
  id: 'a',
  kind: 'end' as const,
  until: '2026-11-25',
  short: {en: 'Old', es: 'Viejo'},
  text: {en: 'A'},
};

it.each([
  ['2026-11-25T23:59:59Z', 0],
  ['2026-11-26T00:00:00Z', 1],
])('at %s asks to remove what has ended: %i', (now, lines) => {
  expect(endedAnnouncement(Date.parse(now), announcement)).toHaveLength(lines);
});

it('asks nothing where there is no announcement', () => {
  expect(endedAnnouncement(Number.MAX_SAFE_INTEGER, undefined)).toEqual([]);
});
