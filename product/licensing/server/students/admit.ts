import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { type Day, dayIn } from '#platform/contract/days.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { studentZone } from '#product/accounts/server/time-zones/zones.ts';
import { notifyKeepers } from '#product/notifications/server/dashboard.ts';
import { dayAtSchool, trialsFor } from '#product/rosters/server/students/license-state.ts';
import { operate } from '../ledger/operations.ts';
import { giveLicenses, tryLicenses, type Wish } from './assign.ts';

/** A copy that staff made to look at something needs no license. */
export function isLicensedOn(student: { licenseEndsOn: Day | null; isSandbox: boolean }, day: Day): boolean {
  return student.isSandbox || (student.licenseEndsOn !== null && student.licenseEndsOn >= day);
}

const findComing = statement(
  {
    owner_id: z.number(),
    license_ends_on: z.nullable(z.string()),
    is_sandbox: z.boolean(),
    time_zone: z.string(),
    trials: z.array(z.number()),
    parents: z.array(z.number()),
  },
  `
    select s.owner_id, s.license_ends_on, s.is_sandbox, ${studentZone()} as time_zone,
      to_json(array(select l.account_id from ${trialsFor(dayAtSchool('$2::timestamptz'))})) as trials,
      to_json(array(select a.id from accounts a where a.family_id = s.family_id and a.scope = 'parent')) as parents
    from students s left join schools sc on sc.id = s.school_id where s.id = $1`,
);

const noteUnlicensed = statement(`
    insert into unlicensed_logins (student_id, on_day, owner_id, last_at) values ($1, $2, $3, $4)
    on conflict (student_id, on_day)
    do update set times = unlicensed_logins.times + 1, owner_id = excluded.owner_id, last_at = excluded.last_at`);

/**
 * Whether a student may come in. Without a license of the own, a valid trial of who looks after the student gives one;
 * paid licenses are given by people only. Who must stay outside is noted, and the educator or the family's parents hear of it.
 */
export async function admitStudent(db: Db, studentId: number, now: Date): Promise<boolean> {
  const [coming] = await findComing(db, studentId, now);
  if (coming === undefined) return false;
  const today = dayIn(coming.time_zone, now);
  const { license_ends_on: licenseEndsOn, is_sandbox: isSandbox } = coming;
  if (isLicensedOn({ licenseEndsOn, isSandbox }, today)) return true;
  return db.transaction().execute(async (tx) => {
    const wish = { studentId, payers: coming.trials, program: null };
    if (await letInOnTrial(tx, wish, today, now)) return true;
    await noteUnlicensed(tx, studentId, today, coming.owner_id, now);
    await notifyKeepers(tx, {
      accountIds: [coming.owner_id, ...coming.parents],
      kind: 'student-login-without-license',
      data: {},
      operation: `student-login-without-license:${today}`,
      now,
    });
    return false;
  });
}

/**
 * Every attempt is a deed of its own: what one was answered says nothing about the next, when the trial may have been
 * prolonged or the license taken back. Two at once wait for each other at the student.
 */
async function letInOnTrial(tx: Tx, wish: Wish, today: Day, now: Date): Promise<boolean> {
  if (wish.payers.length === 0) return false;
  // Who comes in vain, perhaps every minute, leaves no operation behind.
  const { assignment } = await tryLicenses(tx, [wish], today, { from: 'trial' });
  if (assignment.short.length > 0) return false;
  const operationId = `trial-at-login:${wish.studentId}:${randomUUID()}`;
  const deed = { tx, kind: 'assign', actor: null, now, today, operationId };
  return operate(deed, Boolean, async (operation) => {
    return (await giveLicenses(operation, [wish], { from: 'trial' })).short.length === 0;
  });
}
