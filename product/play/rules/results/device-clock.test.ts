import { expect, test } from 'vitest';
import { slotOf } from './active-time.ts';
import { byServerTime, clockAhead, sameClock } from './device-clock.ts';
import { type PlayEvent, playEvent } from './events.ts';

const NOW = Date.parse('2026-09-14T15:00:00.000Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function beat(at: number): PlayEvent {
  return playEvent.parse({
    type: 'heartbeat',
    id: '00000000-0000-4000-8000-000000000001',
    session: '00000000-0000-4000-8000-000000000002',
    seq: 0,
    epoch: 1,
    program: 'zoou',
    iteration: 1,
    lang: 'en',
    debug: false,
    client_at: new Date(at).toISOString(),
    slot: slotOf(at),
    active_s: 15,
  });
}

test.each([
  { clock: 'right', sentAt: NOW, told: [NOW - DAY, NOW], ahead: [0, 0] },
  { clock: 'hours ahead, as ever believed', sentAt: NOW + 20 * HOUR, told: [NOW + 20 * HOUR], ahead: [0] },
  {
    clock: 'five days ahead',
    sentAt: NOW + 5 * DAY,
    told: [NOW + 3 * DAY, NOW + 5 * DAY],
    ahead: [5 * DAY, 5 * DAY],
  },
  { clock: 'years behind', sentAt: NOW - 900 * DAY, told: [NOW - 901 * DAY], ahead: [-900 * DAY] },
  {
    clock: 'ahead, and set right before it sent',
    sentAt: NOW,
    told: [NOW + 4 * DAY, NOW + 5 * DAY, NOW - HOUR],
    ahead: [5 * DAY, 5 * DAY, 0],
  },
  { clock: 'ahead, and not told', sentAt: null, told: [NOW + 5 * DAY], ahead: [5 * DAY] },
  { clock: 'behind, and not told', sentAt: null, told: [NOW - 300 * DAY], ahead: [0] },
])('a clock that is $clock is ahead by $ahead', ({ sentAt, told, ahead }) => {
  const events = told.map(beat);
  expect(events.map(clockAhead(events, { now: NOW, sentAt }))).toEqual(ahead);
});

test('by the server’s time an event has its place in the day, and keeps what the device said', () => {
  const ahead = 5 * DAY + 30_000;
  const event = beat(NOW + ahead);
  expect(byServerTime(event, ahead)).toEqual({ ...beat(NOW), device_at: event.client_at });
  expect(byServerTime(event, 0)).toBe(event);
});

test.each([
  { ahead: 5 * DAY, before: 5 * DAY + 15_000, counts: 5 * DAY + 15_000 },
  { ahead: 5 * DAY, before: undefined, counts: 5 * DAY },
  { ahead: 5 * DAY, before: 9 * DAY, counts: 5 * DAY },
  { ahead: 0, before: 15_000, counts: 0 },
])('ahead by $ahead after $before counts as $counts', ({ ahead, before, counts }) => {
  expect(sameClock(ahead, before)).toBe(counts);
});
