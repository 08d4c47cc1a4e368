import { expect, test } from 'vitest';
import { givenAway, transferFault } from './transfers.ts';

const at = (school_id: number | null, owner_id = 1) => ({ school_id, owner_id });
const receiver = { id: 9, school_id: 5, verified: true };

test.each([
  { case: 'students of the same school', students: [at(5), at(5, 2)], to: receiver, fault: null },
  { case: 'students of two schools', students: [at(5), at(6)], to: receiver, fault: 'ids' },
  { case: 'a student and a child of a family', students: [at(5), at(null)], to: receiver, fault: 'ids' },
  {
    case: 'an educator of another school',
    students: [at(5)],
    to: { ...receiver, school_id: 6 },
    fault: 'educator_id',
  },
  {
    case: 'an educator nobody has verified',
    students: [at(5)],
    to: { ...receiver, verified: false },
    fault: 'educator_id',
  },
])('$case: $fault is to blame', ({ students, to, fault }) => {
  expect(transferFault(students, to)?.field ?? null).toBe(fault);
});

test('children of a family stay in the family', () => {
  const fault = transferFault([at(null), at(null)], { ...receiver, school_id: null });
  expect(fault).toEqual({ field: null, message: { i18n: 'rosters.refused.family-children' } });
});

test('two schools are named as the reason before anything else', () => {
  const fault = transferFault([at(5), at(6)], { ...receiver, school_id: 7 });
  expect(fault?.message.i18n).toBe('validation.more-than-one-school');
});

test('each educator who gives students away is counted, not the one who has them already', () => {
  const students = [at(5, 1), at(5, 2), at(5, 1), at(5, 9)];
  expect(givenAway(students, 9)).toEqual([
    { from: 1, count: 2 },
    { from: 2, count: 1 },
  ]);
});
