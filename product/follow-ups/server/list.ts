import * as z from 'zod/mini';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import { seenFirst } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { CHECK_INS, SKIPPED } from '#product/play/rules/results/events.ts';
import type * as calls from '../contract.ts';
import type { CrisisLine, FollowUp, FollowUpList, FollowUps, OpenFollowUps } from '../contract.ts';
import { movesBy } from '../rules/clock.ts';
import { COUNTRIES } from '../rules/settings.ts';
import { STEP_KINDS } from '../rules/step-kinds.ts';
import { answeredDays, daysOfStreak, LOOKS_BACK_DAYS } from '../rules/streak.ts';
import { clockColumns, clockOf, clockRow } from './clock-row.ts';
import { isMineSql, isNearSql, opensPageSql, partsFor, readsFollowUpSql } from './reading.ts';
import { hoursShape, isOnSql, type RespondingSchool, respondersOf, respondingSchools } from './schools.ts';

const person = z.object({ id: z.number(), name: z.string() });
const MOST = 200;

const row = {
  ...clockRow,
  student_id: z.number(),
  child: z.string(),
  teacher: z.nullable(z.string()),
  near: z.boolean(),
  opens: z.boolean(),
  time_zone: z.string(),
  reason: z.enum(['streak', 'talk']),
  opened_at: z.date(),
  last_hard_day: z.nullable(z.string()),
  told: z.array(z.object({ on_day: z.string(), feeling: z.enum([...CHECK_INS, SKIPPED]) })),
  owner: z.nullable(person),
  closed_at: z.nullable(z.date()),
  closed_with: z.nullable(z.string()),
  steps: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      kind: z.enum(STEP_KINDS),
      by: z.nullable(person),
      to: z.nullable(person),
      note: z.nullable(z.string()),
    }),
  ),
  pass_to: z.array(person),
};
type Found = Row<typeof row>;

const personSql = (alias: string): string =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'name', ${spokenNameSql(alias)}) end`;

const isListed: Record<FollowUpList, string> = {
  mine: `f.closed_at is null and ${isMineSql('$1')}`,
  all: 'f.closed_at is null',
  closed: "f.closed_at > $2::timestamptz - interval '180 days'",
};
const order: Record<FollowUpList, string> = {
  mine: 'f.opened_at, f.id',
  all: 'f.opened_at, f.id',
  closed: 'f.closed_at desc, f.id desc',
};

/** $1 the reader, $2 now. Feelings only as far as the child was told of this reader. */
const SELECT = `
    select ${clockColumns}, s.id as student_id, ${spokenNameSql('s')} as child, ${spokenNameSql('t')} as teacher,
      ${isNearSql('$1')} as near, ${opensPageSql('$1')} as opens, sc.time_zone, f.reason, f.opened_at, f.last_hard_day, f.closed_at, f.closed_with,
      ${personSql('o')} as owner,
      to_json(array(
        select json_build_object('on_day', c.on_day, 'feeling', c.feeling) from check_ins c
        where c.student_id = s.id and $1 = any(c.told_to)
          and c.on_day between f.opened_at::date - ${LOOKS_BACK_DAYS} and coalesce(f.closed_at, $2::timestamptz)::date
        order by c.at, c.id)) as told,
      to_json(array(
        select json_build_object('id', st.id, 'at', st.at, 'kind', st.kind, 'by', ${personSql('b')},
          'to', ${personSql('w')}, 'note', st.note)
        from follow_up_steps st left join accounts b on b.id = st.by_id left join accounts w on w.id = st.to_id
        where st.follow_up_id = f.id order by st.id)) as steps,
      to_json(array(
        select json_build_object('id', a.id, 'name', ${spokenNameSql('a')}) from accounts a
        where a.id <> $1 and f.closed_at is null and a.scope = 'educator' and a.status <> 'deactivated' and (a.id = s.owner_id
          or a.id in (select sh.account_id from student_shares sh where sh.student_id = s.id)
          or a.id in (select unnest(array[fs.responder_id, fs.backup_id]) from follow_up_settings fs where fs.school_id = f.school_id))
        order by a.last_name, a.first_name, a.id)) as pass_to
    from follow_ups f join students s on s.id = f.student_id join schools sc on sc.id = f.school_id
    left join accounts t on t.id = s.owner_id left join accounts o on o.id = f.owner_id
    where ${readsFollowUpSql('$1')}`;

const lists = {
  mine: statement(row, `${SELECT} and ${isListed.mine} order by ${order.mine} limit ${MOST}`),
  all: statement(row, `${SELECT} and ${isListed.all} order by ${order.all} limit ${MOST}`),
  closed: statement(row, `${SELECT} and ${isListed.closed} order by ${order.closed} limit ${MOST}`),
};
/** Of one child, for its page. */
const ofChild = statement(row, `${SELECT} and s.id = $3 order by f.opened_at desc, f.id desc limit ${MOST}`);

const countClosed = statement(
  { count: z.number() },
  `
    select count(*)::int as count from follow_ups f join students s on s.id = f.student_id
    where ${readsFollowUpSql('$1')} and f.closed_at > $2::timestamptz - interval '30 days'`,
);

const findLines = statement(
  {
    school_id: z.number(),
    school: z.string(),
    on: z.boolean(),
    hours: hoursShape,
    contact_name: z.string(),
    contact_phone: z.string(),
    answers: z.boolean(),
    country: z.enum(COUNTRIES),
    steps: z.string(),
  },
  `
    select fs.school_id, sc.name as school, coalesce(${isOnSql('$2::timestamptz')}, false) as on, fs.hours,
      fs.contact_name, fs.contact_phone, fs.country, fs.steps, coalesce($1 in (fs.responder_id, fs.backup_id), false) as answers
    from follow_up_settings fs join schools sc on sc.id = fs.school_id
    where fs.school_id = (select own.school_id from accounts own where own.id = $1)
      or $1 in (fs.responder_id, fs.backup_id)
    order by sc.name, fs.school_id`,
);

/** The line on top of every page, of each school that is the reader's. */
async function crisisLines(
  tx: Tx,
  readerId: number,
  now: Date,
): Promise<{ lines: CrisisLine[]; answers: boolean }> {
  const found = await findLines(tx, readerId, now);
  return {
    lines: found.map(({ answers: _own, ...line }) => line),
    answers: found.some(({ on, answers }) => on && answers),
  };
}

export async function readFollowUps(context: Context<typeof calls.listFollowUps>): Promise<FollowUps> {
  const { tx, actor, input, now } = context;
  const { lines, answers } = await crisisLines(tx, actor.id, now);
  const covered = actor.actingAsBy !== null;
  const { _list: list, _student: child } = input;
  const ask = () =>
    child === undefined ? lists[list](tx, actor.id, now) : ofChild(tx, actor.id, now, child);
  const found = covered ? [] : await ask();
  const [closed] = covered ? [] : await countClosed(tx, actor.id, now);
  const seen = await seenFirst(context, {
    action: 'follow-ups.read',
    timeZone: found[0]?.time_zone ?? DEFAULT_TIME_ZONE,
    ids: found.map(({ student_id: id }) => id),
  });
  context.about({
    type: 'follow-ups',
    id: actor.id,
    details: { list, count: found.length, ...(child === undefined ? {} : { student: child }), ...seen },
  });
  return {
    data: await sayAll(tx, found, now),
    covered,
    lines,
    answers,
    closed_this_month: closed?.count ?? 0,
  };
}

async function sayAll(tx: Tx, found: readonly Found[], now: Date): Promise<FollowUp[]> {
  const ids = found.filter((one) => one.closed_at === null).map((one) => one.school_id);
  const schools = await respondingSchools(tx, ids, now);
  const names = new Map(found.flatMap(({ pass_to: people }) => people.map(({ id, name }) => [id, name])));
  return found.map((one) => say(one, schools.get(one.school_id), names, now));
}

function say(
  one: Found,
  school: RespondingSchool | undefined,
  names: ReadonlyMap<number, string>,
  now: Date,
): FollowUp {
  const days = answeredDays(one.told);
  const end = one.last_hard_day ?? dayIn(one.time_zone, one.opened_at);
  return {
    id: one.id,
    child: { id: one.student_id, name: one.child, teacher: one.teacher, near: one.near, opens: one.opens },
    time_zone: one.time_zone,
    reason: one.reason,
    opened_at: one.opened_at.toISOString(),
    days: daysOfStreak(days, end),
    owner: one.owner,
    next: nextOf(one, school, names, now),
    late: one.late,
    closed_at: one.closed_at?.toISOString() ?? null,
    closed_with: one.closed_with,
    steps: one.steps.map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
    pass_to: one.pass_to,
  };
}

/** Who is asked when the clock runs out, as things stand now: the reader is left without a name. */
function nextOf(
  one: Found,
  school: RespondingSchool | undefined,
  names: ReadonlyMap<number, string>,
  now: Date,
): FollowUp['next'] {
  if (one.closed_at !== null || one.owner !== null || one.due_at === null) return null;
  const at = one.due_at > now ? one.due_at : now;
  const [move] = movesBy(respondersOf(school), clockOf(one), at);
  return { at: one.due_at.toISOString(), name: names.get(move?.ask[0] ?? 0) ?? null };
}

const PARTS = partsFor('$1');
const counted = (part: keyof typeof PARTS): string =>
  `count(*) filter (where ${PARTS[part]})::int as ${part}`;

const countOpen = statement(
  { open: z.number(), yours: z.number(), asks_you: z.number(), waits: z.number(), taken: z.number() },
  `
    select count(*)::int as open, ${counted('yours')}, ${counted('asks_you')}, ${counted('waits')}, ${counted('taken')}
    from follow_ups f join students s on s.id = f.student_id
    where f.closed_at is null and ${readsFollowUpSql('$1')}`,
);
const NONE: Omit<OpenFollowUps, 'waiting'> = { open: 0, yours: 0, asks_you: 0, waits: 0, taken: 0 };

export async function readWaiting({
  tx,
  actor,
}: Context<typeof calls.countWaiting>): Promise<{ data: OpenFollowUps }> {
  const [counts = NONE] = actor.actingAsBy === null ? await countOpen(tx, actor.id) : [];
  return { data: { ...counts, waiting: counts.yours + counts.asks_you } };
}
