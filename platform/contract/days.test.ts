import { expect, test } from 'vitest';
import {
  addDays,
  clockMoments,
  dayIn,
  daysBetween,
  isDay,
  isTimeZone,
  minutesIn,
  mondayOf,
  startOfDay,
  weekdayOf,
} from './days.ts';

test('days are added over months, years and the change of the clocks', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(addDays('2026-09-14', -14)).toBe('2026-08-31');
});

test('days between count whole days, backwards too', () => {
  expect(daysBetween('2026-09-14', '2026-09-14')).toBe(0);
  expect(daysBetween('2026-09-14', '2026-10-14')).toBe(30);
  expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2);
});

test('one moment is two days, depending on where one is', () => {
  const moment = new Date('2026-09-15T02:30:00Z');
  expect(dayIn('America/New_York', moment)).toBe('2026-09-14');
  expect(dayIn('Asia/Taipei', moment)).toBe('2026-09-15');
});

test.each([
  ['UTC', '2026-09-14', '2026-09-14T00:00:00.000Z'],
  ['America/New_York', '2026-09-14', '2026-09-14T04:00:00.000Z'],
  // The clocks change on this day, and on the day before the next.
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  ['Asia/Taipei', '2026-01-01', '2025-12-31T16:00:00.000Z'],
  ['Asia/Kolkata', '2026-01-01', '2025-12-31T18:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z'],
  ['Etc/GMT+12', '2026-01-01', '2026-01-01T12:00:00.000Z'],
  // There was no midnight: the clocks went from 23:59 to 01:00.
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
])('in %s the day %s begins at %s', (zone, day, moment) => {
  expect(startOfDay(zone, day).toISOString()).toBe(moment);
});

test('time zones are those of the calendar', () => {
  for (const zone of [
    'UTC',
    'America/New_York',
    'Asia/Kolkata',
    'Asia/Calcutta',
    'America/Argentina/Ushuaia',
    'Etc/GMT+5',
  ]) {
    expect(isTimeZone(zone)).toBe(true);
  }
  for (const zone of ['', 'Mars/Base', "UTC'; drop", '../etc', 'a'.repeat(200), '+25:00']) {
    expect(isTimeZone(zone)).toBe(false);
  }
});

test.each(['2026-02-28', '2028-02-29', '0001-01-01'])('%s is a day', (value) => {
  expect(isDay(value)).toBe(true);
});

test.each(['2026-02-29', '2026-13-01', '02/28/2026', '2026-2-8', '', '2026-02-28T00:00:00Z'])(
  '%s is none',
  (value) => {
    expect(isDay(value)).toBe(false);
  },
);

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-19', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2023-12-31', '2023-12-25'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test.each([
  ['UTC', '2026-09-14', 480, '2026-09-14T08:00:00.000Z', '2026-09-14T08:00:00.000Z'],
  ['America/New_York', '2026-09-14', 480, '2026-09-14T12:00:00.000Z', '2026-09-14T12:00:00.000Z'],
  ['Asia/Taipei', '2026-09-14', 480, '2026-09-14T00:00:00.000Z', '2026-09-14T00:00:00.000Z'],
  // The day before the clocks change, the day they do, and the day after.
  ['America/New_York', '2026-10-31', 720, '2026-10-31T16:00:00.000Z', '2026-10-31T16:00:00.000Z'],
  ['America/New_York', '2026-11-01', 720, '2026-11-01T17:00:00.000Z', '2026-11-01T17:00:00.000Z'],
  ['America/New_York', '2026-11-02', 720, '2026-11-02T17:00:00.000Z', '2026-11-02T17:00:00.000Z'],
  // Half past one comes twice.
  ['America/New_York', '2026-11-01', 90, '2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'],
  // There is no half past two.
  ['America/New_York', '2027-03-14', 150, '2027-03-14T06:30:00.000Z', '2027-03-14T07:30:00.000Z'],
  // Half an hour, on an island.
  ['Australia/Lord_Howe', '2026-04-05', 105, '2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z'],
  ['UTC', '2026-09-14', 1440, '2026-09-15T00:00:00.000Z', '2026-09-15T00:00:00.000Z'],
])('in %s on %s, %i minutes are %s to %s', (zone, day, minutes, earliest, latest) => {
  const found = clockMoments(zone, day, minutes);
  expect([found.earliest.toISOString(), found.latest.toISOString()]).toEqual([earliest, latest]);
});

test('a moment has its minutes and its weekday where somebody is', () => {
  expect(minutesIn('America/New_York', new Date('2026-09-14T12:05:59Z'))).toBe(485);
  expect(minutesIn('Asia/Taipei', new Date('2026-09-14T16:00:00Z'))).toBe(0);
  expect(['2026-09-14', '2026-09-20', '2026-09-21'].map(weekdayOf)).toEqual([0, 6, 0]);
});
