import { expect, test } from 'vitest';
import { hardDaysInOrder } from './felt-days.ts';

const on = (day: string, feeling: 'mad' | 'sad' | 'worried' | 'okay') => ({ day: `2026-11-${day}`, feeling });

test('hard days are told in their order, and one feeling once where it goes on', () => {
  expect(
    hardDaysInOrder([on('19', 'mad'), on('13', 'worried'), on('16', 'okay'), on('17', 'worried')]),
  ).toEqual([
    { feeling: 'worried', days: ['2026-11-13', '2026-11-17'] },
    { feeling: 'mad', days: ['2026-11-19'] },
  ]);
  expect(
    hardDaysInOrder([on('16', 'sad'), on('17', 'mad'), on('18', 'sad')]).map((part) => part.feeling),
  ).toEqual(['sad', 'mad', 'sad']);
  expect(hardDaysInOrder([on('16', 'okay')])).toEqual([]);
});
