import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';
import {
  choice,
  email,
  id,
  linkCode,
  mustAgree,
  optionalText,
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
  [personName(), 'https://evil.test', 'validation.name'],
  [personName(), 'see WWW.evil.test', 'validation.name'],
  [personName(), '<b>Maya</b>', 'validation.name'],
  [personName(), '', 'validation.required'],
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
