import { expect, test } from 'vitest';
import { lookingAt } from './talk.ts';

const OFFER = {
  time_zone: 'America/New_York',
  hours: [480, 930] as [number, number],
  times: [
    { from: '2026-11-19T13:00:00.000Z', to: '2026-11-19T20:30:00.000Z', name: 'Simone Desrosiers' },
    { from: '2026-11-20T13:00:00.000Z', to: '2026-11-20T20:30:00.000Z', name: 'Paul Baker' },
    { from: '2026-11-30T13:00:00.000Z', to: '2026-11-30T20:30:00.000Z', name: 'Simone Desrosiers' },
  ],
};

test.each([
  [
    'while somebody looks',
    '2026-11-19T14:00:00Z',
    { when: 'now', name: 'Simone Desrosiers', hours: [480, 930] },
  ],
  [
    'before school',
    '2026-11-19T12:00:00Z',
    { when: 'later', name: 'Simone Desrosiers', day: 'today', minutes: 480 },
  ],
  [
    'when the day has just closed',
    '2026-11-19T20:30:00Z',
    { when: 'later', name: 'Paul Baker', day: 'tomorrow', minutes: 480 },
  ],
  [
    'before the holidays',
    '2026-11-20T22:00:00Z',
    { when: 'later', name: 'Simone Desrosiers', day: { weekday: 0, day: '2026-11-30' }, minutes: 480 },
  ],
  ['when all that was said is over', '2026-12-01T00:00:00Z', null],
])('%s', (_, now, said) => {
  expect(lookingAt(OFFER, new Date(now))).toEqual(said);
});
