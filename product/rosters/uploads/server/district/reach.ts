import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Bind, bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { ask, type Row, statement } from '#platform/server/database/statement.ts';
import { administeredDistricts } from '#product/schools/server/reach/reach.ts';
import { type DistrictUpload, districtUploadRow, selectDistrictUpload } from '../store/district-store.ts';

/** Condition on `district_uploads d`: those of the districts one administers, as long as one does. */
export function districtUploadsInReach(actor: Actor, bind: Bind): string {
  if (actor.scope === 'uber') return 'true';
  return `d.district_id in (${administeredDistricts(`${bind(actor.id)}::bigint`)})`;
}

export async function getDistrictUpload(tx: Tx, actor: Actor, id: number): Promise<DistrictUpload> {
  const { values, bind } = bindings(id);
  const text = `${selectDistrictUpload} and (${districtUploadsInReach(actor, bind)})`;
  const [upload] = await ask(tx, districtUploadRow, { text, values });
  if (upload === undefined) throw Refusal.of('not-found');
  return upload;
}

const lockOne = statement('select id from district_uploads where id = $1 for update');

/** To change it: locked, and the actor's own. The workers act in the uploader's name. */
export async function getOwnDistrictUpload(tx: Tx, actor: Actor, id: number): Promise<DistrictUpload> {
  await getDistrictUpload(tx, actor, id);
  await lockOne(tx, id);
  const upload = await getDistrictUpload(tx, actor, id);
  if (upload.uploaded_by !== actor.id) throw Refusal.because('rosters-uploads.refused.not-yours');
  return upload;
}

const districtRow = { id: z.number(), name: z.string() };
export type District = Row<typeof districtRow>;
const findAdministered = statement(
  districtRow,
  `
    select d.id, d.name from districts d where d.id in (${administeredDistricts('$1::bigint')}) order by d.name, d.id`,
);
const findAny = statement(districtRow, 'select d.id, d.name from districts d where d.id = $1::bigint');

export function administeredBy(tx: Tx, actor: Actor): Promise<District[]> {
  return findAdministered(tx, actor.id);
}

/** The district that is meant: of staff any, of an admin one of the own; where there is one only, it need not be said. */
export async function chosenDistrict(tx: Tx, actor: Actor, asked: number | undefined): Promise<District> {
  const offered =
    actor.scope !== 'uber'
      ? await administeredBy(tx, actor)
      : asked === undefined
        ? []
        : await findAny(tx, asked);
  const [only, ...more] = offered.filter(({ id }) => asked === undefined || id === asked);
  if (only !== undefined && more.length === 0) return only;
  if (asked !== undefined) throw Refusal.field('district_id', 'validation.exists');
  if (offered.length === 0 && actor.scope !== 'uber') throw Refusal.because('rosters-uploads.district.none');
  throw Refusal.field('district_id', 'validation.required');
}

const districtSchoolRow = {
  id: z.number(),
  name: z.string(),
  educator_id: z.nullable(z.number()),
  educator: z.nullable(z.string()),
  applied: z.boolean(),
};
export type DistrictSchool = Row<typeof districtSchoolRow>;

/**
 * The schools of a district, each with the educator who is proposed for new students whose teacher has no account: who
 * was chosen the last time, else who runs the school's group, else the first to have come.
 */
const findSchools = statement(
  districtSchoolRow,
  `
    select s.id, s.name, e.id as educator_id, e.name as educator, exists (
        select from uploads u where u.school_id = s.id and u.file_sha256 = $2
          and u.status in ('applying', 'applied', 'undoing')) as applied
    from schools s
    left join lateral (
      select a.id, ${spokenNameSql('a')} as name from accounts a
      where a.school_id = s.id and a.scope = 'educator' and a.status = 'verified'
      order by a.id = (select u.educator_id from uploads u where u.school_id = s.id and u.status = 'applied'
          order by u.created_at desc limit 1) desc nulls last,
        exists (select from group_members m join groups g on g.id = m.group_id
          where m.account_id = a.id and m.role in ('owner', 'admin') and g.kind = 'school' and g.school_id = s.id) desc,
        a.id
      limit 1
    ) e on true
    where s.district_id = $1 order by s.name, s.id`,
);

export function schoolsOfDistrict(
  tx: Tx,
  { district_id: id, file_sha256: hash }: Pick<DistrictUpload, 'district_id' | 'file_sha256'>,
): Promise<DistrictSchool[]> {
  return findSchools(tx, id, hash);
}

const findKnown = statement(
  { org: z.string(), school_id: z.number() },
  `
    select distinct on (u.org) u.org, u.school_id from uploads u join schools s on s.id = u.school_id
    where s.district_id = $1 and u.source = 'oneroster' and u.org is not null and u.status = 'applied'
    order by u.org, u.applied_at desc, u.id desc`,
);

/** The ids by which schools of the district went in rosters that were applied. */
export async function knownOrgs(tx: Tx, districtId: number): Promise<Map<string, number>> {
  const known = await findKnown(tx, districtId);
  return new Map(known.map(({ org, school_id: school }) => [org, school]));
}

const findEducatorsAt = statement(
  { id: z.number(), school_id: z.number() },
  `
    select id, school_id from accounts
    where id = any($1::bigint[]) and scope = 'educator' and status = 'verified' and school_id is not null`,
);

/** Of these educators, where each of them works. */
export async function workplaces(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const found = await findEducatorsAt(tx, ids);
  return new Map(found.map(({ id, school_id: school }) => [id, school]));
}
