import { expect, test } from 'vitest';
import { cellsOf, NO_CELLS, readRow } from './rows.ts';

const row = (cells: Partial<typeof NO_CELLS>) =>
  readRow({ ...NO_CELLS, first_name: 'Maya', last_name: 'Okafor', grade: '3', ...cells });

test.each([
  ['p', -1],
  ['Pre-Kindergarten', -1],
  ['k', 0],
  ['KINDERGARTEN', 0],
  ['03', 3],
  ['12', 12],
])('grade %s is %d', (written, grade) => {
  expect(row({ grade: written })).toMatchObject({ grade, errors: {} });
});

test.each([
  [{ first_name: '' }, { first_name: { i18n: 'validation.required' } }],
  [{ grade: '' }, { grade: { i18n: 'validation.required' } }],
  [{ grade: '13' }, { grade: { i18n: 'rosters-uploads.row.grade', values: { written: '13' } } }],
  [{ first_name: 'JosÃ©' }, { first_name: { i18n: 'rosters-uploads.row.broken' } }],
  [{ first_name: '\u200B' }, { first_name: { i18n: 'validation.required' } }],
  [{ student_username: 'maya o' }, { student_username: { i18n: 'validation.username-characters' } }],
  [{ assign_program: 'chess' }, { assign_program: { i18n: 'validation.in' } }],
  [{ classlink_login_id: 'a' }, { classlink_tenant_id: { i18n: 'validation.required' } }],
  [{ classlink_tenant_id: 'a' }, { classlink_login_id: { i18n: 'validation.required' } }],
  [{ last_name: 'www.example.com' }, { last_name: { i18n: 'validation.name-link' } }],
  [{ teacher: 'a\tb' }, { teacher: { i18n: 'validation.text' } }],
  [{ student_id: 'x'.repeat(41) }, { student_id: { i18n: 'validation.max-40' } }],
  [{ teacher: 'x'.repeat(100_000) }, { teacher: { i18n: 'validation.max-100' } }],
])('%j is wrong by itself', (cells, errors) => {
  expect(row(cells).errors).toEqual(errors);
});

test('usernames and programs may be written large; only a yes activates', () => {
  const { cells, activate } = row({
    student_username: 'Maya.O',
    assign_program: 'ZooU',
    activate_license: 'y',
  });
  expect([cells.student_username, cells.assign_program, activate]).toEqual(['maya.o', 'zoou', true]);
  expect(row({ activate_license: 'no' }).activate).toBe(false);
  expect(row({ activate_license: '1' }).activate).toBe(false);
});

test('cells go where the mapping says, without blanks and without the apostrophe of our own files', () => {
  const cells = cellsOf(['last_name', null, 'first_name'], [" '=Sum ", 'ignored', ' Ana ']);
  expect(cells).toEqual({ ...NO_CELLS, last_name: '=Sum', first_name: 'Ana' });
  expect(cellsOf(['first_name'], ["'Aolani"]).first_name).toBe("'Aolani");
});

test('a username that is an e-mail address is left out, from whichever file it comes', () => {
  expect(row({ student_username: 'Maya@school.example' })).toMatchObject({
    cells: { student_username: '' },
    hasEmail: true,
    errors: {},
  });
});

test('letters that look broken are taken from a person who typed them, a lost letter never', () => {
  const typed = (first_name: string) =>
    readRow({ ...NO_CELLS, first_name, last_name: 'Okafor', grade: '3' }, { isTyped: true }).errors;
  expect(typed('JosÃ©')).toEqual({});
  expect(typed('Jos\uFFFD')).toEqual({ first_name: { i18n: 'rosters-uploads.row.broken' } });
});
