import type { Tx } from '#platform/server/database/database.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import { counter } from '#platform/server/telemetry/metrics.ts';
import type { Scope, Trait } from '#product/access/rules/scopes.ts';
import { type Door, deviceOf } from '../../rules/sessions/doors.ts';
import type { login, SessionReply } from '../../sign-in-contract.ts';
import { endActingOf } from './acting.ts';
import { rememberDevice } from './known-devices.ts';
import { mayTellOfBrowser, tellOfBrowser } from './new-browser.ts';
import type { AccountPorts } from './ports.ts';
import { actorOf, sessionReply } from './session-reply.ts';
import { endSession, openSession, type Person } from './sessions.ts';

/** Somebody who has shown who they are. */
export type Entering = {
  person: Person;
  id: number;
  scope: Scope;
  /** Through which door, if not with a password. */
  by?: Door;
  /** What has to be there until the session is: refuses, or holds it. */
  hold?: (tx: Tx) => Promise<void>;
  /** Done in the same moment: somebody is told. */
  also?: (tx: Tx) => Promise<void>;
};

type EnterContext = Pick<
  OwnTransactionContext<typeof login>,
  'about' | 'now' | 'token' | 'transaction' | 'userAgent' | 'clientAddress'
>;

const signIns = counter({
  name: 'sign_ins_total',
  help: 'Who came in, by the door.',
  labels: ['kind'],
});

/** Opens the session. Children share computers: whoever was signed in there before a child is so no longer. */
export async function enter(
  context: EnterContext,
  ports: AccountPorts,
  { person, by, hold, also, ...user }: Entering,
): Promise<SessionReply> {
  const { now, token: before } = context;
  const isStudent = user.scope === 'student';
  const reply = await context.transaction(async (tx) => {
    const subject = { type: isStudent ? 'student' : 'account', id: user.id };
    context.about(by === undefined ? subject : { ...subject, details: { by } });
    await endBefore(tx, before, now);
    await hold?.(tx);
    const token = await openSession(tx, person, now, { by: by ?? 'password', device: deviceOf(context) });
    await also?.(tx);
    const traits: Trait[] = 'tiles' in person ? ['play-only'] : [];
    return sessionReply(tx, ports, { token, actor: { ...actorOf(user), traits }, now, entering: true });
  });
  signIns.inc({ kind: by ?? 'password' });
  return reply;
}

/** Who comes in through any door leaves the session that was there. */
export async function endBefore(tx: Tx, before: string | null, now: Date): Promise<void> {
  if (before === null) return;
  await endActingOf(tx, before, now);
  await endSession(tx, before);
}

type AdultContext = EnterContext &
  Pick<OwnTransactionContext<typeof login>, 'db' | 'address' | 'requestId' | 'cookie' | 'setCookie'>;

/** An adult's browser is known from now on; where it is a new one, its owner is told. */
export async function enterAsAdult(
  context: AdultContext,
  ports: AccountPorts,
  entering: Entering,
): Promise<SessionReply> {
  const { db, now } = context;
  const { id: accountId, also } = entering;
  const isNew = await rememberDevice(db, context, { accountId, now });
  if (!isNew || !(await mayTellOfBrowser(db, accountId, now))) return enter(context, ports, entering);
  return enter(context, ports, {
    ...entering,
    also: async (tx) => {
      await also?.(tx);
      await tellOfBrowser(tx, context, ports, accountId);
    },
  });
}

export function enterAsStudent(
  context: EnterContext,
  ports: AccountPorts,
  id: number,
  by: Door,
): Promise<SessionReply> {
  return enter(context, ports, {
    person: { studentId: id, byBadge: by === 'badge' },
    id,
    scope: 'student',
    by,
  });
}
