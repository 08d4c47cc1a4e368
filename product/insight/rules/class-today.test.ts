import { expect, test } from 'vitest';
import { mondayOf } from '#platform/contract/days.ts';
import type { ClassMember } from './class-member.ts';
import { classToday } from './class-today.ts';

/** A Thursday, in the morning of New York. */
const NOW = new Date('2026-11-19T14:00:00Z');

function member(id: number, more: Partial<ClassMember> = {}): ClassMember {
  const name = { first_name: `Child${id}`, last_name: 'Okafor' };
  const nothing = {
    days_off: [],
    told: [],
    played: [],
    finished: [],
    said: [],
    groups: [],
    active_program: null,
    standings: [],
    grade: 3,
    license_ends_on: null,
    last_played_on: null,
    follow_up: null,
    seen_until: null,
  };
  const listed = { own: true, listed_on: '2026-11-16' };
  return { id, ...name, time_zone: 'America/New_York', can_play: true, ...listed, ...nothing, ...more };
}

const today = (members: ClassMember[], showsFeelings = true) => classToday(members, NOW, { showsFeelings });
const names = (children: readonly { name: string }[]) => children.map(({ name }) => name);

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-19', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2023-12-31', '2023-12-25'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('told, not now and not asked are three things; the last word of today counts', () => {
  const on_day = '2026-11-19';
  const { feelings } = today([
    member(1, { told: [{ on_day, feeling: 'mad' }] }),
    member(2, { told: [{ on_day, feeling: 'skipped' }] }),
    member(3, {
      told: [
        { on_day, feeling: 'sad' },
        { on_day, feeling: 'happy' },
        { on_day, feeling: 'skipped' },
      ],
    }),
    member(4, { told: [{ on_day: '2026-11-18', feeling: 'worried' }] }),
    member(5),
  ]);
  const told = Object.fromEntries(
    (feelings?.told ?? []).map(({ feeling, children }) => [feeling, names(children)]),
  );
  expect(told).toEqual({ mad: ['Child1'], sad: [], worried: [], okay: [], happy: ['Child3'] });
  expect(names(feelings?.not_now ?? [])).toEqual(['Child2']);
  expect(names(feelings?.not_asked ?? [])).toEqual(['Child4', 'Child5']);
});

test('today is the day of the child: what is Friday in Taipei is Thursday in New York', () => {
  const friday = [{ on_day: '2026-11-20', feeling: 'okay' as const }];
  const late = new Date('2026-11-19T17:00:00Z');
  const { feelings } = classToday(
    [member(1, { time_zone: 'Asia/Taipei', told: friday }), member(2, { told: friday })],
    late,
    { showsFeelings: true },
  );
  expect(names(feelings?.told.find(({ feeling }) => feeling === 'okay')?.children ?? [])).toEqual(['Child1']);
});

test('while staff act, feelings are not there at all', () => {
  const told = [{ on_day: '2026-11-19', feeling: 'sad' as const }];
  expect(today([member(1, { told })], false).feelings).toBeNull();
});

test('who finished a scene since Monday, who began, who has not and who cannot', () => {
  const at = (day: string, seconds = 60, area = 'zoou') => ({ on_day: day, area, seconds });
  const { week } = today([
    member(1, {
      played: [at('2026-11-16', 600), at('2026-11-18', 90, 'cdc')],
      finished: [{ scene: 'zoou-er-1', at: '2026-11-16T15:00:00Z' }],
    }),
    // Sunday evening is last week.
    member(2, {
      played: [at('2026-11-15'), at('2026-11-17')],
      finished: [{ scene: 'zoou-er-1', at: '2026-11-15T23:00:00Z' }],
    }),
    member(3, { played: [at('2026-11-13')] }),
    member(4, { can_play: false }),
  ]);
  expect(names(week.finished)).toEqual(['Child1']);
  expect(names(week.started)).toEqual(['Child2']);
  expect(names(week.not_yet)).toEqual(['Child3', 'Child4']);
  expect(names(week.cannot_play)).toEqual(['Child4']);
  expect(week.days).toEqual([
    { day: '2026-11-16', seconds: 600 },
    { day: '2026-11-17', seconds: 60 },
    { day: '2026-11-18', seconds: 90 },
    { day: '2026-11-19', seconds: 0 },
    { day: '2026-11-20', seconds: 0 },
  ]);
  expect([week.seconds, week.cool_down_seconds]).toEqual([750, 90]);
  expect(week.by_child).toMatchObject([
    { child: { name: 'Child1' }, seconds: 690 },
    { child: { name: 'Child2' }, seconds: 60 },
  ]);
});

test('reports are counted by program: of all who play it, who has one and who is on the way', () => {
  const at = (program: 'zoou' | 'sim', ready: boolean, begun = true) => ({ program, ready, begun });
  const { reports } = today([
    member(1, { active_program: 'sim', standings: [at('zoou', true), at('sim', false)] }),
    member(2, { active_program: 'zoou', standings: [at('zoou', false)] }),
    member(3, { active_program: 'zoou', standings: [at('zoou', false, false)] }),
    member(4, { active_program: 'zoou' }),
    member(5),
  ]);
  expect(reports).toEqual([
    { program: 'zoou', children: 4, ready: 1, on_the_way: 1 },
    { program: 'sim', children: 1, ready: 0, on_the_way: 1 },
  ]);
  expect(today([member(1)]).reports).toEqual([]);
});

test('a weekend that was played on is shown, and every child is in one group', () => {
  const saturday = new Date('2026-11-21T15:00:00Z');
  const played = [{ on_day: '2026-11-21', area: 'sim', seconds: 30 }];
  const { week, children } = classToday([member(1, { played }), member(2)], saturday, {
    showsFeelings: true,
  });
  expect(week.days.map(({ day }) => day).at(-1)).toBe('2026-11-21');
  expect(week.finished.length + week.started.length + week.not_yet.length).toBe(children);
});

test('two of one name are told apart, a Chinese one by the whole name', () => {
  const called = (first_name: string, last_name: string, id: number) => member(id, { first_name, last_name });
  const { week } = today([
    called('Maya', 'Fontaine', 1),
    called('Maya', 'Okafor', 2),
    called('Kian', '', 3),
    called('美玲', '林', 4),
    called('美玲', '陳', 5),
  ]);
  expect(names(week.not_yet)).toEqual(['Maya F.', 'Maya O.', 'Kian', '林美玲', '陳美玲']);
});
