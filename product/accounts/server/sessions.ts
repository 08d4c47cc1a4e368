import type { Actor } from '#platform/contract/policy.ts';
import { hashToken, randomToken } from '#platform/server/crypto.ts';
import type { Db, Tx } from '#platform/server/database.ts';
import type { Authenticate } from '#platform/server/serve.ts';
import { statement } from '#platform/server/statement.ts';
import type { Scope, Trait } from '#product/access/rules/scopes.ts';
import { SESSION_HOURS } from '../rules/login.ts';
import { type AccountStatus, maySignIn } from '../rules/status.ts';
import { GROUP_ADMIN_COLUMNS, JOIN_GROUP_ADMIN } from './group-admins.ts';

export type Person = { accountId: number } | { studentId: number };

/** Opens a session and answers its token, which is told once and kept nowhere. */
export async function openSession(tx: Tx, person: Person, now: Date): Promise<string> {
  const token = randomToken();
  const [accountId, studentId] = 'accountId' in person ? [person.accountId, null] : [null, person.studentId];
  const end = new Date(now.getTime() + SESSION_HOURS * 3_600_000);
  await insertSession(tx, hashToken(token), accountId, studentId, now, end);
  return token;
}

const insertSession = statement(`
    insert into sessions (token_hash, account_id, student_id, created_at, active_at, expires_at)
    values ($1, $2, $3, $4, $4, $5)`);

/** Answers whether there was one to end. */
export async function endSession(tx: Tx, token: string): Promise<boolean> {
  const ended = await tx.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** After a change of credentials nobody stays signed in, save perhaps the one who made it. */
export async function endSessions(
  tx: Tx,
  accountId: number,
  exceptToken: string | null = null,
): Promise<void> {
  let ended = tx.deleteFrom('sessions').where('account_id', '=', accountId);
  if (exceptToken !== null) ended = ended.where('token_hash', '<>', hashToken(exceptToken));
  await ended.execute();
}

type SessionRow = {
  account_id: number | null;
  student_id: number | null;
  active_at: Date;
  scope: Scope | null;
  status: AccountStatus | null;
  archived: boolean | null;
  is_group_admin: boolean;
  is_team_admin: boolean;
};

/** Activity is written at most once a minute: that is precise enough for half an hour. */
const TOUCH_SECONDS = 60;

/** Who a token stands for, judged anew at every request: a disabled actor is out at once. */
export function authenticator(inactivitySeconds: number): Authenticate {
  return async (db, { token, actingAs, activeAt, now }) => {
    const tokenHash = hashToken(token);
    const [row] = await findSession(db, tokenHash, now);
    if (row === undefined || !isAllowed(row)) return null;
    if (now.getTime() - row.active_at.getTime() > inactivitySeconds * 1000) return null;
    const active = activeAt ?? now;
    if (active.getTime() - row.active_at.getTime() > TOUCH_SECONDS * 1000) await touch(db, tokenHash, active);
    // No acting-as session can exist yet, so a claim to one is never true.
    if (actingAs !== null) return 'forbidden';
    return toActor(row);
  };
}

const findSession = statement<SessionRow>(`
    select s.account_id, s.student_id, s.active_at, a.scope, a.status, st.archived_at is not null as archived,${GROUP_ADMIN_COLUMNS}
    from sessions s
    left join accounts a on a.id = s.account_id
    left join students st on st.id = s.student_id${JOIN_GROUP_ADMIN}
    where s.token_hash = $1 and s.expires_at > $2`);

function isAllowed(row: SessionRow): boolean {
  if (row.student_id !== null) return row.archived === false;
  return row.status !== null && maySignIn(row.status);
}

async function touch(db: Db, tokenHash: Buffer, active: Date): Promise<void> {
  await db.updateTable('sessions').set({ active_at: active }).where('token_hash', '=', tokenHash).execute();
}

function toActor(row: SessionRow): Actor {
  const traits: Trait[] = [];
  if (row.status === 'verified') traits.push('verified');
  if (row.is_group_admin) traits.push('group-admin');
  if (row.is_team_admin) traits.push('team-admin');
  return {
    id: row.account_id ?? row.student_id ?? 0,
    scope: row.scope ?? 'student',
    traits,
    actingAsBy: null,
  };
}
