import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#platform/contract/days.ts';
import { CHECK_INS, SKIPPED } from '#product/play/rules/results/events.ts';
import { calendarOf, feelingWeeks, feltThisWeek, firstMonday, hardDay, hardWeek } from './feeling-weeks.ts';

const THURSDAY = '2026-11-19';
const ALWAYS = { asked: true, daysOff: [] };

test('six weeks begin on a Monday and end today; a weekend is there only where something was said', () => {
  const told = [
    { on_day: '2026-11-14', feeling: 'happy' as const },
    { on_day: THURSDAY, feeling: 'worried' as const },
  ];
  const { weeks, told: count, not_now: notNow } = feelingWeeks(told, THURSDAY, ALWAYS);
  expect(weeks.map(({ monday }) => monday)).toEqual([
    '2026-10-12',
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
  ]);
  expect(weeks.map(({ days }) => days.length)).toEqual([5, 5, 5, 5, 6, 4]);
  expect(weeks[4]?.days[5]).toEqual({ day: '2026-11-14', said: 'happy' });
  expect([count, notNow]).toEqual([2, 0]);
});

test('a day off has a column only where something was said', () => {
  const told = [{ on_day: '2026-11-11', feeling: 'happy' as const }];
  const daysOff = [{ first_day: '2026-11-10', last_day: '2026-11-12' }];
  const { weeks } = feelingWeeks(told, THURSDAY, { asked: true, daysOff });
  expect(weeks[4]?.days.map(({ day }) => day)).toEqual(['2026-11-09', '2026-11-11', '2026-11-13']);
});

const anyDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));
const anyFeeling = fc.constantFrom(...CHECK_INS, SKIPPED);

test('every day that something was said on is shown once, and no day to come', () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.array(fc.record({ ago: fc.integer({ min: -5, max: 60 }), feeling: anyFeeling })),
      (today, said) => {
        const told = said.map(({ ago, feeling }) => ({ on_day: addDays(today, -ago), feeling }));
        const { weeks, told: count, not_now: notNow } = feelingWeeks(told, today, ALWAYS);
        const days = weeks.flatMap((week) => week.days);
        const shown = days.map(({ day }) => day);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.every((day) => day >= firstMonday(today) && day <= today)).toBe(true);
        const wanted = new Set(
          told.map(({ on_day }) => on_day).filter((day) => day >= firstMonday(today) && day <= today),
        );
        expect(count + notNow).toBe(wanted.size);
        const { columns, days: all } = calendarOf(weeks);
        expect(all).toHaveLength(columns * weeks.length);
        expect(all.filter(({ said: one }) => one !== undefined)).toHaveLength(days.length);
      },
    ),
  );
});

test('the week has what was told in it, and the last hard day is the one to ask about', () => {
  const told = [
    { on_day: '2026-11-13', feeling: 'mad' as const },
    { on_day: '2026-11-16', feeling: 'okay' as const },
    { on_day: '2026-11-17', feeling: 'sad' as const },
    { on_day: '2026-11-18', feeling: 'skipped' as const },
    { on_day: THURSDAY, feeling: 'happy' as const },
  ];
  const feelings = feelingWeeks(told, THURSDAY, ALWAYS);
  expect(feltThisWeek(feelings)).toEqual(['okay', 'sad', 'happy']);
  expect(hardDay(feelings.weeks.at(-1)?.days ?? [])).toBe('2026-11-17');
  expect(hardDay([{ day: THURSDAY, said: 'happy' }])).toBeNull();
});

test.each([
  [
    'three in a row, over the weekend',
    { '2026-11-13': 'worried', '2026-11-16': 'worried', '2026-11-18': 'worried' },
    'worried-row',
  ],
  [
    'three of this week',
    { '2026-11-16': 'sad', '2026-11-17': 'sad', '2026-11-18': 'sad', '2026-11-19': 'okay' },
    'sad-of',
  ],
  ['two', { '2026-11-16': 'sad', '2026-11-17': 'mad' }, null],
  ['none of this week', { '2026-11-11': 'sad', '2026-11-12': 'sad', '2026-11-13': 'sad' }, null],
] as const)('a week is a hard one by its days: %s', (_, said, kind) => {
  const told = Object.entries(said).map(([on_day, feeling]) => ({ on_day, feeling }));
  expect(hardWeek(feelingWeeks(told, THURSDAY, ALWAYS))?.kind ?? null).toBe(kind);
});
