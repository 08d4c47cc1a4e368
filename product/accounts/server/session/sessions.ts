import * as z from 'zod/mini';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { hashToken, randomToken } from '#platform/server/crypto.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { together } from '#platform/server/database/together.ts';
import type { Authenticate } from '#platform/server/http/serve.ts';
import { SCOPES, type Scope, type Trait } from '#product/access/rules/scopes.ts';
import { isFactorDue, type StaffFactor } from '../../rules/factors/due.ts';
import { ACCOUNT_STATUSES, type AccountStatus, maySignIn } from '../../rules/people/status.ts';
import { type Device, type Door, isFreshProof, provesAnew } from '../../rules/sessions/doors.ts';
import { SESSION_HOURS } from '../../rules/sign-in/login.ts';
import { forgetDevices } from './known-devices.ts';
import { hasFactorSql } from './standing/factor-holders.ts';
import { GROUP_ADMIN_COLUMNS, JOIN_GROUP_ADMIN } from './standing/group-admins.ts';
import { findStandings, IS_LOOKED_AT_CLOSER, ORDINARY } from './standing/standing.ts';

export type Person =
  | { accountId: number }
  /**
   * `classCodeOf`: the account whose class code opened the session, which is good only as long as that code; `byBadge`:
   * a badge did, and it is good only as long as badges are on; `tiles`: three pictures did, on a device of that teacher's
   * class, and it is good for playing only, and as long as the device is open and the child in the class.
   */
  | { studentId: number; classCodeOf?: number; byBadge?: boolean; tiles?: { of: number; deviceId: number } };

/** How somebody came in. Of a child's browser nothing is kept: it is the class's. */
export type Entry = { by: Door; device?: Device };

/** Opens a session and answers its token, which is told once and kept nowhere. */
export async function openSession(
  tx: Tx,
  person: Person,
  now: Date,
  { by, device }: Entry = { by: 'password' },
): Promise<string> {
  const token = randomToken();
  const [accountId, studentId] = 'accountId' in person ? [person.accountId, null] : [null, person.studentId];
  const end = new Date(now.getTime() + SESSION_HOURS * 3_600_000);
  const classCodeOf = 'studentId' in person ? (person.classCodeOf ?? null) : null;
  const byBadge = 'studentId' in person && person.byBadge === true;
  const tiles = 'studentId' in person ? person.tiles : undefined;
  const byTiles = [tiles?.of ?? null, tiles?.deviceId ?? null];
  const isAdult = accountId !== null;
  const proved = isAdult && provesAnew(by) ? now : null;
  const { browser = null, system = null, network = null } = (isAdult ? device : undefined) ?? {};
  const who = [hashToken(token), accountId, studentId, now, end, classCodeOf, byBadge, ...byTiles];
  await insertSession(tx, ...who, by, proved, browser, system, network);
  return token;
}

const insertSession = statement(`
    insert into sessions (token_hash, account_id, student_id, created_at, active_at, expires_at, class_code_of,
      by_badge, tiles_of, class_device_id, signed_in_by, proved_at, browser, system, network)
    values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`);

/** What a class code opened ends with the code. */
export async function endCodeSessions(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('sessions').where('class_code_of', '=', accountId).execute();
}

/** A session on the student site that stands for staff acting as a student: good for that, and as long as that. */
export async function openActingSession(
  tx: Tx,
  acting: { actingId: number; studentId: number; endsAt: Date },
  now: Date,
): Promise<string> {
  const token = randomToken();
  await insertActingSession(tx, hashToken(token), acting.studentId, acting.actingId, now, acting.endsAt);
  return token;
}

const insertActingSession = statement(`
    insert into sessions (token_hash, student_id, acting_id, created_at, active_at, expires_at, signed_in_by)
    values ($1, $2, $3, $4, $4, $5, 'acting')`);

/** Answers whether there was one to end. */
export async function endSession(tx: Tx, token: string): Promise<boolean> {
  const ended = await tx.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Whoever has this session has just proved who they are. */
export async function keepFreshProof(tx: Tx, token: string | null, now: Date): Promise<void> {
  const session = tx.updateTable('sessions').set({ proved_at: now });
  await session.where('token_hash', '=', hashToken(token ?? '')).execute();
}

const findProof = statement(
  { proved_at: z.nullable(z.date()) },
  'select proved_at from sessions where token_hash = $1',
);

export async function hasFreshProof(tx: Tx, token: string | null, now: Date): Promise<boolean> {
  const [session] = await findProof(tx, hashToken(token ?? ''));
  return isFreshProof(session?.proved_at ?? null, now);
}

/** After a change of credentials nobody stays signed in, save perhaps the one who made it, and no browser stays known. */
export async function endSessions(
  tx: Tx,
  accountId: number,
  exceptToken: string | null = null,
): Promise<void> {
  let ended = tx.deleteFrom('sessions').where('account_id', '=', accountId);
  if (exceptToken !== null) ended = ended.where('token_hash', '<>', hashToken(exceptToken));
  await ended.execute();
  await forgetDevices(tx, accountId);
}

/** Who stands behind a session or an acting: an account with its groups, or a student. */
type PersonRow = {
  account_id: number | null;
  student_id: number | null;
  scope: Scope | null;
  status: AccountStatus | null;
  /** Made by a payment, and nobody has used the letter to its address yet. */
  unproven: boolean | null;
  archived: boolean | null;
  is_group_admin: boolean;
  is_team_admin: boolean;
  has_site_license_usage_report: boolean;
};

/** Who came in by a class tile plays, and nothing more. */
type SessionRow = PersonRow & { by_tiles: boolean };

/** Activity is written at most once a minute: that is precise enough for half an hour. */
const TOUCH_SECONDS = 60;

/** What the settings say of sessions. */
type SessionRules = { inactivitySeconds: number; staffFactor: StaffFactor };

/** Who a token stands for, judged anew at every request: a disabled actor is out at once. */
export function authenticator({ inactivitySeconds, staffFactor }: SessionRules): Authenticate {
  const isIdle = (activeAt: Date, now: Date): boolean =>
    now.getTime() - activeAt.getTime() > inactivitySeconds * 1000;

  return async (db, { token, actingAs, activeAt, now }) => {
    const tokenHash = hashToken(token);
    const keepAlive = async (last: Date): Promise<void> => {
      const active = activeAt ?? now;
      if (active.getTime() - last.getTime() > TOUCH_SECONDS * 1000) await touch(db, tokenHash, active);
    };
    if (actingAs !== null) {
      const [row] = await findActing(db, tokenHash, now, ID.test(actingAs) ? Number(actingAs) : 0);
      if (row === undefined || isIdle(row.active_at, now)) return null;
      // A student's session acts for nobody.
      if (row.staff_id === null || row.staff_status === null) return 'forbidden';
      if (!maySignIn(row.staff_status)) return null;
      await keepAlive(row.active_at);
      const isAllowed = row.staff_scope === 'uber' && row.scope !== 'uber' && isActive(row);
      if (!isAllowed) return 'forbidden';
      // Staff act with their own session: it is their proof that counts.
      const isHeld = staffFactor === 'required' && !row.staff_has_factor;
      return { actor: toActor(row, row.staff_id), hasProved: isFreshProof(row.proved_at, now), isHeld };
    }
    const row = await findSession(db, tokenHash);
    if (row === undefined || row.expires_at <= now) return null;
    if (row.moved || !isActive(row) || isIdle(row.active_at, now)) return null;
    await keepAlive(row.active_at);
    const hasProved = isFreshProof(row.proved_at, now);
    const { scope, has_factor: hasFactor, factor_from: groupsFrom } = row;
    // Which day it is takes a while to say, and matters to few.
    const isHeld =
      !hasFactor && isFactorDue({ scope, hasFactor, groupsFrom }, staffFactor, dayIn(DEFAULT_TIME_ZONE, now));
    if (row.acting_id === null) return { actor: toSessionActor(row), hasProved, isHeld };
    const [acting] = await findStaffBehind(db, row.acting_id, now);
    return acting === undefined ? null : { actor: toActor(row, acting.staff_id), hasProved };
  };
}

const ID = /^[1-9]\d{0,14}$/;

/** SQL: whether a payment made the account `a`, and nobody has used the letter to its address yet. */
export const UNPROVEN = "(a.source = 'purchase' and a.address_proven_at is null)";

/** `moved`: came in with the class code, or on a device, of somebody who is the student's teacher no longer. */
const findSessions = statement(
  {
    token_hash: z.instanceof(Buffer),
    expires_at: z.date(),
    account_id: z.nullable(z.number()),
    student_id: z.nullable(z.number()),
    scope: z.nullable(z.enum(SCOPES)),
    status: z.nullable(z.enum(ACCOUNT_STATUSES)),
    unproven: z.nullable(z.boolean()),
    archived: z.nullable(z.boolean()),
    active_at: z.date(),
    acting_id: z.nullable(z.number()),
    proved_at: z.nullable(z.date()),
    moved: z.boolean(),
    by_tiles: z.boolean(),
    is_looked_at_closer: z.nullable(z.boolean()),
  },
  `
    select s.token_hash, s.expires_at, s.account_id, s.student_id, s.active_at, s.acting_id, s.proved_at, a.scope,
      a.status,
      ${UNPROVEN} as unproven,
      coalesce(s.class_code_of, s.tiles_of) is not null
        and coalesce(s.class_code_of, s.tiles_of) <> st.owner_id as moved,
      s.tiles_of is not null as by_tiles,
      st.archived_at is not null as archived, ${IS_LOOKED_AT_CLOSER} as is_looked_at_closer
    from sessions s
    left join accounts a on a.id = s.account_id
    left join students st on st.id = s.student_id
    where s.token_hash = any((select $1::bytea[])::bytea[])`,
);

const nameOf = (tokenHash: Buffer): string => tokenHash.toString('base64');

/** Every request asks: those that come while others are looked up are looked up together. */
const findSession = together(nameOf, async (db, tokenHashes: readonly Buffer[]) => {
  const rows = await findSessions(db, tokenHashes);
  const closer = rows.flatMap(({ account_id: id, is_looked_at_closer: isCloser }) =>
    id !== null && isCloser === true ? [id] : [],
  );
  const standings = await findStandings(db, closer);
  return new Map(
    rows.flatMap((row) => {
      const standing = row.is_looked_at_closer === true ? standings.get(row.account_id ?? 0) : ORDINARY;
      return standing === undefined ? [] : [[nameOf(row.token_hash), { ...row, ...standing }]];
    }),
  );
});

/** `X-Acting-As`: the token's owner as staff, and as the target whom an open acting of theirs allows. */
const findActing = statement(
  {
    account_id: z.nullable(z.number()),
    student_id: z.nullable(z.number()),
    scope: z.nullable(z.enum(SCOPES)),
    status: z.nullable(z.enum(ACCOUNT_STATUSES)),
    unproven: z.nullable(z.boolean()),
    archived: z.nullable(z.boolean()),
    is_group_admin: z.boolean(),
    is_team_admin: z.boolean(),
    has_site_license_usage_report: z.boolean(),
    active_at: z.date(),
    proved_at: z.nullable(z.date()),
    staff_id: z.nullable(z.number()),
    staff_scope: z.nullable(z.enum(SCOPES)),
    staff_status: z.nullable(z.enum(ACCOUNT_STATUSES)),
    staff_has_factor: z.boolean(),
  },
  `
    select s.active_at, s.proved_at, staff.id as staff_id, staff.scope as staff_scope, staff.status as staff_status,
      ${hasFactorSql('staff')} as staff_has_factor,
      open.account_id, open.student_id, a.scope, a.status, ${UNPROVEN} as unproven, st.archived_at is not null as archived,${GROUP_ADMIN_COLUMNS}
    from sessions s
    left join accounts staff on staff.id = s.account_id
    left join lateral (
      select account_id, student_id from acting_sessions
      where staff_id = staff.id and coalesce(account_id, student_id) = $3 and ended_at is null and ends_at > $2
      order by id desc limit 1
    ) open on true
    left join accounts a on a.id = open.account_id
    left join students st on st.id = open.student_id${JOIN_GROUP_ADMIN}
    where s.token_hash = $1 and s.expires_at > $2`,
);

/** Who acts on the student site, while the acting is open and they are still staff. */
const findStaffBehind = statement(
  { staff_id: z.number() },
  `
    select staff.id as staff_id from acting_sessions ac join accounts staff on staff.id = ac.staff_id
    where ac.id = $1 and ac.ended_at is null and ac.ends_at > $2 and staff.scope = 'uber'
      and staff.status in ('not-verified', 'on-hold', 'verified')`,
);

function isActive(row: PersonRow): boolean {
  if (row.student_id !== null) return row.archived === false;
  return row.status !== null && maySignIn(row.status);
}

async function touch(db: Db, tokenHash: Buffer, active: Date): Promise<void> {
  await db.updateTable('sessions').set({ active_at: active }).where('token_hash', '=', tokenHash).execute();
}

function toSessionActor(row: SessionRow): Actor {
  const actor = toActor(row, null);
  return row.by_tiles ? { ...actor, traits: [PLAY_ONLY] } : actor;
}

const PLAY_ONLY: Trait = 'play-only';

function toActor(row: PersonRow, actingAsBy: number | null): Actor {
  const traits: Trait[] = [];
  if (row.status === 'verified' && row.unproven !== true) traits.push('verified');
  if (row.is_group_admin) traits.push('group-admin');
  if (row.is_team_admin) traits.push('team-admin');
  if (row.has_site_license_usage_report) traits.push('site-license-admin');
  return {
    id: row.account_id ?? row.student_id ?? 0,
    scope: row.scope ?? 'student',
    traits,
    actingAsBy,
  };
}

const deleteSessions = statement('delete from sessions where student_id = any($1::bigint[])');

/** A student whose credentials changed, or who was archived, is signed out everywhere. */
export async function endStudentSessions(tx: Tx, ids: readonly number[]): Promise<void> {
  await deleteSessions(tx, ids);
}

const deleteTileSessions = statement(
  'delete from sessions where tiles_of is not null and student_id = any($1::bigint[])',
);

/** Whoever came in with pictures that somebody knew is out; who came by card or password stays. */
export async function endTileSessions(tx: Tx, ids: readonly number[]): Promise<void> {
  await deleteTileSessions(tx, ids);
}

const findAccount = statement(
  {
    account_id: z.number(),
    student_id: z.null(),
    scope: z.enum(SCOPES),
    status: z.enum(ACCOUNT_STATUSES),
    unproven: z.boolean(),
    archived: z.null(),
    is_group_admin: z.boolean(),
    is_team_admin: z.boolean(),
    has_site_license_usage_report: z.boolean(),
  },
  `
    select a.id as account_id, null::bigint as student_id, a.scope, a.status, ${UNPROVEN} as unproven,
      null::boolean as archived,${GROUP_ADMIN_COLUMNS}
    from accounts a${JOIN_GROUP_ADMIN}
    where a.id = $1`,
);

/** Who an account is today, for what is done in its name while nobody asks. Null where it may not sign in any more. */
export async function findActorOf(tx: Tx, accountId: number): Promise<Actor | null> {
  const [row] = await findAccount(tx, accountId);
  return row === undefined || !isActive(row) ? null : toActor(row, null);
}
