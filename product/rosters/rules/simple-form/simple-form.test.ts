import { expect, test } from 'vitest';
import { SIMPLE_FORM_ROWS } from '../limits.ts';
import {
  blankLines,
  filledLines,
  isTable,
  pasteInto,
  placeRowErrors,
  repeatedInRows,
  repeatedNames,
  rowErrors,
  simpleColumns,
  withCell,
  withoutLine,
} from './simple-form.ts';

const names = (lines: readonly { first_name: string }[]) => lines.map((line) => line.first_name);

test('a new line appears once the last one is used, up to forty', () => {
  let lines = blankLines();
  expect(lines).toHaveLength(5);
  lines = withCell(lines, 0, 'first_name', 'Maya');
  expect(lines).toHaveLength(5);
  for (let row = 1; row < SIMPLE_FORM_ROWS; row += 1) lines = withCell(lines, row, 'first_name', `N${row}`);
  expect(lines).toHaveLength(SIMPLE_FORM_ROWS);
});

test('a line taken out takes nothing else along', () => {
  const lines = withCell(withCell(blankLines(2), 0, 'first_name', 'Maya'), 1, 'first_name', 'Dan');
  expect(names(withoutLine(lines, 0))).toEqual(['Dan', '']);
  expect(withoutLine(blankLines(1), 0)).toHaveLength(1);
});

test('cells of a spreadsheet fill the form from where they are pasted', () => {
  const { lines, leftOut } = pasteInto(
    blankLines(2),
    { row: 1, column: 'last_name' },
    'Okafor\tK\t17\r\nLi\t3\n',
  );
  expect(lines[1]).toMatchObject({ first_name: '', last_name: 'Okafor', grade: 'K', student_id: '17' });
  expect(lines[2]).toMatchObject({ last_name: 'Li', grade: '3', student_id: '' });
  expect(lines).toHaveLength(4);
  expect(leftOut).toBe(0);
});

test('in Chinese the family name is the first column, also of what is pasted', () => {
  const columns = simpleColumns('zh-TW');
  expect(columns.slice(0, 3)).toEqual(['last_name', 'first_name', 'grade']);
  const { lines } = pasteInto(blankLines(1), { row: 0, column: 'last_name' }, '林\t小安\t2', columns);
  expect(lines[0]).toMatchObject({ last_name: '林', first_name: '小安', grade: '2' });
});

test('at home nobody is numbered, whatever is pasted', () => {
  const columns = simpleColumns('en', { atHome: true });
  expect(columns).toEqual(['first_name', 'last_name', 'grade', 'username']);
  const text = 'First Name\tLast Name\tGrade\tStudent ID\nMaya\tOkafor\t2\t17';
  const { lines } = pasteInto(blankLines(1), { row: 0, column: 'first_name' }, text, columns);
  expect(lines[0]).toMatchObject({ first_name: 'Maya', grade: '2', student_id: '' });
});

test('a first line of column names is not a child', () => {
  const { lines } = pasteInto(
    blankLines(1),
    { row: 0, column: 'first_name' },
    'First Name\tlast_name\tGrade\nMaya\tOkafor\t2',
  );
  expect(names(lines)).toEqual(['Maya', '']);
});

test('pasted columns follow their header, whatever its order; columns nobody knows are left out', () => {
  const { lines } = pasteInto(
    blankLines(1),
    { row: 0, column: 'grade' },
    'Student Number\tSurname\tNotes\tGrade Level\tGiven name\n17\tOkafor\tnew\t2nd\tMaya\n18\tLi\t\tK\tWei',
  );
  expect(lines.slice(0, 2)).toEqual([
    { first_name: 'Maya', last_name: 'Okafor', grade: '2nd', student_id: '17', username: '' },
    { first_name: 'Wei', last_name: 'Li', grade: 'K', student_id: '18', username: '' },
  ]);
});

test('cells beyond the last column and lines beyond the fortieth are left out, and counted', () => {
  const text = Array.from({ length: 45 }, (_, row) => `N${row}\tL\t1\t\t\tmore\tand more`).join('\n');
  const { lines, leftOut } = pasteInto(blankLines(), { row: 2, column: 'first_name' }, text);
  expect(lines).toHaveLength(SIMPLE_FORM_ROWS);
  expect(lines.at(-1)?.first_name).toBe('N37');
  expect(leftOut).toBe(7);
});

test.each([
  ['commas', 'Last, First, Grade\nOkafor, Maya, 2\nLi, Wei, K\n'],
  ['semicolons', 'Last;First;Grade\r\nOkafor;Maya;2\r\n\r\nLi;Wei;K\r\n'],
  ['quotes', '"Last","First","Grade"\n"Okafor", "Maya","2"\n"Li","Wei",K'],
])('lines of a note or a mail are taken apart by their %s', (_, text) => {
  const { lines, leftOut } = pasteInto(blankLines(1), { row: 0, column: 'first_name' }, text);
  expect(leftOut).toBe(0);
  expect(filledLines(lines).rows).toEqual([
    { first_name: 'Maya', last_name: 'Okafor', grade: '2', student_id: '', username: '' },
    { first_name: 'Wei', last_name: 'Li', grade: 'K', student_id: '', username: '' },
  ]);
});

test('a separator inside of quotes, or of some lines only, takes nothing apart', () => {
  const at = { row: 0, column: 'first_name' } as const;
  const quoted = pasteInto(blankLines(1), at, '"King, Jr.",Lee,3\n"He said ""hi"" twice",Li,4').lines;
  expect(quoted.slice(0, 2)).toMatchObject([
    { first_name: 'King, Jr.', last_name: 'Lee', grade: '3' },
    { first_name: 'He said "hi" twice', last_name: 'Li', grade: '4' },
  ]);
  expect(pasteInto(blankLines(1), at, 'King, Jr.; Lee; 3\nAnn, B.; Li; 4').lines[0]).toMatchObject({
    first_name: 'King, Jr.',
    last_name: 'Lee',
  });
  expect(names(pasteInto(blankLines(1), at, 'Maya\nLee, Jr.').lines)).toEqual(['Maya', 'Lee, Jr.', '']);
  expect(names(pasteInto(blankLines(1), at, 'A "B, C\nD "E, F').lines).slice(0, 2)).toEqual(['A "B', 'D "E']);
});

test('what stood in other cells stays', () => {
  const before = withCell(blankLines(1), 0, 'username', 'maya.o');
  const { lines } = pasteInto(before, { row: 0, column: 'first_name' }, 'Maya\tOkafor');
  expect(lines[0]).toMatchObject({ first_name: 'Maya', last_name: 'Okafor', username: 'maya.o' });
});

test.each([
  ['Maya', false],
  ['Maya\n', false],
  ['Maya\tOkafor', true],
  ['Maya\nDan', true],
])('%j is a table: %s', (text, table) => {
  expect(isTable(text)).toBe(table);
});

test('blank lines are not sent, and messages come back to the line they are about', () => {
  let lines = withCell(blankLines(), 1, 'first_name', 'Maya');
  lines = withCell(lines, 3, 'first_name', 'Dan');
  const { rows, places } = filledLines(lines);
  expect(names(rows)).toEqual(['Maya', 'Dan']);
  const required = { i18n: 'validation.required' };
  const placed = placeRowErrors(
    { 'rows.1.last_name': required, rows: required, 'rows.9.grade': required },
    places,
  );
  expect(placed).toEqual({
    cells: { '3.last_name': required },
    others: { rows: required, 'rows.9.grade': required },
  });
});

const row = (first_name: string, more: { student_id?: string; username?: string } = {}) => ({
  first_name,
  last_name: 'Li',
  student_id: '',
  username: '',
  ...more,
});

test('a username or number given twice is the later row’s mistake', () => {
  const rows = [
    row('A', { username: 'a.li', student_id: '1' }),
    row('B'),
    row('C', { username: 'a.li', student_id: '1' }),
  ];
  expect(repeatedInRows(rows)).toEqual({
    'rows.2.username': { i18n: 'validation.unique' },
    'rows.2.student_id': { i18n: 'validation.unique' },
  });
});

test('a child named twice in one form is noticed', () => {
  expect(repeatedNames([row('Zoë'), row('Ann'), row('ZOE'), row('Ann')])).toEqual([2, 3]);
});

test('the form notices by itself what the server would', () => {
  const good = { first_name: 'Maya', last_name: 'Okafor', grade: 'k', student_id: '', username: '' };
  expect(rowErrors([good])).toEqual({});
  expect(rowErrors([good, { ...good, last_name: ' ', grade: '', username: 'a!' }])).toEqual({
    'rows.1.last_name': { i18n: 'validation.required' },
    'rows.1.grade': { i18n: 'validation.required' },
    'rows.1.username': { i18n: 'validation.username-characters' },
  });
});
