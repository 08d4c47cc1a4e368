import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#platform/contract/days.ts';
import type { WeekHours } from './calendar.ts';
import { askedAt, type Clock, movesBy, passClock, type Responders, recount, startClock } from './clock.ts';

const [COUNSELOR, BACKUP, TEACHER] = [1, 2, 3];
const HOURS: WeekHours = [...Array.from({ length: 5 }, () => [480, 930] as const), null, null];
const SCHOOL: Responders = {
  calendar: { timeZone: 'America/New_York', hours: HOURS, daysOff: [] },
  responder: COUNSELOR,
  backup: BACKUP,
  absences: [],
};
/** A Tuesday, 8:41 in New York. */
const OPENED = new Date('2026-11-17T13:41:00Z');
const at = (time: string): Date => new Date(`2026-11-17T${time}:00Z`);
const away = (...ids: number[]): Responders => ({
  ...SCHOOL,
  absences: ids.map((account_id) => ({ account_id, first_day: '2026-11-16', last_day: '2026-11-18' })),
});
const said = (responders: Responders, clock: Clock, now: Date) =>
  movesBy(responders, clock, now).map(({ kind, at: due, ask }) => [
    kind,
    due.toISOString().slice(11, 16),
    ask,
  ]);
const clockAfter = (responders: Responders, clock: Clock, now: Date): Clock =>
  movesBy(responders, clock, now).at(-1)?.after ?? clock;

test('two hours of nobody ask the counselor, two more the backup, and it is late; then there is nobody left', () => {
  const opened = startClock(SCHOOL, OPENED);
  expect(said(SCHOOL, opened, at('15:40'))).toEqual([]);
  expect(said(SCHOOL, opened, at('15:41'))).toEqual([['asked', '15:41', [COUNSELOR]]]);
  const asked = clockAfter(SCHOOL, opened, at('15:41'));
  expect(asked).toMatchObject({ step: 1, late: false, due: at('17:41') });
  expect(said(SCHOOL, asked, at('17:40'))).toEqual([]);
  expect(said(SCHOOL, asked, at('17:41'))).toEqual([['late', '17:41', [BACKUP]]]);
  const late = clockAfter(SCHOOL, asked, at('17:41'));
  expect(late).toMatchObject({ step: 2, late: true, due: null, asked: [COUNSELOR, BACKUP] });
  expect(said(SCHOOL, late, new Date('2027-06-01T12:00:00Z'))).toEqual([]);
});

test('after a night without a worker all of it is made up for', () => {
  const next = new Date('2026-11-18T11:00:00Z');
  expect(said(SCHOOL, startClock(SCHOOL, OPENED), next)).toEqual([
    ['asked', '15:41', [COUNSELOR]],
    ['late', '17:41', [BACKUP]],
  ]);
});

test('who is away is passed over at once, and the clock goes on', () => {
  expect(said(away(COUNSELOR), startClock(SCHOOL, OPENED), at('15:41'))).toEqual([
    ['asked', '15:41', [BACKUP]],
  ]);
  // She goes home ill after she was asked.
  const asked = clockAfter(SCHOOL, startClock(SCHOOL, OPENED), at('15:41'));
  expect(said(away(COUNSELOR), asked, at('16:00'))).toEqual([['passed-over', '16:00', [BACKUP]]]);
  const passed = clockAfter(away(COUNSELOR), asked, at('16:00'));
  expect(passed).toMatchObject({ step: 1, due: at('17:41'), asked: [COUNSELOR, BACKUP] });
  expect(said(away(COUNSELOR), passed, at('17:00'))).toEqual([]);
  // Nobody is left to ask, and the admin sees it.
  expect(said(away(COUNSELOR), passed, at('17:41'))).toEqual([['late', '17:41', []]]);
});

test('where both are away both are asked, and it is late when it is', () => {
  const both = away(COUNSELOR, BACKUP);
  const opened = startClock(both, OPENED);
  expect(said(both, opened, at('15:41'))).toEqual([['asked', '15:41', [COUNSELOR, BACKUP]]]);
  expect(said(both, clockAfter(both, opened, at('15:41')), at('17:41'))).toEqual([['late', '17:41', []]]);
});

test('an account that is gone is nobody; with neither it is late at the first step', () => {
  const one = { ...SCHOOL, responder: null };
  expect(said(one, startClock(one, OPENED), at('15:41'))).toEqual([['asked', '15:41', [BACKUP]]]);
  const none = { ...SCHOOL, responder: null, backup: null };
  expect(said(none, startClock(none, OPENED), at('15:41'))).toEqual([['late', '15:41', []]]);
});

test('where nobody ever looks it is late at once, and both are asked', () => {
  const never = { ...SCHOOL, calendar: { ...SCHOOL.calendar, hours: HOURS.map(() => null) } };
  expect(said(never, startClock(never, OPENED), OPENED)).toEqual([['late', '13:41', [COUNSELOR, BACKUP]]]);
});

test('passed on, it has the time of one step, whoever it is passed to', () => {
  const opened = startClock(SCHOOL, OPENED);
  const toTeacher = passClock(SCHOOL, opened, TEACHER, at('14:00'));
  expect(toTeacher).toMatchObject({ step: 0, due: at('16:00'), asked: [TEACHER] });
  expect(said(SCHOOL, toTeacher, at('16:00'))).toEqual([['asked', '16:00', [COUNSELOR]]]);
  const toCounselor = passClock(SCHOOL, opened, COUNSELOR, at('14:00'));
  expect(said(SCHOOL, toCounselor, at('16:00'))).toEqual([['late', '16:00', [BACKUP]]]);
  const toBackup = passClock(SCHOOL, opened, BACKUP, at('14:00'));
  expect(said(SCHOOL, toBackup, at('16:00'))).toEqual([['late', '16:00', [COUNSELOR]]]);
  // Passed to somebody who is away: the other one is asked with the next look.
  expect(said(away(COUNSELOR), toCounselor, at('14:01'))).toEqual([['passed-over', '14:01', [BACKUP]]]);
});

test('that it was late stays said', () => {
  const late = clockAfter(SCHOOL, startClock(SCHOOL, OPENED), at('18:00'));
  expect(passClock(SCHOOL, late, TEACHER, at('18:00')).late).toBe(true);
});

test('a day off that is put in later moves what is due', () => {
  const friday = {
    ...SCHOOL,
    calendar: { ...SCHOOL.calendar, daysOff: [{ first_day: '2026-11-18', last_day: '2026-11-18' }] },
  };
  const clock = startClock(SCHOOL, at('19:30'));
  expect(clock.due).toEqual(new Date('2026-11-18T14:00:00Z'));
  expect(recount(friday, clock).due).toEqual(new Date('2026-11-19T14:00:00Z'));
});

test.each([
  [SCHOOL, COUNSELOR],
  [away(COUNSELOR), BACKUP],
  [away(COUNSELOR, BACKUP), null],
])('the first who is there is asked', (responders, id) => {
  expect(askedAt(responders, '2026-11-17')).toBe(id);
});

describe('however often it is looked', () => {
  const looks = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 12 });
  const absences = fc.array(
    fc.record({
      account_id: fc.constantFrom(COUNSELOR, BACKUP),
      first_day: fc.integer({ min: 0, max: 9 }).map((days) => addDays('2026-11-16', days)),
      last_day: fc.integer({ min: 10, max: 12 }).map((days) => addDays('2026-11-16', days)),
    }),
    { maxLength: 2 },
  );

  test('it ends late at the same moment, and each of the two was asked', () => {
    fc.assert(
      fc.property(looks, absences, fc.integer({ min: 0, max: 10_000 }), (minutes, absent, start) => {
        const responders = { ...SCHOOL, absences: absent };
        const from = new Date(Date.parse('2026-11-14T00:00:00Z') + start * 60_000);
        let clock = startClock(responders, from);
        const lateAt: Date[] = [];
        const all = [...minutes.sort((a, b) => a - b), 60_000];
        for (const minute of all) {
          const now = new Date(from.getTime() + minute * 60_000);
          for (const move of movesBy(responders, clock, now)) {
            expect(move.after.step).toBeGreaterThanOrEqual(clock.step);
            expect(move.at.getTime()).toBeLessThanOrEqual(now.getTime());
            if (move.kind === 'late') lateAt.push(move.at);
            clock = move.after;
          }
        }
        expect(lateAt).toEqual([
          movesBy(SCHOOL, startClock(SCHOOL, from), new Date(from.getTime() + 4e9)).at(-1)?.at,
        ]);
        expect(clock.asked.toSorted()).toEqual([COUNSELOR, BACKUP]);
        expect(clock.late).toBe(true);
      }),
    );
  });
});
