import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#platform/contract/days.ts';
import { minutesPlayed, type PlayedDay, playDays, playedThisWeek } from './play-days.ts';

const TODAY = '2026-11-19';
const on = (on_day: string, area: PlayedDay['area'], seconds: number): PlayedDay => ({
  on_day,
  area,
  seconds,
});

test('thirty days, in programs and in the Cool Down Corner', () => {
  const play = playDays(
    [
      on(TODAY, 'zoou', 600),
      on(TODAY, 'cdc', 120),
      on('2026-11-02', 'sim', 60),
      on('2026-10-20', 'zoou', 900),
    ],
    TODAY,
  );
  expect(play.days).toHaveLength(30);
  expect(play.days[0]?.day).toBe('2026-10-21');
  expect(play.days.at(-1)).toEqual({
    day: TODAY,
    program: 600,
    calm: 120,
    minutes: { program: 10, calm: 2 },
  });
  expect(play.areas).toEqual([
    { area: 'zoou', seconds: 600, minutes: 10 },
    { area: 'sim', seconds: 60, minutes: 1 },
    { area: 'cdc', seconds: 120, minutes: 2 },
  ]);
  expect([play.seconds, play.days_played]).toEqual([780, 2]);
  expect(playedThisWeek(play, TODAY)).toEqual({ seconds: 720, minutes: 12, days: 1 });
});

const played = fc.array(
  fc.record({
    on_day: fc.integer({ min: -3, max: 45 }).map((ago) => addDays(TODAY, -ago)),
    area: fc.constantFrom('zoou', 'sim', 'cdc'),
    seconds: fc.integer({ min: 0, max: 4000 }),
  }),
);

test('the parts always come to the whole', () => {
  fc.assert(
    fc.property(played, (all) => {
      const play = playDays(all, TODAY);
      const sum = (seconds: number[]) => seconds.reduce((one, other) => one + other, 0);
      expect(sum(play.days.map(({ program, calm }) => program + calm))).toBe(play.seconds);
      expect(sum(play.areas.map(({ seconds }) => seconds))).toBe(play.seconds);
      // What is shown adds up, by day as by area.
      expect(sum(play.days.map(({ minutes }) => minutes.program + minutes.calm))).toBe(play.minutes);
      expect(sum(play.areas.map(({ minutes }) => minutes))).toBe(play.minutes);
      const calm = play.areas.find(({ area }) => area === 'cdc')?.minutes ?? 0;
      expect(sum(play.days.map(({ minutes }) => minutes.calm))).toBe(calm);
      expect(playedThisWeek(play, TODAY).seconds).toBeLessThanOrEqual(play.seconds);
    }),
  );
});

test('who reads of every day ever played reads of the last thirty what the page says of them', () => {
  const whole = [
    on('2026-10-01', 'zoou', 80),
    on('2026-10-02', 'zoou', 80),
    on('2026-11-17', 'zoou', 90),
    on('2026-11-18', 'zoou', 90),
    on(TODAY, 'zoou', 90),
  ];
  const { rows, total } = minutesPlayed(whole, TODAY);
  expect(rows.map(({ minutes }) => minutes)).toEqual([1, 1, 2, 2, 1]);
  expect(total).toBe(7);
  fc.assert(
    fc.property(played, (all) => {
      const ever = minutesPlayed(all, TODAY);
      const { days, minutes } = playDays([...all].reverse(), TODAY);
      const told = (day: string) =>
        ever.rows.reduce((sum, one) => sum + (one.on_day === day ? one.minutes : 0), 0);
      expect(days.map(({ day }) => told(day))).toEqual(
        days.map((day) => day.minutes.program + day.minutes.calm),
      );
      expect(ever.rows.reduce((sum, one) => sum + one.minutes, 0)).toBe(ever.total);
      expect(ever.total).toBeGreaterThanOrEqual(minutes);
      for (const { seconds, minutes: own } of ever.rows) {
        expect(Math.abs(own - seconds / 60)).toBeLessThan(1);
      }
    }),
  );
});
