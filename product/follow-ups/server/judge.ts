import * as z from 'zod/mini';
import { type Day, dayIn } from '#platform/contract/days.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { consentsSql } from '#product/consents/server/asking.ts';
import { CHECK_INS, SKIPPED } from '#product/play/rules/results/events.ts';
import { askedAt, startClock } from '../rules/clock.ts';
import { SHORTEST_RETENTION } from '../rules/settings.ts';
import { answeredDays, hardStreak, isHard, LOOKS_BACK_DAYS } from '../rules/streak.ts';
import { isOnSql, type RespondingSchool, respondersOf, respondingSchools } from './schools.ts';
import { keepClock, nearAdults, writeStep } from './store.ts';
import { type FollowUpPost, stepOperation, tellAtOnce } from './tell.ts';

const told = z.array(z.object({ on_day: z.string(), feeling: z.enum([...CHECK_INS, SKIPPED]) }));

/** What a child `s` was told that somebody sees, since its school watches: `fs` are its settings, `now` a moment. */
const TOLD = (now: string): string => `to_json(array(
        select json_build_object('on_day', c.on_day, 'feeling', c.feeling) from check_ins c
        where c.student_id = s.id and cardinality(c.told_to) > 0
          and c.on_day >= (${now} - interval '${LOOKS_BACK_DAYS} days')::date
          and c.on_day >= (fs.on_since at time zone sc.time_zone)::date
        order by c.at, c.id))`;

const childRow = {
  school_id: z.number(),
  told,
  known_day: z.nullable(z.string()),
  consents: z.boolean(),
  talks: z.array(z.object({ id: z.string(), at: z.string() })),
};
type JudgedChild = Row<typeof childRow>;

/**
 * A request `t` that nobody has heard of. That it was heard goes with its follow-up, after the school's own period at the
 * earliest: what is older than that is new to nobody.
 */
const UNHEARD = `t.received_at > $2::timestamptz - interval '${SHORTEST_RETENTION - 1} days'
        and not exists (select from follow_up_steps heard where heard.talk_id = t.id)`;

/** The child stays as it is until it is judged: what it says meanwhile is judged after it. */
const lockChild = statement('select from students where id = $1 for no key update');
const findChild = statement(
  childRow,
  `
    select s.school_id, ${TOLD('$2::timestamptz')} as told,
      (select max(f.last_hard_day) from follow_ups f where f.student_id = s.id) as known_day,
      ${consentsSql('follow-up', 's')} as consents,
      to_json(array(select json_build_object('id', t.id, 'at', t.at) from talk_requests t
        where t.student_id = s.id and ${UNHEARD}
        order by t.at, t.id)) as talks
    from students s join schools sc on sc.id = s.school_id join follow_up_settings fs on fs.school_id = s.school_id
    where s.id = $1 and not s.is_sandbox and fs.on_since is not null`,
);
const openRow = {
  id: z.number(),
  owner_id: z.nullable(z.number()),
  reason: z.enum(['streak', 'talk']),
  late: z.boolean(),
};
const findOpen = statement(
  openRow,
  'select id, owner_id, reason, late from follow_ups where student_id = $1 and closed_at is null for update',
);

/**
 * Opens what a child's answers and requests ask for: one at a time, and once, however often it is looked. A request is
 * heard also where the school has switched follow-up off since, or the family has said no: the child was told that
 * somebody looks.
 */
export function judgeChild(db: Db, ports: FollowUpPost, studentId: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockChild(tx, studentId);
    const [child] = await findChild(tx, studentId, now);
    if (child === undefined) return;
    const school = (await respondingSchools(tx, [child.school_id], now)).get(child.school_id);
    if (school === undefined) return;
    const [open] = await findOpen(tx, studentId);
    const days = answeredDays(child.told);
    const judged = { tx, ports, studentId, school, now, known: days.findLast(isHard)?.day ?? null };
    if (open !== undefined) {
      if (child.consents) await noteHardDay(tx, open.id, judged.known);
      if (child.talks.length > 0) await hearAgain(judged, open, child.talks);
    } else if (child.talks.length > 0) {
      await openOne(judged, 'talk', child.talks);
    } else if (school.on && child.consents && hardStreak(days, child.known_day) !== null) {
      await openOne(judged, 'streak', []);
    }
  });
}

type Judged = {
  tx: Tx;
  ports: FollowUpPost;
  studentId: number;
  school: RespondingSchool;
  now: Date;
  known: Day | null;
};

const setHardDay = statement(
  'update follow_ups set last_hard_day = greatest(last_hard_day, $2::date) where id = $1',
);

/** Whoever has it knows of this day, too. */
async function noteHardDay(tx: Tx, followUpId: number, day: Day | null): Promise<void> {
  if (day !== null) await setHardDay(tx, followUpId, day);
}

const insertOne = statement(
  { id: z.number() },
  `
    insert into follow_ups (student_id, school_id, reason, opened_at, clock_from, due_at, last_hard_day)
    values ($1, $2, $3, $4, $4, $5, $6) on conflict do nothing returning id`,
);

async function openOne(
  judged: Judged,
  reason: 'streak' | 'talk',
  talks: JudgedChild['talks'],
): Promise<void> {
  const { tx, studentId, school, now, known } = judged;
  const { due } = startClock(respondersOf(school), now);
  const [made] = await insertOne(tx, studentId, school.school_id, reason, now, due, known);
  if (made === undefined) return;
  await writeStep(tx, made.id, { kind: 'opened', at: now });
  if (talks.length > 0) await tellOfTalk(judged, await hear(tx, made.id, talks));
}

/** Each request is written down where it was answered; the last of them is what is told of. */
async function hear(tx: Tx, followUpId: number, talks: JudgedChild['talks']): Promise<number> {
  let step = 0;
  for (const { id, at } of talks) {
    step = await writeStep(tx, followUpId, { kind: 'talk', at: new Date(at), talk: id });
  }
  return step;
}

const setReason = statement("update follow_ups set reason = 'talk' where id = $1");

/** Somebody who has it has to say so once more: what was taken last week is not what is asked for now. */
async function hearAgain(
  judged: Judged,
  open: Row<typeof openRow>,
  talks: JudgedChild['talks'],
): Promise<void> {
  const { tx, school, now } = judged;
  const isNews = open.owner_id !== null || open.reason !== 'talk';
  const step = await hear(tx, open.id, talks);
  await setReason(tx, open.id);
  if (open.owner_id !== null) {
    const clock = startClock(respondersOf(school), now, [open.owner_id]);
    await keepClock(tx, open.id, { ...clock, late: open.late });
  }
  if (isNews) await tellOfTalk(judged, step);
}

/** At once: who teaches the child, and the first of the two who is there. */
async function tellOfTalk({ tx, ports, studentId, school, now }: Judged, step: number): Promise<void> {
  const responders = respondersOf(school);
  const present = askedAt(responders, dayIn(school.time_zone, now));
  const both = [responders.responder, responders.backup].filter((id) => id !== null);
  const accountIds = [...(await nearAdults(tx, studentId)), ...(present === null ? both : [present])];
  const telling = {
    what: 'talk' as const,
    accountIds: [...new Set(accountIds)],
    operation: stepOperation(step),
  };
  await tellAtOnce(tx, ports, telling, now);
}

/** Children that are looked at in one question: many, and none of them is kept waiting. */
const BUNCH = 2000;
const findBunch = statement(
  {
    id: z.number(),
    told,
    known_day: z.nullable(z.string()),
    open: z.boolean(),
    waits: z.boolean(),
  },
  `
    with fs as materialized (
      select fs.school_id, fs.on_since from follow_up_settings fs where ${isOnSql('$2::timestamptz')}
    )
    select s.id, ${TOLD('$2::timestamptz')} as told,
      (select max(f.last_hard_day) from follow_ups f where f.student_id = s.id) as known_day,
      exists (select from follow_ups f where f.student_id = s.id and f.closed_at is null)
        or not ${consentsSql('follow-up', 's')} as open,
      exists (select from talk_requests t where t.student_id = s.id
        and ${UNHEARD}) as waits
    from students s join schools sc on sc.id = s.school_id join fs on fs.school_id = s.school_id
    where s.id > $1 and s.archived_at is null and not s.is_sandbox
    order by s.id limit ${BUNCH}`,
);

/** All children of the schools that watch, in case a look was lost. Answers how many were looked at. */
export async function judgeAll(db: Db, ports: FollowUpPost, now: Date): Promise<number> {
  let [after, count] = [0, 0];
  for (;;) {
    const bunch = await findBunch(db, after, now);
    for (const { id, told: said, known_day: known, open, waits } of bunch) {
      const isHardWeek = !open && hardStreak(answeredDays(said), known) !== null;
      if (waits || isHardWeek) await judgeChild(db, ports, id, now);
    }
    count += bunch.length;
    const last = bunch.at(-1);
    if (last === undefined) return count;
    after = last.id;
  }
}
