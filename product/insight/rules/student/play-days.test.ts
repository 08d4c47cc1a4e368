import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#platform/contract/days.ts';
import { type PlayedDay, playDays, playedThisWeek } from './play-days.ts';

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

test('the parts always come to the whole', () => {
  const played = fc.array(
    fc.record({
      on_day: fc.integer({ min: -3, max: 45 }).map((ago) => addDays(TODAY, -ago)),
      area: fc.constantFrom('zoou', 'sim', 'cdc'),
      seconds: fc.integer({ min: 0, max: 4000 }),
    }),
  );
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
