import { expect, test } from 'vitest';
import { schoolDaysUpTo } from '#product/schools/rules/school-days.ts';
import { type CaseloadChild, caseloadOf, lacksNote } from './caseload.ts';

/** A Thursday, in the morning of New York. */
const NOW = new Date('2026-11-19T14:00:00Z');
const TODAY = '2026-11-19';

const child = (id: number, more: Partial<CaseloadChild> = {}): CaseloadChild => ({
  id,
  first_name: `Child${id}`,
  last_name: 'Okafor',
  time_zone: 'America/New_York',
  teacher: 'Tara Reed',
  own: false,
  since: '2026-11-10',
  can_play: true,
  last_played_on: '2026-11-18',
  days_off: [],
  told: [],
  last_note_on: null,
  follow_up: null,
  ...more,
});
const of = (children: CaseloadChild[], covered = false) => caseloadOf(children, NOW, { covered });
const felt = (feeling: 'mad' | 'sad' | 'okay' | 'skipped', on_day = TODAY) => [{ on_day, feeling }];

test.each([
  ['2026-11-19', 3, ['2026-11-17', '2026-11-18', '2026-11-19']],
  ['2026-11-16', 2, ['2026-11-13', '2026-11-16']],
  // On a Sunday the week that is over.
  ['2026-11-22', 2, ['2026-11-19', '2026-11-20']],
])('the school days up to %s', (today, count, days) => {
  expect(schoolDaysUpTo(today, count, [])).toEqual(days);
});

test('the strip leaves days off out, and nobody is away on them', () => {
  const days_off = [{ first_day: '2026-11-09', last_day: '2026-11-13' }];
  const last_played_on = '2026-11-03';
  const played = { since: TODAY, last_played_on };
  const [away, closed] = [child(1, played), child(2, { ...played, days_off })];
  const { rows } = of([away, closed]);
  expect(rows.map(({ id, next, strip }) => [id, next, strip?.[0]?.day])).toEqual([
    [1, 'away', '2026-11-06'],
    [2, null, '2026-10-30'],
  ]);
});

test.each([
  [{ since: '2026-09-01', last_note_on: null }, true],
  [{ since: '2026-09-01', last_note_on: '2026-10-20' }, true],
  [{ since: '2026-09-01', last_note_on: '2026-10-21' }, false],
  // Shared since yesterday: nobody could have written yet.
  [{ since: '2026-11-18', last_note_on: null }, false],
  [{ since: '2026-11-18', last_note_on: '2026-02-01' }, false],
])('with %j a note is due: %s', (notes, due) => {
  expect(lacksNote(notes, TODAY)).toBe(due);
});

test('hard feelings of today stand by teacher, mad before sad; what is over or fine does not', () => {
  const { hard_today } = of([
    child(1, { told: felt('sad') }),
    child(2, { told: felt('mad') }),
    child(3, { told: felt('okay') }),
    child(4, { told: felt('sad', '2026-11-18') }),
    child(5, { told: felt('mad'), teacher: 'Ann Ames' }),
    child(6, { told: [...felt('sad'), ...felt('okay')] }),
  ]);
  expect(hard_today.map(({ teacher, children }) => [teacher, children.map(({ id }) => id)])).toEqual([
    ['Ann Ames', [5]],
    ['Tara Reed', [2, 1]],
  ]);
});

test('a row has ten school days, in which told, not now and not asked are three things', () => {
  const [row] = of([
    child(1, { told: [...felt('sad', '2026-11-17'), ...felt('skipped', '2026-11-18')] }),
  ]).rows;
  expect(row?.strip).toHaveLength(10);
  expect(row?.strip?.slice(-3).map(({ said }) => said)).toEqual(['sad', 'not-now', null]);
});

test('one thing to do next, the most pressing first', () => {
  const { rows, without_note } = of([
    child(1),
    child(2, { last_played_on: '2026-11-02' }),
    child(3, { since: '2026-09-01', last_note_on: '2026-09-20' }),
    child(4, { told: felt('mad') }),
    // Somebody has already written of it today.
    child(5, { told: felt('mad'), last_note_on: TODAY }),
    child(6, { last_played_on: '2026-11-02', can_play: false }),
    child(7, { since: '2026-09-01' }),
    child(8, { follow_up: 'streak' }),
    // Who asks to talk comes before everybody, whatever else there is to do.
    child(9, { follow_up: 'talk', told: felt('mad') }),
  ]);
  expect(rows.map(({ id, next }) => [id, next])).toEqual([
    [9, 'talk'],
    [8, 'follow-up'],
    [4, 'hello'],
    [3, 'note'],
    [7, 'note'],
    [2, 'away'],
    [1, null],
    [5, null],
    [6, null],
  ]);
  expect(without_note.map(({ id }) => id)).toEqual([7, 3]);
});

test('own and shared are counted apart', () => {
  expect(of([child(1, { own: true }), child(2), child(3)])).toMatchObject({ own: 1, shared: 2 });
});

test('while staff act there is nothing of feelings and notes', () => {
  const caseload = of(
    [child(1, { told: felt('mad'), since: '2026-09-01', last_note_on: '2026-09-02', follow_up: 'talk' })],
    true,
  );
  expect(caseload).toMatchObject({ covered: true, hard_today: [], without_note: [] });
  expect(caseload.rows).toMatchObject([{ strip: null, last_note_on: null, next: null }]);
});
