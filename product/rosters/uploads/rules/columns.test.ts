import { expect, test } from 'vitest';
import {
  guessMapping,
  headerFaults,
  likelyNames,
  mappingFaults,
  possibleNumbers,
  UPLOAD_COLUMNS,
  wholeNamePlace,
} from './columns.ts';

test('the columns are known by their names, in any order and spelling', () => {
  const shuffled = UPLOAD_COLUMNS.toReversed();
  expect(guessMapping(shuffled)).toEqual(shuffled);
  expect(guessMapping(['First Name', 'LAST-NAME', ' grade '])).toEqual(['first_name', 'last_name', 'grade']);
});

test("what schools' own systems call them is guessed", () => {
  expect(guessMapping(['Surname', 'Given Name', 'Grade Level', 'Student Number', 'Homeroom'])).toEqual([
    'last_name',
    'first_name',
    'grade',
    'student_id',
    'teacher',
  ]);
});

test('of two columns that could be meant, the one with the very name is taken', () => {
  expect(guessMapping(['Username', 'student_username'])).toEqual([null, 'student_username']);
  expect(guessMapping(['grade', 'grade'])).toEqual(['grade', null]);
});

test('missing, doubled and unknown headers are named', () => {
  expect(headerFaults(['first_name', 'First', 'shoe size', ''])).toEqual({
    missing: ['last_name', 'grade'],
    doubled: ['first_name'],
    unknown: ['shoe size'],
  });
});

test('a mapping needs every required column, and each at most once', () => {
  expect(mappingFaults(['first_name', 'grade', 'grade', null])).toEqual({
    missing: ['last_name'],
    doubled: ['grade'],
  });
  expect(mappingFaults(['grade', null, 'last_name', 'first_name'])).toEqual({ missing: [], doubled: [] });
});

test('the headers of Ed-Fi are known', () => {
  const headers = [
    'StudentUniqueId',
    'FirstName',
    'MiddleName',
    'LastSurname',
    'BirthDate',
    'EntryGradeLevelDescriptor',
  ];
  expect(guessMapping(headers)).toEqual(['student_id', 'first_name', null, 'last_name', null, 'grade']);
});

test('a column left out that tells the lines apart is offered as the number first', () => {
  const sample = [
    ['Maya', 'Okafor', '3', '4', '1001', ''],
    ['Leo', 'Lind', '3', '4', 'A-17', ''],
  ];
  const mapping = ['first_name', 'last_name', 'grade', null, null, null] as const;
  expect(possibleNumbers(mapping, sample)).toEqual([
    { index: 4, isLikely: true },
    { index: 3, isLikely: false },
  ]);
  expect(possibleNumbers(['first_name', 'last_name', 'grade', 'student_id', null, null], sample)).toEqual([]);
});

test.each([
  ['traditional', ['年級', '學號', '姓', '名', '班級', '學生帳號']],
  ['simplified', ['年级', '学号', '姓', '名', '班级', '学生账号']],
])('columns in %s Chinese are known', (_, headers) => {
  expect(guessMapping(headers)).toEqual([
    'grade',
    'student_id',
    'last_name',
    'first_name',
    'teacher',
    'student_username',
  ]);
});

test('a column with whole names is told, unless first and last names have their own', () => {
  const told = (headers: readonly string[]) => wholeNamePlace(headers, guessMapping(headers));
  expect(told(['年級', '姓名', '學號'])).toBe(1);
  expect(told(['Full Name', 'Grade'])).toBe(0);
  expect(told(['姓名', '姓', '名'])).toBe(-1);
});

test('cells that look like names are found where no header says so', () => {
  const lines = [
    ['3', 'T1', '王', '小明', '甲'],
    ['4', 'T2', '陳', '美玲', '甲'],
    ['4', 'T3', '林', '志豪', '甲'],
    ['5', 'T4', '張', '雅婷', '甲'],
  ];
  expect(likelyNames(lines)).toEqual([2, 3]);
  expect(likelyNames([['1', '2']])).toEqual([]);
});
