import { expect, test } from 'vitest';
import { classMood } from './class-mood.ts';

const NONE = { mad: 0, sad: 0, worried: 0, okay: 0, happy: 0 };

test('children are counted by day, and the answers of the weeks before by week', () => {
  const { days, weeks } = classMood(
    [
      { on_day: '2026-10-21', feeling: 'sad', children: 9 },
      { on_day: '2026-11-10', feeling: 'okay', children: 3 },
      { on_day: '2026-11-15', feeling: 'okay', children: 1 },
      { on_day: '2026-11-16', feeling: 'happy', children: 8 },
      { on_day: '2026-11-16', feeling: 'skipped', children: 2 },
      { on_day: '2026-11-21', feeling: 'skipped', children: 1 },
    ],
    '2026-11-16',
  );
  expect(days.map(({ day }) => day)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ]);
  expect(days[0]).toEqual({ day: '2026-11-16', counts: { ...NONE, happy: 8 }, told: 8, not_now: 2 });
  expect(days.at(-1)).toMatchObject({ told: 0, not_now: 1 });
  expect(weeks.map(({ monday }) => monday)).toEqual(['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09']);
  expect(weeks[0]).toMatchObject({ counts: { ...NONE, sad: 9 }, told: 9 });
  expect(weeks[3]).toMatchObject({ counts: { ...NONE, okay: 4 }, told: 4 });
});
