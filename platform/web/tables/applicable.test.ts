import { expect, test } from 'vitest';
import { applicable } from './applicable.ts';

const rows = [
  { id: 1, on: false },
  { id: 2, on: true },
  { id: 4, on: true },
];
const isOn = ({ on }: { on: boolean }) => on;

test('something is done to the rows it holds for, and the others of the selection are skipped', () => {
  expect(applicable([1, 2], rows, isOn)).toEqual({ ids: [2], skipped: [{ id: 1, on: false }] });
  expect(applicable([1], rows, isOn).ids).toEqual([]);
});

test('rows on pages that nobody has looked at may be some of them', () => {
  expect(applicable([1, 3], rows, isOn).ids).toEqual([3]);
});
