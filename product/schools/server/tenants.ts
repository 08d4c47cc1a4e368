import * as z from 'zod/mini';
import { type FieldErrors, type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { TENANT_PROVIDERS, type TenantProvider, type Tenants } from '../rules/tenants.ts';
import type * as calls from '../tenants-contract.ts';
import { getDistrict } from './districts.ts';
import { lockOrganisations } from './organisations.ts';
import { getSchool } from './schools.ts';

type Place = { column: 'district_id' | 'school_id'; id: number; name: string };
type TieContext = Context<typeof calls.tieDistrict>;

/** SQL: what a provider calls a school: by its own name where it has one, else by its district's. */
function tenantOfSchool(provider: TenantProvider, schoolId: string): string {
  return `(select t.tenant from sign_on_tenants t join schools sc on sc.id = ${schoolId}
      and (t.school_id = sc.id or t.district_id = sc.district_id)
    where t.provider = '${provider}' order by t.school_id nulls last limit 1)`;
}

/**
 * SQL: whether a ClassLink tenant is none of a school's: another one is tied to the school, or this one to another
 * place. Before anything is tied, what educators write down is taken, and signs nobody in.
 */
export function isForeignTenant(tenant: string, schoolId: string): string {
  const own = tenantOfSchool('classlink', schoolId);
  return `(case when ${own} is not null then ${own} <> ${tenant} else exists (
    select from sign_on_tenants t where t.provider = 'classlink' and t.tenant = ${tenant}) end)`;
}

const findOfSchool = statement(
  {
    clever: z.nullable(z.string()),
    classlink: z.nullable(z.string()),
  },
  `
    select ${TENANT_PROVIDERS.map((provider) => `${tenantOfSchool(provider, '$1')} as ${provider}`).join(', ')}`,
);

/** What a school's students are vouched for by; a student of no school by nobody. */
export async function tenantsOfSchool(tx: Tx, schoolId: number | null): Promise<Tenants> {
  const [found] = schoolId === null ? [] : await findOfSchool(tx, schoolId);
  return found ?? { clever: null, classlink: null };
}

const askForeign = statement(
  { foreign: z.boolean() },
  `
    select ${isForeignTenant('$1', '$2::bigint')} as foreign`,
);

export async function isTenantForeign(tx: Tx, tenant: string, schoolId: number): Promise<boolean> {
  return (await askForeign(tx, tenant, schoolId))[0]?.foreign ?? false;
}

async function readTies(tx: Tx, { column, id }: Place): Promise<Tenants> {
  const rows = await tx
    .selectFrom('sign_on_tenants')
    .select(['provider', 'tenant'])
    .where(column, '=', id)
    .execute();
  const tie = (provider: TenantProvider) => rows.find((row) => row.provider === provider)?.tenant ?? null;
  return { clever: tie('clever'), classlink: tie('classlink') };
}

async function districtPlace(tx: Tx, id: number): Promise<Place> {
  return { column: 'district_id', id, name: (await getDistrict(tx, id)).name };
}

async function schoolPlace(tx: Tx, id: number): Promise<Place> {
  return { column: 'school_id', id, name: (await getSchool(tx, id)).name };
}

async function formOf(tx: Tx, place: Place) {
  const { clever, classlink } = await readTies(tx, place);
  return { type: 'form' as const, data: { clever: clever ?? '', classlink: classlink ?? '' } };
}

export async function districtTenants({ tx, input }: Context<typeof calls.districtTenantsForm>) {
  return formOf(tx, await districtPlace(tx, input.id));
}

export async function schoolTenants({ tx, input }: Context<typeof calls.schoolTenantsForm>) {
  return formOf(tx, await schoolPlace(tx, input.id));
}

export async function tieDistrict(context: TieContext): Promise<NotificationReply> {
  const { tx, input } = context;
  await lockOrganisations(tx);
  return tie(context, await districtPlace(tx, input.id), 'district');
}

export async function tieSchool(context: TieContext): Promise<NotificationReply> {
  const { tx, input } = context;
  await lockOrganisations(tx);
  return tie(context, await schoolPlace(tx, input.id), 'school');
}

async function tie(context: TieContext, place: Place, type: string): Promise<NotificationReply> {
  const { tx, input, now } = context;
  const before = await readTies(tx, place);
  const after: Tenants = { clever: input.clever || null, classlink: input.classlink || null };
  context.about({ type, id: place.id, details: after });
  const changed = TENANT_PROVIDERS.filter((provider) => before[provider] !== after[provider]);
  if (changed.length === 0) return nothingChanged(context);
  await refuseTaken(tx, place, after);
  await tx
    .deleteFrom('sign_on_tenants')
    .where(place.column, '=', place.id)
    .where('provider', 'in', changed)
    .execute();
  const rows = changed.flatMap((provider) => {
    const tenant = after[provider];
    return tenant === null ? [] : [{ provider, tenant, [place.column]: place.id, created_at: now }];
  });
  if (rows.length > 0) await tx.insertInto('sign_on_tenants').values(rows).execute();
  return notify('schools.sign-on.saved', { name: place.name });
}

const findOwner = statement(
  { provider: z.enum(TENANT_PROVIDERS), place: z.string() },
  `
    select t.provider, coalesce(d.name, s.name) as place from sign_on_tenants t
    left join districts d on d.id = t.district_id left join schools s on s.id = t.school_id
    where ((t.provider = 'clever' and t.tenant = $1) or (t.provider = 'classlink' and t.tenant = $2))
      and (t.district_id is distinct from $3 or t.school_id is distinct from $4)`,
);

/** One tenant, one place: who could claim another's would let its people in there. */
async function refuseTaken(tx: Tx, { column, id }: Place, { clever, classlink }: Tenants): Promise<void> {
  const ids = column === 'district_id' ? [id, null] : [null, id];
  const errors: FieldErrors = {};
  for (const { provider, place } of await findOwner(tx, clever, classlink, ...ids)) {
    errors[provider] = { i18n: 'validation.tied-elsewhere', values: { place } };
  }
  if (Object.keys(errors).length > 0) throw Refusal.fields(errors);
}
