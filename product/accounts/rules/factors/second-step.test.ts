import { expect, test } from 'vitest';
import { secondStepIn } from './second-step.ts';

test('a login that wants more says what there is to go on with', () => {
  const reply = {
    type: 'second-step-required',
    i18n: 'error.second-step-required',
    values: { ticket: 'abc', passkeys: 2, app: 0 },
  } as const;
  expect(secondStepIn(reply)).toEqual({ ticket: 'abc', passkeys: true, app: false });
});

test('any other refusal is none', () => {
  expect(secondStepIn(null)).toBeNull();
  expect(secondStepIn({ type: 'forbidden', i18n: 'error.forbidden', values: { ticket: 'abc' } })).toBeNull();
  expect(secondStepIn({ type: 'second-step-required', i18n: 'error.second-step-required' })).toBeNull();
});
