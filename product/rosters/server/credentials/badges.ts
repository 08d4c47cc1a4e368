import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type AppKey, hashToken, randomToken, seal } from '#platform/server/crypto.ts';
import { statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { BADGE_BYTES } from '#product/accounts/rules/sign-in/badges.ts';
import { endStudentSessions } from '#product/accounts/server/session/sessions.ts';
import { turnBadgesOn } from '#product/accounts/server/sign-in/badges.ts';
import { educatorStudents } from '../../contract.ts';
import { aboutStudents } from '../students/audit.ts';
import { getStudents, wordFor } from '../students/students.ts';

/** The calls of educators and parents are alike. */
type Calls = typeof educatorStudents;

const setBadges = statement(`
    update students s set badge_hash = made.hash, badge_sealed = made.sealed, updated_at = $4
    from unnest($1::bigint[], $2::bytea[], $3::bytea[]) as made (id, hash, sealed) where s.id = made.id`);
const clearBadges = statement(`
    update students set badge_hash = null, badge_sealed = null, updated_at = $2 where id = any($1::bigint[])`);

/** Where badges are off nobody gets one: a card that does not work is worse than none. */
export async function makeBadges(
  context: Context<Calls['makeBadges']>,
  appKey: AppKey,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const word = wordFor(actor);
  const read = () => getStudents(tx, actor, input.ids, 'badge', { lock: true });
  const isOff = (student: { badges_on: boolean }) => !student.badges_on;
  let students = await read();
  const turnsOn = input.turn_on && students.some(isOff);
  if (turnsOn) {
    await turnBadgesOn(tx, actor.id, now);
    // Somebody else's students stay as their educator has it.
    students = await read();
  }
  if (students.some(isOff)) {
    throw Refusal.because(`rosters.refused.badges-off.${word}`);
  }
  const chosen = students.filter(({ badge_sealed: badge }) => input.renew || badge === null);
  const ids = chosen.map((student) => student.id);
  if (ids.length === 0) return { ...nothingChanged(context), extra: { ids: input.ids } };
  const codes = ids.map(() => randomToken(BADGE_BYTES));
  const sealed = codes.map((code) => seal(appKey, code));
  await setBadges(tx, ids, codes.map(hashToken), sealed, now);
  // Whoever came in with a card that was lost is out.
  await endStudentSessions(
    tx,
    chosen.filter(({ badge_sealed: badge }) => badge !== null).map((student) => student.id),
  );
  await aboutStudents(context, educatorStudents.makeBadges.audit, ids, {
    renew: input.renew,
    turned_on: turnsOn,
  });
  return { ...notify(`rosters.badges-made.${word}`, { count: ids.length }), extra: { ids: input.ids } };
}

export async function revokeBadges(context: Context<Calls['revokeBadges']>): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const students = await getStudents(tx, actor, input.ids, 'badge', { lock: true });
  const ids = students.filter(({ badge_sealed: badge }) => badge !== null).map((student) => student.id);
  if (ids.length === 0) return nothingChanged(context);
  await clearBadges(tx, ids, now);
  await endStudentSessions(tx, ids);
  await aboutStudents(context, educatorStudents.revokeBadges.audit, ids);
  return notify(`rosters.badges-revoked.${wordFor(actor)}`, { count: ids.length });
}
