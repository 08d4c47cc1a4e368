import type { Tx } from '#platform/server/database/database.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import type { Scope, Trait } from '#product/access/rules/scopes.ts';
import type { login, SessionReply } from '../../contract.ts';
import { type Door, deviceOf } from '../../rules/sessions/doors.ts';
import { endActingOf } from './acting.ts';
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

/** Opens the session. Children share computers: whoever was signed in there before a child is so no longer. */
export function enter(
  context: EnterContext,
  ports: AccountPorts,
  { person, by, hold, also, ...user }: Entering,
): Promise<SessionReply> {
  const { now, token: before } = context;
  const isStudent = user.scope === 'student';
  return context.transaction(async (tx) => {
    const subject = { type: isStudent ? 'student' : 'account', id: user.id };
    context.about(by === undefined ? subject : { ...subject, details: { by } });
    if (before !== null) {
      await endActingOf(tx, before, now);
      await endSession(tx, before);
    }
    await hold?.(tx);
    const token = await openSession(tx, person, now, { by: by ?? 'password', device: deviceOf(context) });
    await also?.(tx);
    const traits: Trait[] = 'tiles' in person ? ['play-only'] : [];
    return sessionReply(tx, ports, { token, actor: { ...actorOf(user), traits }, now, entering: true });
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
