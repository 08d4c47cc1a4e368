import { expect, test } from 'vitest';
import { isObviousCode, suggestClassCode } from './class-code.ts';
import { CLASS_CODE_MIN } from './passwords.ts';

test('a suggested code is two short words and a number, long enough to be taken', () => {
  const picks = [0, 0, 327];
  expect(suggestClassCode(() => picks.shift() ?? 0)).toBe('bold-bird-427');
});

test.each([(below: number) => below - 1, () => 0])(
  'whatever is picked, the code can be typed by a child',
  (pick) => {
    const code = suggestClassCode(pick);
    expect(code).toMatch(/^[a-z]+-[a-z]+-\d{3}$/);
    expect(code.length).toBeGreaterThanOrEqual(CLASS_CODE_MIN);
  },
);

const reed = { firstName: 'Ana', lastName: "O'Reed" };
const isCommon = (code: string): boolean => code === 'dragon';

test.each([
  '123456',
  '654321',
  '890123',
  '111111',
  '121212',
  'abcabc',
  'abcdef',
  '20262027',
  '202620',
  'dragon',
  'School1',
  'our-class',
  'Teacher!',
  'reading 2026',
  '1grade1',
  'Kindred',
  'zoo academy',
  'o-reed',
  'OReed2026',
  'ana.oreed',
  'Ms. O’Reed',
  'mrsoreed12',
  'OReed class',
])('%j is what somebody outside the class would try', (code) => {
  expect(isObviousCode(code, reed, isCommon)).toBe(true);
});

test.each(['kind-kite-427', 'purple otters', '583920', '我們的彩虹橋', 'blue-whale', 'reedbirds'])(
  '%j is not',
  (code) => {
    expect(isObviousCode(code, reed, isCommon)).toBe(false);
  },
);

const places = ['Larkspur Hollow Elementary School', 'St. Mary’s Unified', 'Oak Lee'];

test.each([
  'larkspur',
  'Larkspur-Hollow',
  'hollow2026',
  'LarkspurHollowElementarySchool',
  'st marys',
  'oaklee',
])('%j names the school or its district', (code) => {
  expect(isObviousCode(code, { ...reed, places }, isCommon)).toBe(true);
});

test.each(['kind-kite-427', 'larkspurs-sing', 'hollow-log', 'oak tree'])('%j does not', (code) => {
  expect(isObviousCode(code, { ...reed, places }, isCommon)).toBe(false);
});

test('what is suggested is never obvious', () => {
  for (let number = 0; number < 200; number += 1) {
    const code = suggestClassCode((below) => (number * 7) % below);
    expect([code, isObviousCode(code, { firstName: 'Kind', lastName: 'Star' }, isCommon)]).toEqual([
      code,
      false,
    ]);
  }
});
