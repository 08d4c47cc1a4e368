import { expect, test } from 'vitest';
import { fileProblem, fileSize } from './file-rules.ts';

test.each([
  { name: 'students.csv', size: 120, problem: null },
  { name: 'STUDENTS.CSV', size: 120, problem: null },
  { name: 'students.xlsx', size: 120, problem: 'validation.file-type' },
  { name: 'students.csv.exe', size: 120, problem: 'validation.file-type' },
  { name: 'students.csv', size: 0, problem: 'validation.file-empty' },
])('$name of $size bytes: $problem', ({ problem, ...file }) => {
  expect(fileProblem(file, ['.csv'])?.i18n ?? null).toBe(problem);
});

test('any ending will do when none is asked for', () => {
  expect(fileProblem({ name: 'letter', size: 1 }, [])).toBeNull();
});

test.each([
  [12, '12 B'],
  [1536, '2 KB'],
  [2_450_000, '2.5 MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
