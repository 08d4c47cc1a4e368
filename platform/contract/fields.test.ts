import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';
import {
  choice,
  email,
  fileName,
  id,
  linkCode,
  mustAgree,
  name,
  optionalText,
  optionalTextWithoutLinks,
  personName,
  secret,
  text,
  yesNo,
} from './fields.ts';

const first = (schema: Schema, value: unknown): unknown => {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : parsed.error.issues[0]?.message;
};

test.each([
  [text(), '  Maya  ', 'Maya'],
  [text(), '   ', 'validation.required'],
  [text(), 7, 'validation.text'],
  [text(), 'a\u0007b', 'validation.text'],
  [text(), 'Maya\nand Dan', 'validation.text'],
  [optionalText(), 'two\nlines', 'two\nlines'],
  [text(), 'x'.repeat(501), 'validation.max-500'],
  [text({ max: 100 }), 'x'.repeat(101), 'validation.max-100'],
  [optionalText({ max: 200 }), 'x'.repeat(201), 'validation.max-200'],
  [secret(), 'x'.repeat(201), 'validation.max-200'],
  [text({ min: 6 }), 'short', 'validation.min-6'],
  [text(), '𝒳'.repeat(10), '𝒳'.repeat(10)],
  [personName(), " Anna-Lena O'Brien Jr. ", "Anna-Lena O'Brien Jr."],
  [personName(), '林美玲', '林美玲'],
  [personName(), 'https://evil.test', 'validation.name-link'],
  [personName(), 'see WWW.evil.test', 'validation.name-link'],
  [personName(), '<b>Maya</b>', 'validation.name-signs'],
  [personName(), 'Zed<b>', 'validation.name-signs'],
  [personName(), 'Zed＜b＞', 'validation.name-signs'],
  [personName(), '', 'validation.required'],
  [personName(), '\u200B\u200B', 'validation.required'],
  [personName(), '\u00A0\u3000\u2060', 'validation.required'],
  [personName(), '\u3164\u2800', 'validation.required'],
  [personName(), '\u202E\uFEFF', 'validation.required'],
  [fileName(), 'class-\u202Evsc.exe', 'validation.file-name-hidden'],
  [personName(), '\u202BLeila\u202C', 'validation.name-hidden'],
  [personName(), 'x'.repeat(101), 'validation.max-100'],
  [optionalText(), undefined, ''],
  [optionalText(), '  ', ''],
  [optionalText(), 'a\u0000', 'validation.text'],
  [email(), " Maya.O'Neil+1@School.K12.nc.us ", "maya.o'neil+1@school.k12.nc.us"],
  [email(), '', 'validation.required'],
  [email(), 'maya', 'validation.email'],
  [email(), 'maya@localhost', 'validation.email'],
  [email(), 'ma ya@school.test', 'validation.email'],
  [email(), 'maya@school.test\nBcc: all@school.test', 'validation.email'],
  [email(), 'ma\u0000ya@school.test', 'validation.email'],
  [email(), 'maya@@school.test', 'validation.email'],
  [email(), 'maya,dan@school.test', 'validation.email'],
  [email(), '<maya@school.test>', 'validation.email'],
  [email(), `${'x'.repeat(250)}@school.test`, 'validation.email'],
  [secret(), ' as typed ', ' as typed '],
  [secret(), '', 'validation.required'],
  [choice(['a', 'b']), 'a', 'a'],
  [choice(['a', 'b']), '', 'validation.required'],
  [choice(['a', 'b']), 'c', 'validation.in'],
  [mustAgree(), false, 'validation.required'],
  [yesNo(), 'true', 'validation.boolean'],
  [id(), 42, 42],
  [id(), '42', 42],
  [id(), '042', 'validation.exists'],
  [id(), 0, 'validation.exists'],
  [id(), -1, 'validation.exists'],
  [id(), 1.5, 'validation.exists'],
  [id(), '1e3', 'validation.exists'],
  [id(), '9999999999999999', 'validation.exists'],
  [linkCode(), 'x'.repeat(32), 'x'.repeat(32)],
  [linkCode(), '../../x', 'validation.in'],
] as const)('field %# takes %j as %j', (schema, value, result) => {
  expect(first(schema, value)).toBe(result);
});

const isTaken = (schema: Schema, value: string): boolean => first(schema, value) === value;

test.each([
  "O'Neil",
  'Robin Ash Jr.',
  'J.R.R. Tolkien',
  'J. R. Reed, M.Ed.',
  'Dr.Reed',
  'St.John',
  'Maria de la Cruz 3rd',
  'Student 12',
  'Nguyễn Thị Minh',
  '林美玲',
  'می\u200cخواهم',
  'Accounts Payable',
  'A. P. Dept. 2',
])('%j is a name', (value) => {
  expect([isTaken(personName(), value), isTaken(name({ max: 200 }), value)]).toEqual([true, true]);
});

test.each([
  "St. Mary's",
  "St.Mary's School",
  'P.S. 118',
  'P.S.118',
  'Acme, Inc.',
  'Dept. of Education (K-12)',
  'No. 5 School / Annex',
  'U.S. Army School',
  '100% Learning & Co.',
  '$5 Lunch Program',
])('%j is an organisation', (value) => {
  expect(isTaken(name({ max: 200 }), value)).toBe(true);
});

test.each([
  'evil.com/pay',
  'evil.test',
  'Win now at evil.test today',
  'Pay:evil.com',
  'EVIL.COM',
  'see t.co/x1',
  'x.com',
  'pay@evil.test',
  'evil\uFF0Ecom',
  'evil\u3002com',
  'ftp://evil',
  'http:evil.test',
  'www.evil',
  '10.0.0.1',
  'my-shop.evil',
  'Maya\u202Egnp.exe',
  'Ma\u2066ya\u2069',
  'Ma\u200Bya',
  '<b>Maya',
])('%j is no name, nor an organisation', (value) => {
  expect([first(personName(), value), first(name({ max: 200 }), value)]).toEqual([
    expect.stringMatching(/^validation\.name-/),
    expect.stringMatching(/^validation\.name-/),
  ]);
});

test.each([
  ['evil.test', 'link'],
  ['Zed<b>', 'signs'],
  ['Ma\u200Bya', 'hidden'],
  ['Win $500', 'sum'],
])('why %j is no name is said as it is', (value, why) => {
  expect(first(personName(), value)).toBe(`validation.name-${why}`);
});

test.each(['Win $500', 'You owe 500 €', '£ 20 for you'])('%j is nobody, since it is a sum', (value) => {
  expect(first(personName(), value)).toBe('validation.name-sum');
});

test('longer texts that go into letters have no link either', () => {
  const field = optionalTextWithoutLinks({ max: 500 });
  expect(first(field, '1 Main St.\nP.O. Box 5, Durham, NC')).toBe('1 Main St.\nP.O. Box 5, Durham, NC');
  expect(first(field, 'Pay at\nevil.test/now')).toBe('validation.name-link');
  expect(first(field, 'Suite <5>')).toBe('validation.name-signs');
  expect(first(field, undefined)).toBe('');
});
