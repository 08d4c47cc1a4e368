import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayIn, minutesIn, weekdayOf } from '#platform/contract/days.ts';
import { dueAfter, openOn, openTimes, type ResponderCalendar, type WeekHours } from './calendar.ts';

const HOUR = 3_600_000;
const SCHOOL: WeekHours = [...Array.from({ length: 5 }, () => [480, 930] as const), null, null];
const NEW_YORK: ResponderCalendar = { timeZone: 'America/New_York', hours: SCHOOL, daysOff: [] };

test.each([
  ['in the middle of a day', '2026-11-17T15:00:00Z', '2026-11-17T17:00:00.000Z'],
  ['before the day begins', '2026-11-17T10:00:00Z', '2026-11-17T15:00:00.000Z'],
  ['late in the day, on to the next morning', '2026-11-17T19:30:00Z', '2026-11-18T14:00:00.000Z'],
  ['full when the day closes, with the next opening', '2026-11-17T18:30:00Z', '2026-11-18T13:00:00.000Z'],
  ['on a Friday afternoon, over the weekend', '2026-11-20T20:00:00Z', '2026-11-23T14:30:00.000Z'],
  ['on a Saturday', '2026-11-21T15:00:00Z', '2026-11-23T15:00:00.000Z'],
  ['over the night the clocks go back', '2026-10-30T19:00:00Z', '2026-11-02T14:30:00.000Z'],
  ['over the night the clocks go forward', '2027-03-12T20:00:00Z', '2027-03-15T13:30:00.000Z'],
])('two hours %s: from %s until %s', (_, from, due) => {
  expect(dueAfter(NEW_YORK, new Date(from), 2 * HOUR)?.toISOString()).toBe(due);
});

test('days off, one or a fortnight, are passed over', () => {
  const thanksgiving = { ...NEW_YORK, daysOff: [{ first_day: '2026-11-26', last_day: '2026-11-27' }] };
  const at = new Date('2026-11-25T20:00:00Z');
  expect(dueAfter(thanksgiving, at, 2 * HOUR)?.toISOString()).toBe('2026-11-30T14:30:00.000Z');
  const winter = { ...NEW_YORK, daysOff: [{ first_day: '2026-12-21', last_day: '2027-01-01' }] };
  const friday = new Date('2026-12-18T20:30:00Z');
  expect(dueAfter(winter, friday, 2 * HOUR)?.toISOString()).toBe('2027-01-04T15:00:00.000Z');
});

test('the same hours are other moments in Taipei', () => {
  const due = dueAfter({ ...NEW_YORK, timeZone: 'Asia/Taipei' }, new Date('2026-11-17T06:30:00Z'), 2 * HOUR);
  expect(due?.toISOString()).toBe('2026-11-18T01:00:00.000Z');
});

test('where nobody ever looks nothing is due', () => {
  const never = { ...NEW_YORK, hours: Array.from({ length: 7 }, () => null) };
  expect(dueAfter(never, new Date('2026-11-17T15:00:00Z'), 2 * HOUR)).toBeNull();
});

const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/St_Johns',
  'Asia/Taipei',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Europe/Berlin',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'UTC',
];
const span = fc
  .tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 15, max: 600 }))
  .map(([from, length]) => [from, Math.min(1440, from + length)] as const);
const day = fc.integer({ min: 0, max: 500 }).map((count) => addDays('2026-08-01', count));
const calendars: fc.Arbitrary<ResponderCalendar> = fc.record({
  timeZone: fc.constantFrom(...ZONES),
  hours: fc.array(fc.option(span, { freq: 3 }), { minLength: 7, maxLength: 7 }),
  daysOff: fc.array(
    fc.tuple(day, fc.integer({ min: 0, max: 15 })).map(([first, more]) => ({
      first_day: first,
      last_day: addDays(first, more),
    })),
    { maxLength: 6 },
  ),
});
const moments = fc
  .integer({ min: Date.parse('2026-08-01T00:00:00Z'), max: Date.parse('2027-12-01T00:00:00Z') })
  .map((at) => new Date(at - (at % 60_000)));

/** As the wall shows it, without what is tried here. */
function isOpenByTheWall({ timeZone, hours, daysOff }: ResponderCalendar, at: Date): boolean {
  const today = dayIn(timeZone, at);
  const own = hours[weekdayOf(today)] ?? null;
  const minutes = minutesIn(timeZone, at);
  const isOff = daysOff.some(({ first_day, last_day }) => today >= first_day && today <= last_day);
  return own !== null && !isOff && minutes >= own[0] && minutes < own[1];
}

function openMinutes(calendar: ResponderCalendar, from: Date, to: Date): number {
  let count = 0;
  for (let at = from.getTime(); at < to.getTime(); at += 60_000) {
    if (isOpenByTheWall(calendar, new Date(at))) count += 1;
  }
  return count;
}

describe('whatever the zone, the hours and the holidays', () => {
  test('what is due is due within hours, and not before two of them have passed', () => {
    fc.assert(
      fc.property(calendars, moments, (calendar, from) => {
        const due = dueAfter(calendar, from, 2 * HOUR);
        if (due === null) return;
        expect(isOpenByTheWall(calendar, due)).toBe(true);
        // Weeks of minutes take their time: beyond four days the moment itself is all that is looked at.
        if (due.getTime() - from.getTime() > 96 * HOUR) return;
        expect(openMinutes(calendar, from, due)).toBeGreaterThanOrEqual(120);
      }),
      { numRuns: 100 },
    );
  });

  test('who begins later is due no earlier, and more hours are due no earlier', () => {
    fc.assert(
      fc.property(
        calendars,
        moments,
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 0, max: 600 }),
        (calendar, from, later, more) => {
          const due = dueAfter(calendar, from, 2 * HOUR);
          const after = dueAfter(calendar, new Date(from.getTime() + later * 60_000), (120 + more) * 60_000);
          if (due === null || after === null) return;
          expect(after.getTime()).toBeGreaterThanOrEqual(due.getTime());
        },
      ),
      { numRuns: 300 },
    );
  });

  test('two hours and two more are four', () => {
    fc.assert(
      fc.property(calendars, moments, (calendar, from) => {
        const first = dueAfter(calendar, from, 2 * HOUR);
        if (first === null) return;
        expect(dueAfter(calendar, first, 2 * HOUR)).toEqual(dueAfter(calendar, from, 4 * HOUR));
      }),
      { numRuns: 300 },
    );
  });

  test('times come in their order, do not touch days off, and are not over', () => {
    fc.assert(
      fc.property(calendars, moments, (calendar, from) => {
        let last = from;
        let left = 20;
        for (const time of openTimes(calendar, from)) {
          if ((left -= 1) < 0) break;
          expect(time.from.getTime()).toBeGreaterThanOrEqual(last.getTime());
          expect(time.to.getTime()).toBeGreaterThan(time.from.getTime());
          expect(openOn(calendar, time.day)).not.toBeNull();
          last = time.to;
        }
      }),
      { numRuns: 100 },
    );
  });
});
