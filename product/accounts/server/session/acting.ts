import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { hashToken, randomToken } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { shortNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { SCOPES } from '#product/access/rules/scopes.ts';
import type * as calls from '../../acting-contract.ts';
import { ACCOUNT_STATUSES, maySignIn } from '../../rules/people/status.ts';
import {
  ACTING_MINUTES,
  type ActingFault,
  type ActingTarget,
  actingFault,
  HANDOVER_SECONDS,
  isLicensed,
  subdomainOf,
} from '../../rules/sign-in/acting.ts';
import { accountZone, studentZone } from '../time-zones/zones.ts';
import type { AccountPorts } from './ports.ts';
import { getProfileOf } from './profile.ts';
import { actorOf, sessionReply } from './session-reply.ts';
import { openActingSession } from './sessions.ts';

type Target = ActingTarget & { id: number };

/** An hour, from now. One at a time: what was open before is over. */
export async function startActing(
  context: Context<typeof calls.startActing>,
): Promise<OutputOf<typeof calls.startActing>> {
  const { input, actor, tx, now, address } = context;
  await lockStaff(tx, actor.id);
  const target = await findTarget(tx, input.user_id, now);
  const fault = actingFault(target);
  if (target === null || fault !== null) throw refusalOf(fault ?? 'missing');
  await endOpen(tx, actor.id, now);
  const endsAt = new Date(now.getTime() + ACTING_MINUTES * 60_000);
  const isStudent = target.scope === 'student';
  const code = isStudent ? randomToken(24) : null;
  const [acting] = await insertActing(
    tx,
    actor.id,
    isStudent ? null : target.id,
    isStudent ? target.id : null,
    input.reason,
    now,
    endsAt,
    code === null ? null : hashToken(code),
    code === null ? null : new Date(now.getTime() + HANDOVER_SECONDS * 1000),
  );
  context.about({
    type: isStudent ? 'student' : 'account',
    id: target.id,
    details: { acting_session: acting?.id ?? null },
  });
  return {
    data: {
      user_id: target.id,
      scope: target.scope,
      ends_at: endsAt.toISOString(),
      // Behind the #: what stands there is sent to no server and written into no log.
      student_url: code === null ? null : `${address.studentUrl}/student#acting=${code}`,
    },
  };
}

function refusalOf(fault: ActingFault): Refusal {
  if (fault === 'missing') return Refusal.of('not-found', 'error.acting-as-not-found');
  return Refusal.because(`accounts-people.acting.refused-${fault}`);
}

// Of two starts at once, the second sees and ends what the first has opened.
const lockStaff = statement('select id from accounts where id = $1 for no key update');
const insertActing = statement(
  { id: z.number() },
  `
    insert into acting_sessions
      (staff_id, account_id, student_id, reason, started_at, ends_at, handover_hash, handover_until)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
);

const endOpenSessions = statement(
  { id: z.number() },
  `
    update acting_sessions set ended_at = $2, handover_hash = null
    where staff_id = $1 and ended_at is null and ends_at > $2 returning id`,
);

async function endOpen(tx: Tx, staffId: number, now: Date): Promise<boolean> {
  return (await endOpenSessions(tx, staffId, now)).length > 0;
}

export async function endActing(context: Context<typeof calls.endActing>): Promise<void> {
  const { tx, actor, now } = context;
  context.about({ type: 'account', id: actor.id });
  if (!(await endOpen(tx, actor.id, now))) context.nothingChanged();
}

const endOfToken = statement(`
    update acting_sessions ac set ended_at = $2, handover_hash = null from sessions s
    where s.token_hash = $1 and (ac.staff_id = s.account_id or ac.id = s.acting_id)
      and ac.ended_at is null and ac.ends_at > $2`);

/** Who signs out stops acting, too; on the student site the session was nothing else. */
export async function endActingOf(tx: Tx, token: string, now: Date): Promise<void> {
  await endOfToken(tx, hashToken(token), now);
}

const targetRow = {
  id: z.number(),
  scope: z.enum(SCOPES),
  status: z.nullable(z.enum(ACCOUNT_STATUSES)),
  archived: z.boolean(),
  license_ends_on: z.nullable(z.string()),
  is_sandbox: z.boolean(),
  trial_ends_on: z.nullable(z.string()),
  time_zone: z.string(),
};

const accountTarget = statement(
  targetRow,
  `
    select a.id, a.scope, a.status, false as archived, null as license_ends_on, false as is_sandbox,
      null as trial_ends_on, '${DEFAULT_TIME_ZONE}' as time_zone
    from accounts a where a.id = $1`,
);
const studentTarget = statement(
  targetRow,
  `
    select st.id, 'student' as scope, null as status, st.archived_at is not null as archived, st.license_ends_on,
      st.is_sandbox,
      (select max(a.free_trial_ends_on) from accounts a
        where (a.id = st.owner_id or a.family_id = st.family_id) and a.status <> 'deactivated') as trial_ends_on,
      ${studentZone('st')} as time_zone
    from students st left join schools sc on sc.id = st.school_id where st.id = $1`,
);

/** Accounts and students share one run of ids: an id is one or the other. */
async function findTarget(tx: Tx, id: number, now: Date): Promise<Target | null> {
  const row = (await accountTarget(tx, id))[0] ?? (await studentTarget(tx, id))[0];
  if (row === undefined) return null;
  const today = dayIn(row.time_zone, now);
  return {
    id: row.id,
    scope: row.scope,
    active: row.status === null ? !row.archived : maySignIn(row.status),
    licensed:
      row.is_sandbox || isLicensed({ endsOn: row.license_ends_on, trialEndsOn: row.trial_ends_on }, today),
  };
}

const openOf = statement(
  { id: z.number(), target: z.number(), scope: z.enum(SCOPES), ends_at: z.date() },
  `
    select ac.id, coalesce(ac.account_id, ac.student_id) as target, coalesce(a.scope, 'student') as scope, ac.ends_at
    from acting_sessions ac left join accounts a on a.id = ac.account_id
    where ac.staff_id = $1 and coalesce(ac.account_id, ac.student_id) = $2 and ac.ended_at is null and ac.ends_at > $3
    order by ac.id desc limit 1`,
);

/** What the browser starts with while it acts: judged anew, as every request is. */
export async function describeActing(
  { input, actor, tx, now }: Context<typeof calls.getActing>,
  ports: AccountPorts,
): Promise<OutputOf<typeof calls.getActing>> {
  const [open] = await openOf(tx, actor.id, input.user, now);
  const target = open === undefined ? null : await findTarget(tx, open.target, now);
  const fault = actingFault(target);
  if (open === undefined || target === null || fault !== null) throw refusalOf(fault ?? 'missing');
  if (input.subdomain !== subdomainOf(target.scope)) throw refusalOf('missing');
  const actedAs = { ...actorOf(target), actingAsBy: actor.id };
  return {
    data: {
      user: await getProfileOf(tx, actedAs),
      ecommerce: await ports.licenses.ecommerceOf(tx, actedAs, now),
      notifications: await ports.notificationsOf(tx, actedAs),
      ends_at: open.ends_at.toISOString(),
    },
  };
}

/** One statement: of any number of parallel uses of a code one wins. */
const takeCode = statement(
  { id: z.number(), staff_id: z.number(), student_id: z.number(), ends_at: z.date() },
  `
    update acting_sessions set handover_hash = null
    where handover_hash = $1 and handover_until > $2 and ended_at is null and ends_at > $2 and student_id is not null
    returning id, staff_id, student_id, ends_at`,
);

export async function takeOverActing(
  context: Context<typeof calls.takeOverActing>,
  ports: AccountPorts,
): Promise<OutputOf<typeof calls.takeOverActing>> {
  const { input, tx, now, address } = context;
  if (address.site !== 'student') throw Refusal.of('not-found');
  const [acting] = await takeCode(tx, hashToken(input.code), now);
  if (acting === undefined) throw Refusal.of('not-found', 'error.acting-as-not-found');
  const { student_id: studentId, staff_id: staffId, ends_at: endsAt } = acting;
  const token = await openActingSession(tx, { actingId: acting.id, studentId, endsAt }, now);
  const actor = { ...actorOf({ id: studentId, scope: 'student' as const }), actingAsBy: staffId };
  context.about({ type: 'student', id: studentId, details: { acting_session: acting.id, staff: staffId } });
  return { ...(await sessionReply(tx, ports, { token, actor, now })), ends_at: endsAt.toISOString() };
}

/**
 * The next acting that is over and nobody was told of, for good; with who is to be told: the account that was acted as, or
 * the owner of the child.
 */
export const takeUntold = statement(
  {
    id: z.number(),
    staff_id: z.number(),
    target: z.number(),
    of_child: z.boolean(),
    staff: z.string(),
    reason: z.string(),
    started_at: z.date(),
    over_at: z.date(),
    username: z.string(),
    first_name: z.string(),
    scope: z.enum(SCOPES),
    status: z.enum(ACCOUNT_STATUSES),
    language: z.nullable(z.enum(LOCALES)),
    time_zone: z.string(),
  },
  `
    with next as (
      select id from acting_sessions where told_at is null and (ended_at is not null or ends_at <= $1)
      order by ends_at limit 1 for update skip locked
    ), told as (
      update acting_sessions set told_at = $1 from next where acting_sessions.id = next.id returning acting_sessions.id, staff_id, account_id,
        student_id, reason, started_at, ended_at, ends_at
    )
    select ac.id, ac.staff_id, coalesce(ac.account_id, ac.student_id) as target, ac.student_id is not null as of_child,
      ${shortNameSql('staff')} as staff, ac.reason, ac.started_at, coalesce(ac.ended_at, ac.ends_at) as over_at,
      a.username, a.first_name, a.scope, a.status, a.language, ${accountZone()} as time_zone
    from told ac join accounts staff on staff.id = ac.staff_id
    left join students st on st.id = ac.student_id
    join accounts a on a.id = coalesce(ac.account_id, st.owner_id)
    left join schools s on s.id = a.school_id`,
);
