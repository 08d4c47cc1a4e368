import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type AppKey, signature, signatures } from '#platform/server/crypto.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { ask, type Row } from '#platform/server/database/statement.ts';
import { findActorOf } from '#product/accounts/server/session/sessions.ts';
import { invitesFamilyOf, ruledBy } from '#product/rosters/server/students/reach.ts';
import { isFeatureOff } from '#product/schools/server/features/features.ts';
import { typedCode } from '../rules/codes.ts';
import * as store from './store.ts';
import { tellOwner } from './tell-owner.ts';

/** Short enough to be typed is short enough to be searched through: a key that no copy of the database has keeps it. */
export function hashOf(appKey: AppKey, code: string): Buffer {
  return signature(appKey, hashedText(code));
}

/** As the code may have been kept: also by a key that has been changed since. */
export function hashesOf(appKey: AppKey, code: string): Buffer[] {
  return signatures(appKey, hashedText(code));
}

const hashedText = (code: string): string => `family code ${typedCode(code)}`;

const ruledRow = {
  first_name: z.string(),
  school_id: z.number(),
  school: z.string(),
  time_zone: z.string(),
  feelings: z.boolean(),
  archived: z.boolean(),
  owner_id: z.nullable(z.number()),
  /** Whether the actor may let the family in, too. */
  invites: z.boolean(),
};
type Ruled = Row<typeof ruledRow>;

/** A child of a school whom the actor owns or administers, as it is until the transaction ends. */
async function findRuled(tx: Tx, actor: Actor, id: number): Promise<Ruled | undefined> {
  const { values, bind } = bindings();
  const text = `
    select s.first_name, s.school_id, sc.name as school, sc.time_zone, sc.family_feelings as feelings,
      s.archived_at is not null as archived, s.owner_id, (${invitesFamilyOf(actor, bind)}) as invites
    from students s join schools sc on sc.id = s.school_id
    where s.id = ${bind(id)}::bigint and (${ruledBy(actor, bind)}) and not s.is_sandbox for share of s`;
  return (await ask(tx, ruledRow, { text, values }))[0];
}

export async function getRuled(tx: Tx, actor: Actor, id: number): Promise<Ruled> {
  const student = await findRuled(tx, actor, id);
  if (student === undefined) throw Refusal.of('not-found');
  return student;
}

/** A child whose family the actor may let in. */
export async function getInviting(tx: Tx, actor: Actor, id: number): Promise<Ruled> {
  const student = await getRuled(tx, actor, id);
  if (!student.invites) throw Refusal.of('forbidden');
  return student;
}

type Usable = { invite: number; studentId: number; student: Ruled };

/**
 * Locked until the transaction ends. The code is as good as who made it: what that person may no longer decide, nobody
 * decides in their name. Null, whyever it does not work.
 */
export async function findUsable(tx: Tx, hashes: readonly Buffer[], now: Date): Promise<Usable | null> {
  const [found] = await store.lockByCode(tx, hashes, now);
  const maker = found === undefined ? null : await findActorOf(tx, found.made_by);
  const student =
    found === undefined || maker === null ? undefined : await findRuled(tx, maker, found.student_id);
  if (found === undefined || student === undefined || student.archived || !student.invites) return null;
  if (await isFeatureOff(tx, 'family-links', student.school_id)) return null;
  return { invite: found.id, studentId: found.student_id, student };
}

type Using = { tx: Tx; hashes: readonly Buffer[]; accountId: number; now: Date };
type Used = {
  studentId: number;
  firstName: string;
  details: { invite: number; link: number };
  isNew: boolean;
};

/** Links an adult. Who reads the page already leaves the code to another adult of the family. */
export async function takeCode(field: string, { tx, hashes, accountId, now }: Using): Promise<Used> {
  const usable = await findUsable(tx, hashes, now);
  if (usable === null) throw Refusal.field(field, 'family-links.refused.code');
  const { invite, studentId, student } = usable;
  const [link] = await store.insertLink(tx, studentId, accountId, student.school_id, invite, now);
  if (link !== undefined) {
    await store.setUsed(tx, invite, now);
    await tellOwner(tx, { what: 'linked', studentId, student, operation: `family-link:${link.id}`, now });
  }
  const details = { invite, link: link?.id ?? 0 };
  return { studentId, firstName: student.first_name, details, isNew: link !== undefined };
}
