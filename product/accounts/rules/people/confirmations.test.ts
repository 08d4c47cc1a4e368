import { expect, test } from 'vitest';
import { passwordConfirmation, usernameConfirmation } from './confirmations.ts';

test('a password and its repetition are compared letter by letter', () => {
  const wrong = { repeated: { i18n: 'validation.confirmation-password' } };
  expect(passwordConfirmation('repeated', { value: 'sunny otter', confirmation: 'sunny otter' })).toEqual({});
  expect(passwordConfirmation('repeated', { value: 'sunny otter', confirmation: 'Sunny otter' })).toEqual(
    wrong,
  );
  expect(passwordConfirmation('repeated', { value: 'sunny otter', confirmation: 'sunny otter ' })).toEqual(
    wrong,
  );
});

test('an address and its repetition are compared without regard to capitals', () => {
  expect(
    usernameConfirmation('repeated', { value: 'Ada@School.test ', confirmation: 'ada@school.test' }),
  ).toEqual({});
  expect(
    usernameConfirmation('repeated', { value: 'ada@school.test', confirmation: 'ida@school.test' }),
  ).toEqual({
    repeated: { i18n: 'validation.confirmation-username' },
  });
});

test('what is still blank is not called different', () => {
  expect(passwordConfirmation('repeated', { value: 'sunny otter', confirmation: '' })).toEqual({});
  expect(passwordConfirmation('repeated', { value: undefined, confirmation: 'x' })).toEqual({});
  expect(usernameConfirmation('repeated', { value: '', confirmation: 'ada@school.test' })).toEqual({});
});
