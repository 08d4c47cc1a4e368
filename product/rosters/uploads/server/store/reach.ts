import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Bind, bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { ask, type Row, statement } from '#platform/server/database/statement.ts';
import { administeredAccounts, administeredSchools } from '#product/schools/server/reach/reach.ts';
import { seesAll } from '../../../server/students/reach.ts';
import { selectUpload, type Upload, uploaderOf, uploadRow } from './store.ts';

/** Condition on `uploads u`: the own ones, and for admins those of the schools they administer. */
export function uploadsInReach(actor: Actor, bind: Bind): string {
  if (actor.scope === 'uber') return 'true';
  const id = `${bind(actor.id)}::bigint`;
  const own = `u.uploaded_by = ${id}`;
  return seesAll(actor) ? `${own} or u.school_id = any(array(${administeredSchools(id)}))` : own;
}

export async function getUpload(tx: Tx, actor: Actor, id: number): Promise<Upload> {
  const { values, bind } = bindings(id);
  const text = `${selectUpload} and (${uploadsInReach(actor, bind)})`;
  const [upload] = await ask(tx, uploadRow, { text, values });
  if (upload === undefined) throw Refusal.of('not-found');
  return upload;
}

const lockOne = statement('select id from uploads where id = $1 for update');

/** To change it: locked, and the actor's own. The worker acts in the uploader's name, so nobody else goes on with it. */
export async function getOwnUpload(tx: Tx, actor: Actor, id: number): Promise<Upload> {
  await getUpload(tx, actor, id);
  await lockOne(tx, id);
  const upload = await getUpload(tx, actor, id);
  if (upload.uploaded_by !== actor.id) throw Refusal.because('rosters-uploads.refused.not-yours');
  return upload;
}

type Place = { educator_id: number; school_id: number };
const foundRow = { id: z.number(), school_id: z.nullable(z.number()), verified: z.boolean() };
type Found = Row<typeof foundRow>;

const findAny = statement(
  foundRow,
  `
    select a.id, a.school_id, a.status = 'verified' as verified from accounts a
    where a.id = $1::bigint and a.scope = 'educator' and a.status <> 'deactivated'`,
);
const findAdministered = statement(
  foundRow,
  `
    select a.id, a.school_id, a.status = 'verified' as verified from accounts a
    where a.id = $1::bigint and a.scope = 'educator' and a.status <> 'deactivated'
      and (a.id = $2::bigint or a.id in (${administeredAccounts('$2::bigint')}))`,
);

async function findEducator(tx: Tx, actor: Actor, id: number): Promise<Found | undefined> {
  const [educator] =
    actor.scope === 'uber' ? await findAny(tx, id) : await findAdministered(tx, id, actor.id);
  return id === actor.id || educator?.verified === true ? educator : undefined;
}

/** Whether the uploader could still begin the same upload: as an educator of the school, its admin, or staff. */
export async function isStillPlaced(tx: Tx, upload: Upload): Promise<boolean> {
  const educator = await findEducator(tx, uploaderOf(upload), upload.educator_id);
  return educator?.school_id === upload.school_id;
}

const findRule = statement(
  { rules: z.boolean() },
  `
    select $2::bigint in (${administeredSchools('$1::bigint')}) as rules`,
);

/** Whether every student of the school is the uploader's to change; otherwise it has to be asked of each of them. */
export async function rulesSchool(tx: Tx, upload: Upload): Promise<boolean> {
  if (upload.actor_scope === 'uber') return true;
  const [found] = await findRule(tx, upload.uploaded_by, upload.school_id);
  return found?.rules === true;
}

/** Whose students the new ones will be, and where: oneself, an educator one administers, or for staff anybody. */
export async function placeOf(
  tx: Tx,
  actor: Actor,
  asked: { educator_id?: number | undefined; school_id?: number | undefined },
): Promise<Place> {
  if (actor.scope === 'uber' && asked.educator_id === undefined) {
    throw Refusal.field('educator_id', 'validation.required');
  }
  const educatorId = asked.educator_id ?? actor.id;
  const isSelf = educatorId === actor.id;
  const educator = await findEducator(tx, actor, educatorId);
  if (educator === undefined) throw Refusal.field('educator_id', 'validation.exists');
  if (educator.school_id === null) {
    throw isSelf
      ? Refusal.because('rosters-uploads.refused.no-school')
      : Refusal.field('educator_id', 'validation.exists');
  }
  if (asked.school_id !== undefined && asked.school_id !== educator.school_id) {
    throw Refusal.field('educator_id', 'validation.exists');
  }
  return { educator_id: educator.id, school_id: educator.school_id };
}
