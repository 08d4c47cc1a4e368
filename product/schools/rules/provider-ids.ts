import type { FieldErrors } from '#platform/contract/message.ts';

/** Who a student is for the two sign-in providers of schools. */
export const PROVIDER_IDS = ['clever_user_id', 'classlink_login_id', 'classlink_tenant_id'] as const;
export type ProviderIds = Record<(typeof PROVIDER_IDS)[number], string | null>;

/** What was sent, put over what was there: what is left out stays, what is blank goes. */
export function providerIdsAfter(
  before: ProviderIds,
  sent: { [Name in keyof ProviderIds]?: string | undefined },
): ProviderIds {
  const after = (name: keyof ProviderIds): string | null => {
    const given = sent[name];
    return given === undefined ? before[name] : given === '' ? null : given;
  };
  return {
    clever_user_id: after('clever_user_id'),
    classlink_login_id: after('classlink_login_id'),
    classlink_tenant_id: after('classlink_tenant_id'),
  };
}

/**
 * Each of the ClassLink ids is required where the other is given. Providers sign in students of schools: a
 * child of a family has none.
 */
export function providerFaults(ids: ProviderIds, schoolId: number | null): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of PROVIDER_IDS) {
    if (schoolId === null && ids[name] !== null) errors[name] = { i18n: 'validation.in' };
  }
  const { classlink_login_id: login, classlink_tenant_id: tenant } = ids;
  if (login === null && tenant !== null) errors['classlink_login_id'] ??= { i18n: 'validation.required' };
  if (login !== null && tenant === null) errors['classlink_tenant_id'] ??= { i18n: 'validation.required' };
  return errors;
}
