import * as z from 'zod/mini';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { job } from '#platform/server/jobs.ts';
import { confirmedUntil, warningDue } from '../rules/settings.ts';
import { judgeAll } from './judge.ts';
import { isOnSql } from './schools.ts';
import { type FollowUpPost, RESPONDERS, tellAtOnce } from './tell.ts';

export const watchFollowUps = job<Record<string, never>>('follow-ups.watch', { retryLimit: 5 });
export const WATCH_FOLLOW_UPS_AT = '7 * * * *';

const settingsRow = {
  school_id: z.number(),
  valid: z.boolean(),
  confirmed_at: z.date(),
  people: z.array(z.number()),
};

/** Who runs a school, and who answers there. */
const findOn = statement(
  settingsRow,
  `
    select fs.school_id, coalesce(${isOnSql('$1::timestamptz')}, false) as valid, fs.confirmed_at,
      to_json(array(select distinct m.account_id from group_members m join groups g on g.id = m.group_id
        where m.role in ('owner', 'admin') and g.kind = 'school' and g.school_id = fs.school_id
        union select fs.responder_id where fs.responder_id is not null
        union select fs.backup_id where fs.backup_id is not null)) as people
    from follow_up_settings fs where fs.is_on order by fs.school_id`,
);
const switchOff = statement(
  { school_id: z.number() },
  `
    update follow_up_settings set is_on = false, updated_at = $2
    where school_id = $1 and is_on and confirmed_at = $3 returning school_id`,
);

/** Warns before a school's year ends, and switches off where it has, or where one who answers has left. */
export async function endYears(db: Db, ports: FollowUpPost, now: Date): Promise<void> {
  for (const school of await findOn(db, now)) {
    await db.transaction().execute((tx) => (school.valid ? warn : end)(tx, ports, school, now));
  }
}

type On = Row<typeof settingsRow>;

async function warn(tx: Tx, ports: FollowUpPost, school: On, now: Date): Promise<void> {
  const days = warningDue(school.confirmed_at, now);
  if (days === null) return;
  const until = confirmedUntil(school.confirmed_at);
  const operation = `follow-up-ends:${school.school_id}:${until.toISOString().slice(0, 10)}:${days}`;
  const data = { date: dayIn(DEFAULT_TIME_ZONE, until) };
  const telling = { what: 'ends' as const, accountIds: school.people, operation, data, path: RESPONDERS };
  await tellAtOnce(tx, ports, telling, now);
}

async function end(tx: Tx, ports: FollowUpPost, school: On, now: Date): Promise<void> {
  if ((await switchOff(tx, school.school_id, now, school.confirmed_at)).length === 0) return;
  const operation = `follow-up-off:${school.school_id}:${now.toISOString()}`;
  const telling = { what: 'off' as const, accountIds: school.people, operation, path: RESPONDERS };
  await tellAtOnce(tx, ports, telling, now);
}

/** Once an hour: what no look may have missed. */
export async function watch(db: Db, ports: FollowUpPost, now: Date): Promise<void> {
  await endYears(db, ports, now);
  await judgeAll(db, ports, now);
}
