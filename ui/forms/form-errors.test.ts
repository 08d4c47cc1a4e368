import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { choice, email, id, mustAgree, optionalText, text } from '#platform/contract/fields.ts';
import { ApiError } from '#platform/web/api.ts';
import { isAtFields, isOptionalField, labelInSentence, placeErrors, schemaErrors } from './form-errors.ts';

const schema = z.strictObject({
  first_name: text({ min: 3 }),
  email: email(),
  role: choice(['educator', 'home']),
  school: optionalText(),
  school_id: id(),
  agree: mustAgree(),
});

describe('what the schema says', () => {
  test('every blank field is required, whatever its kind', () => {
    expect(schemaErrors(schema, { first_name: '', school: '' })).toEqual({
      first_name: { i18n: 'validation.required' },
      email: { i18n: 'validation.required' },
      role: { i18n: 'validation.required' },
      school_id: { i18n: 'validation.required' },
      agree: { i18n: 'validation.required' },
    });
  });

  test('one message a field, in the words of the contract', () => {
    const values = { first_name: 'Al', email: 'al@', role: 'cook', school_id: 'x', agree: false };
    expect(schemaErrors(schema, values)).toEqual({
      first_name: { i18n: 'validation.min-3' },
      email: { i18n: 'validation.email' },
      role: { i18n: 'validation.in' },
      school_id: { i18n: 'validation.exists' },
      agree: { i18n: 'validation.required' },
    });
  });

  test('right values leave nothing to say', () => {
    const values = { first_name: 'Alma', email: 'al@oak.test', role: 'home', school_id: 3, agree: true };
    expect(schemaErrors(schema, values)).toEqual({});
  });
});

test('only fields that may be blank are optional', () => {
  const optional = Object.keys(schema.shape).filter((field) => isOptionalField(schema, field));
  expect(optional).toEqual(['school']);
});

describe("the server's errors", () => {
  const taken = { i18n: 'validation.unique' };

  test.each([
    { key: 'email', fields: ['email'], shown: 'email' },
    { key: 'school_id', fields: ['school'], shown: 'school' },
    { key: 'school', fields: ['school_id'], shown: 'school_id' },
    { key: 'school_id', fields: ['school', 'school_id'], shown: 'school_id' },
    { key: 'rows.3.name', fields: ['rows'], shown: 'rows' },
  ])('about $key show at $shown', ({ key, fields, shown }) => {
    expect(placeErrors({ [key]: taken }, fields)).toEqual({ fields: { [shown]: taken }, others: {} });
  });

  test('that no field shows are kept for the form itself', () => {
    expect(placeErrors({ code: taken }, ['email'])).toEqual({ fields: {}, others: { code: taken } });
  });
});

test.each([
  ['First name', 'first name'],
  ['Email', 'email'],
  ['SEL goal', 'SEL goal'],
  ['I agree', 'I agree'],
  ['École', 'école'],
  ['學校', '學校'],
])('the label %s reads %s inside a sentence', (label, inside) => {
  expect(labelInSentence(label)).toBe(inside);
});

test.each([
  [422, { first_name: { i18n: 'validation.required' } }, true],
  [422, {}, false],
  [409, undefined, false],
])('a reply %i with the errors %j is said at the fields: %s', (status, errors, isSaid) => {
  const reply = { type: 'refused', i18n: 'error.x', ...(errors === undefined ? {} : { errors }) } as const;
  expect(isAtFields(new ApiError(status, reply))).toBe(isSaid);
});

test('a schema speaks with keys of its own branch; its own English is never shown', () => {
  const schema = z.strictObject({
    own: z.string().check(z.refine(() => false, { error: 'follow-ups.refused.phone' })),
    plain: z.string(),
  });
  expect(schemaErrors(schema, { own: 'abc', plain: 7 })).toEqual({
    own: { i18n: 'follow-ups.refused.phone' },
    plain: { i18n: 'validation.in' },
  });
});
