import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import { LOCALES } from '#brands/brand.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { signature } from '#platform/server/crypto.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { ask, type Row } from '#platform/server/database/statement.ts';
import type { Context, OwnTransactionContext, Serve } from '#platform/server/http/serve.ts';
import { countAttempt, forgiveAttempts } from '#platform/server/limits/throttle.ts';
import { findActorOf } from '#product/accounts/server/session/sessions.ts';
import { ruledBy } from '#product/rosters/server/students/reach.ts';
import * as calls from '../contract.ts';
import { codeLimits, inviteEnd, MOST_INVITES, makeCode, shownCode, typedCode } from '../rules/codes.ts';
import { letterIn } from '../rules/letter.ts';
import * as store from './store.ts';

export function familyLinkRoutes(serve: Serve, appKey: Buffer): void {
  serve(calls.readFamily, readFamily);
  serve(calls.inviteFamily, (context) => invite(context, appKey));
  serve(calls.revokeInvite, revoke);
  serve(calls.unlinkAdult, unlink);
  serve.ownTransaction(calls.enterCode, (context) => enter(context, appKey));
  serve(calls.leaveChild, leave);
}

/** Short enough to be typed is short enough to be searched through: a key that no copy of the database has keeps it. */
const hashOf = (appKey: Buffer, code: string): Buffer => signature(appKey, `family code ${code}`);

const ruledRow = {
  first_name: z.string(),
  school_id: z.number(),
  school: z.string(),
  time_zone: z.nullable(z.string()),
  feelings: z.boolean(),
  archived: z.boolean(),
};

/** A child of a school whom the actor owns or administers, as it is until the transaction ends. */
async function findRuled(tx: Tx, actor: Actor, id: number): Promise<Row<typeof ruledRow> | undefined> {
  const { values, bind } = bindings();
  const text = `
    select s.first_name, s.school_id, sc.name as school, sc.time_zone, sc.family_feelings as feelings,
      s.archived_at is not null as archived
    from students s join schools sc on sc.id = s.school_id
    where s.id = ${bind(id)}::bigint and (${ruledBy(actor, bind)}) and not s.is_sandbox for share of s`;
  return (await ask(tx, ruledRow, { text, values }))[0];
}

async function getRuled(tx: Tx, actor: Actor, id: number): Promise<Row<typeof ruledRow>> {
  const student = await findRuled(tx, actor, id);
  if (student === undefined) throw Refusal.of('not-found');
  return student;
}

async function readFamily({ tx, actor, input, now }: Context<typeof calls.readFamily>) {
  const { feelings, time_zone } = await getRuled(tx, actor, input.id);
  const invites = await store.findOpen(tx, input.id, now);
  const adults = await store.findAdults(tx, input.id);
  return {
    data: {
      invites: invites.map((one) => store.shownInvite(one, time_zone)),
      adults: adults.map(({ created_at, ...adult }) => ({ ...adult, since: created_at.toISOString() })),
      feelings,
    },
  };
}

async function invite(context: Context<typeof calls.inviteFamily>, appKey: Buffer) {
  const { tx, actor, input, now, address, about, sayIn } = context;
  const { first_name, school, time_zone, archived } = await getRuled(tx, actor, input.id);
  if (archived) throw Refusal.because('family-links.refused.archived');
  if ((await store.findOpen(tx, input.id, now)).length >= MOST_INVITES) {
    throw Refusal.because('family-links.refused.too-many', { count: MOST_INVITES });
  }
  const code = makeCode((below) => randomInt(below));
  const [made] = await store.insertInvite(tx, input.id, hashOf(appKey, code), actor.id, now, inviteEnd(now));
  const [kept] = made === undefined ? [] : await store.findInvite(tx, made.id);
  if (kept === undefined) throw new Error('an invitation was not kept');
  about({ type: 'student', id: input.id, details: { invite: kept.id } });
  const data = store.shownInvite(kept, time_zone);
  const brand = brandById(address.brand);
  const facts = {
    name: first_name,
    school,
    brand: brand.name,
    address: address.dashboardUrl.replace(/^https?:\/\//, ''),
    support: brand.links.supportEmail,
    lastDay: data.last_day,
  };
  return {
    code: shownCode(code),
    letters: LOCALES.map((language) => letterIn(language, facts, sayIn(language))),
    data,
  };
}

async function revoke(context: Context<typeof calls.revokeInvite>): Promise<NotificationReply> {
  const { tx, actor, input, now, about, nothingChanged } = context;
  const [found] = await store.lockInvite(tx, input.id);
  if (found === undefined) throw Refusal.of('not-found');
  await getRuled(tx, actor, found.student_id);
  about({ type: 'student', id: found.student_id, details: { invite: input.id } });
  if (found.is_over) nothingChanged();
  else await store.setRevoked(tx, input.id, now, actor.id);
  return notify('family-links.done.revoked');
}

async function unlink(context: Context<typeof calls.unlinkAdult>): Promise<NotificationReply> {
  const { tx, actor, input, about } = context;
  const [found] = await store.findLink(tx, input.id);
  if (found === undefined) throw Refusal.of('not-found');
  await getRuled(tx, actor, found.student_id);
  const [gone] = await store.deleteLink(tx, input.id);
  if (gone === undefined) throw Refusal.of('not-found');
  about({ type: 'student', id: found.student_id, details: { link: input.id } });
  return notify('family-links.done.unlinked');
}

type Entering = OwnTransactionContext<typeof calls.enterCode>;

async function enter(context: Entering, appKey: Buffer) {
  const { input, actor, db, now, clientKey, clientAddress, transaction } = context;
  const limits = codeLimits(actor.id, clientKey, clientAddress);
  const wait = await countAttempt(db, limits, now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
  const hash = hashOf(appKey, typedCode(input.code));
  const { id, first_name } = await transaction((tx) => use(context, tx, hash));
  await forgiveAttempts(db, limits);
  return { ...notify('family-links.done.linked', { name: first_name }), student_id: id };
}

/** The code is as good as who made it: what that person may no longer decide, nobody decides in their name. */
async function use({ actor, now, about, nothingChanged }: Entering, tx: Tx, hash: Buffer) {
  const [found] = await store.lockByCode(tx, hash, now);
  const maker = found === undefined ? null : await findActorOf(tx, found.made_by);
  const student =
    found === undefined || maker === null ? undefined : await findRuled(tx, maker, found.student_id);
  if (found === undefined || student === undefined || student.archived) {
    throw Refusal.field('code', 'family-links.refused.code');
  }
  const { id: invite, student_id: id } = found;
  const [link] = await store.insertLink(tx, id, actor.id, student.school_id, invite, now);
  about({ type: 'student', id, details: { invite, link: link?.id ?? 0 } });
  // Who reads the page already leaves the code to another adult of the family.
  if (link === undefined) nothingChanged();
  else await store.setUsed(tx, invite, now);
  return { id, first_name: student.first_name };
}

async function leave(context: Context<typeof calls.leaveChild>): Promise<NotificationReply> {
  const { tx, actor, input, about } = context;
  const [gone] = await store.deleteOwnLink(tx, input.id, actor.id);
  if (gone === undefined) throw Refusal.of('not-found');
  about({ type: 'student', id: input.id, details: { link: gone.id, by: 'family' } });
  return notify('family-links.done.left');
}
