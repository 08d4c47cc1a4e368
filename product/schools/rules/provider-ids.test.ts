import { expect, test } from 'vitest';
import { providerFaults, providerIdsAfter } from './provider-ids.ts';

const NONE = { clever_user_id: null, classlink_login_id: null, classlink_tenant_id: null };
const PAIR = { classlink_login_id: 'l-1', classlink_tenant_id: 't-1' };
const REQUIRED = { i18n: 'validation.required' };
const INVALID = { i18n: 'validation.in' };
const SCHOOL = 5;

test('what is left out stays, what is blank goes, what is given comes', () => {
  const before = { ...PAIR, clever_user_id: 'c-1' };
  expect(providerIdsAfter(before, {})).toEqual(before);
  expect(providerIdsAfter(before, { clever_user_id: '' })).toEqual({ ...before, clever_user_id: null });
  expect(providerIdsAfter(NONE, { ...PAIR, clever_user_id: undefined })).toEqual({ ...NONE, ...PAIR });
});

test.each([
  { ids: {}, school: SCHOOL, errors: {} },
  { ids: { clever_user_id: 'c-1', ...PAIR }, school: SCHOOL, errors: {} },
  { ids: { classlink_login_id: 'l-1' }, school: SCHOOL, errors: { classlink_tenant_id: REQUIRED } },
  { ids: { classlink_tenant_id: 't-1' }, school: SCHOOL, errors: { classlink_login_id: REQUIRED } },
  { ids: {}, school: null, errors: {} },
  { ids: { clever_user_id: 'c-1' }, school: null, errors: { clever_user_id: INVALID } },
  { ids: PAIR, school: null, errors: { classlink_login_id: INVALID, classlink_tenant_id: INVALID } },
])('$ids at school $school: $errors', ({ ids, school, errors }) => {
  expect(providerFaults({ ...NONE, ...ids }, school)).toEqual(errors);
});
