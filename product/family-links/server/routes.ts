import { randomInt } from 'node:crypto';
import { brandById } from '#brands/all.ts';
import { LOCALES } from '#brands/brand.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { AppKey } from '#platform/server/crypto.ts';
import type { Context, OwnTransactionContext, Serve } from '#platform/server/http/serve.ts';
import { steadily } from '#platform/server/limits/steady.ts';
import { countAttempt, forgiveAttempts } from '#platform/server/limits/throttle.ts';
import { keepLanguage, languageOf } from '#product/accounts/server/session/language.ts';
import type { AccountPorts } from '#product/accounts/server/session/ports.ts';
import { isFeatureOff, refuseWhereOff } from '#product/schools/server/features/features.ts';
import * as calls from '../contract.ts';
import {
  codeLimits,
  FAMILY_CODE_PATH,
  inviteEnd,
  MOST_INVITES,
  makeCode,
  shownCode,
} from '../rules/codes.ts';
import { letterIn } from '../rules/letter.ts';
import { activateFamilyAccount, openAccount } from './open-account.ts';
import * as store from './store.ts';
import { tellOwner } from './tell-owner.ts';
import { getInviting, getRuled, hashesOf, hashOf, takeCode } from './use-code.ts';

export function familyLinkRoutes(serve: Serve, accounts: AccountPorts): void {
  const { appKey } = accounts;
  serve(calls.readFamily, readFamily);
  serve(calls.inviteFamily, (context) => invite(context, appKey));
  serve(calls.revokeInvite, revoke);
  serve(calls.unlinkAdult, unlink);
  serve.ownTransaction(calls.enterCode, (context) => enter(context, appKey));
  serve(calls.leaveChild, leave);
  // Always, and not with strict messages alone: who holds a code learns nothing of other people's addresses.
  serve.ownTransaction(calls.openFamilyAccount, (context) => steadily(() => openAccount(context, accounts)));
  serve.ownTransaction(calls.activateFamilyAccount, (context) => activateFamilyAccount(context, accounts));
}

async function readFamily({ tx, actor, input, now }: Context<typeof calls.readFamily>) {
  const { feelings, time_zone, school_id } = await getRuled(tx, actor, input.id);
  const invites = await store.findOpen(tx, input.id, now);
  const adults = await store.findAdults(tx, input.id);
  return {
    data: {
      invites: invites.map((one) => store.shownInvite(one, time_zone)),
      adults: adults.map(({ created_at, ...adult }) => ({ ...adult, since: created_at.toISOString() })),
      feelings,
      is_off: await isFeatureOff(tx, 'family-links', school_id),
    },
  };
}

async function invite(context: Context<typeof calls.inviteFamily>, appKey: AppKey) {
  const { tx, actor, input, now, address, about, sayIn } = context;
  const student = await getInviting(tx, actor, input.id);
  const { first_name, school, school_id, time_zone, archived } = student;
  await refuseWhereOff(tx, 'family-links', school_id);
  if (archived) throw Refusal.because('family-links.refused.archived');
  if ((await store.findOpen(tx, input.id, now)).length >= MOST_INVITES) {
    throw Refusal.because('family-links.refused.too-many', { count: MOST_INVITES });
  }
  const code = makeCode((below) => randomInt(below));
  const [made] = await store.insertInvite(tx, input.id, hashOf(appKey, code), actor.id, now, inviteEnd(now));
  const [kept] = made === undefined ? [] : await store.findInvite(tx, made.id);
  if (kept === undefined) throw new Error('an invitation was not kept');
  about({ type: 'student', id: input.id, details: { invite: kept.id } });
  if (student.owner_id !== actor.id) {
    const operation = `family-invite:${kept.id}`;
    await tellOwner(tx, { what: 'invited', byId: actor.id, studentId: input.id, student, operation, now });
  }
  const data = store.shownInvite(kept, time_zone);
  const brand = brandById(address.brand);
  const facts = {
    name: first_name,
    school,
    brand: brand.name,
    address: `${address.dashboardUrl.replace(/^https?:\/\//, '')}${FAMILY_CODE_PATH}`,
    link: `${address.dashboardUrl}${FAMILY_CODE_PATH}`,
    code: shownCode(code),
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

async function enter(context: Entering, appKey: AppKey) {
  const { input, actor, db, now, clientKey, clientAddress, transaction, about, nothingChanged } = context;
  const limits = codeLimits(actor.id, clientKey, clientAddress);
  const wait = await countAttempt(db, limits, now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
  const hashes = hashesOf(appKey, input.code);
  const { studentId, firstName } = await transaction(async (tx) => {
    // Who has chosen one keeps it, whatever the page was read in.
    if (input.language !== undefined && (await languageOf(tx, actor.id)) === null) {
      await keepLanguage(tx, actor.id, input.language);
    }
    const used = await takeCode('code', { tx, hashes, accountId: actor.id, now });
    about({ type: 'student', id: used.studentId, details: used.details });
    if (!used.isNew) nothingChanged();
    return used;
  });
  await forgiveAttempts(db, limits);
  return { ...notify('family-links.done.linked', { name: firstName }), student_id: studentId };
}

async function leave(context: Context<typeof calls.leaveChild>): Promise<NotificationReply> {
  const { tx, actor, input, about } = context;
  const [gone] = await store.deleteOwnLink(tx, input.id, actor.id);
  if (gone === undefined) throw Refusal.of('not-found');
  about({ type: 'student', id: input.id, details: { link: gone.id, by: 'family' } });
  return notify('family-links.done.left');
}
