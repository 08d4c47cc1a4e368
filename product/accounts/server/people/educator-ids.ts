import * as z from 'zod/mini';
import type { FieldErrors } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { type ProviderIds, providerFaults } from '#product/schools/rules/provider-ids.ts';
import { isTenantForeign } from '#product/schools/server/tenants.ts';

const readIds = statement(
  {
    clever_user_id: z.nullable(z.string()),
    classlink_login_id: z.nullable(z.string()),
    classlink_tenant_id: z.nullable(z.string()),
  },
  'select clever_user_id, classlink_login_id, classlink_tenant_id from accounts where id = $1',
);
const findTaken = statement(
  { clever: z.nullable(z.boolean()), classlink: z.nullable(z.boolean()) },
  `
    select bool_or(clever_user_id = $1) as clever,
      bool_or(classlink_tenant_id = $2 and classlink_login_id = $3) as classlink
    from accounts where id <> $4 and (clever_user_id = $1 or (classlink_tenant_id = $2 and classlink_login_id = $3))`,
);
const saveIds = statement(`
    update accounts set clever_user_id = $2, classlink_login_id = $3, classlink_tenant_id = $4 where id = $1`);

export async function educatorIds(tx: Tx, accountId: number): Promise<ProviderIds> {
  const [found] = await readIds(tx, accountId);
  return found ?? { clever_user_id: null, classlink_login_id: null, classlink_tenant_id: null };
}

/** Who an educator is for Clever and ClassLink: one educator an id, of the school's own tenant. */
export async function saveEducatorIds(
  tx: Tx,
  { id, schoolId }: { id: number; schoolId: number | null },
  ids: ProviderIds,
): Promise<void> {
  const { clever_user_id: clever, classlink_login_id: login, classlink_tenant_id: tenant } = ids;
  const errors: FieldErrors = providerFaults(ids, schoolId);
  if (tenant !== null && schoolId !== null && (await isTenantForeign(tx, tenant, schoolId))) {
    errors['classlink_tenant_id'] ??= { i18n: 'validation.tenant-foreign' };
  }
  const [taken] = await findTaken(tx, clever, tenant, login, id);
  if (taken?.clever) errors['clever_user_id'] ??= { i18n: 'validation.unique' };
  if (taken?.classlink) errors['classlink_login_id'] ??= { i18n: 'validation.unique' };
  if (Object.keys(errors).length > 0) throw Refusal.fields(errors);
  await saveIds(tx, id, clever, login, tenant);
}
