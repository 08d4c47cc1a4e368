import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { hashToken } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context, OwnTransactionContext } from '#platform/server/http/serve.ts';
import { countAttempt, forgiveAttempts } from '#platform/server/limits/throttle.ts';
import { doorLimits } from '../../rules/sign-in/sign-on.ts';
import type { SessionReply } from '../../sign-in-contract.ts';
import type * as calls from '../../sign-on-contract.ts';
import { enterAsStudent } from '../session/enter.ts';
import type { AccountPorts } from '../session/ports.ts';

/**
 * Whether badges are on for a student `s` of the account `o`. The children of a family are everybody's in it: one
 * parent's word is enough. Looked up family by family (`offset 0`): left alone, the planner reads all accounts first.
 */
const IN_FAMILY = `s.family_id is not null and exists (
      select from accounts kin where kin.family_id = s.family_id and kin.badges offset 0)`;
export const BADGES_ON = `(o.badges or ${IN_FAMILY})`;

/** The same in two parts: where the family does not say it, the account does. */
export const BADGES_ON_IN_FAMILY = `case when ${IN_FAMILY} then true end`;
export const BADGES_ON_OF_OWNER = 'o.badges';

const findByBadge = statement(
  { id: z.number(), badges_on: z.boolean(), is_archived: z.boolean() },
  `
    select s.id, ${BADGES_ON} as badges_on, s.archived_at is not null as is_archived from students s join accounts o on o.id = s.owner_id
    where s.badge_hash = $1 and not s.is_sandbox`,
);

/** A code is 144 bits: it finds its student or nobody. */
export async function badgeLogin(
  context: OwnTransactionContext<typeof calls.badgeLogin>,
  ports: AccountPorts,
): Promise<SessionReply> {
  const { input, db, now, address, clientKey, clientAddress } = context;
  if (address.site !== 'student') throw Refusal.of('not-found');
  const limits = doorLimits('badge', clientKey, clientAddress);
  const wait = await countAttempt(db, limits, now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
  const [found] = await findByBadge(db, hashToken(input.code));
  if (found === undefined) {
    await context.turnedAway('badge', null);
    throw Refusal.because('accounts-sign-on.badge.fault.unknown');
  }
  // Whoever holds the badge knows whose it is: that it is not the badge's fault can be said.
  if (found.is_archived) {
    await context.turnedAway('badge', { type: 'student', id: found.id });
    throw Refusal.because('accounts-sign-on.badge.fault.archived');
  }
  if (!found.badges_on) throw Refusal.because('accounts-sign-on.badge.fault.off');
  await forgiveAttempts(db, limits);
  if (!(await ports.licenses.admits(db, found.id, now))) {
    throw Refusal.because('accounts-sign-on.badge.fault.no-license');
  }
  await ports.cardUsed(db, found.id);
  return enterAsStudent(context, ports, found.id, 'badge');
}

const findSwitch = statement({ badges: z.boolean() }, 'select badges from accounts where id = $1');
const setSwitch = statement(`
    update accounts set badges = $2, updated_at = $3 where id = $1 and badges <> $2 returning 1`);

/** Of the account's own students and its family's, where nobody has badges on any more. */
const endBadgeSessions = statement(`
    delete from sessions se using students s, accounts o
    where se.by_badge and s.id = se.student_id and o.id = s.owner_id
      and (s.owner_id = $1::bigint or s.family_id = (select family_id from accounts where id = $1::bigint))
      and not ${BADGES_ON}`);

export async function badgesOf(tx: Tx, accountId: number): Promise<boolean> {
  return (await findSwitch(tx, accountId))[0]?.badges ?? false;
}

/** Also where the first badge is made: whoever may make one may turn them on. */
export async function turnBadgesOn(tx: Tx, accountId: number, now: Date): Promise<void> {
  await setSwitch(tx, accountId, true, now);
}

export async function setBadges(context: Context<typeof calls.setBadges>): Promise<NotificationReply> {
  const { input, actor, tx, now } = context;
  if (input.on) context.requireProof();
  context.about({ type: 'account', id: actor.id, details: { on: input.on } });
  const changed = await setSwitch(tx, actor.id, input.on, now);
  if (changed.length === 0) return nothingChanged(context);
  if (!input.on) await endBadgeSessions(tx, actor.id);
  return notify(input.on ? 'notification.badges.on' : 'notification.badges.off');
}
