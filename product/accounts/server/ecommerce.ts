import { dayIn } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database.ts';
import { statement } from '#platform/server/statement.ts';
import type { EcommerceState } from '../rules/ecommerce.ts';
import { DEFAULT_TIME_ZONE, trialDaysLeft, UNVERIFIED_STUDENT_LIMIT } from '../rules/free-trial.ts';

type Usage = {
  free_trial_ends_on: string | null;
  status: string;
  time_zone: string | null;
  students: number;
  students_with_program: number;
};

const findUsage = statement<Usage>(`
    select a.free_trial_ends_on, a.status, s.time_zone, n.students, n.students_with_program
    from accounts a
    left join schools s on s.id = a.school_id
    cross join lateral (
      select count(*) as students, count(active_program) as students_with_program
      from students where owner_id = a.id and archived_at is null
    ) n
    where a.id = $1`);

const NO_LICENSES = { quantity: 0, used: 0, remaining: 0 };

/** What the account may use. Nothing can be bought yet, so the free trial is all there is to tell. */
export async function getEcommerceOf(tx: Tx, actor: Actor, now: Date): Promise<EcommerceState> {
  const [row] = actor.scope === 'student' ? [] : await findUsage(tx, actor.id);
  const endsOn = row?.free_trial_ends_on ?? null;
  return {
    is_active_customer: false,
    purchases: {
      free_trial:
        endsOn === null
          ? null
          : {
              ends_on: endsOn,
              days_left: trialDaysLeft(endsOn, dayIn(row?.time_zone ?? DEFAULT_TIME_ZONE, now)),
              student_limit: row?.status === 'verified' ? null : UNVERIFIED_STUDENT_LIMIT,
            },
      individual: NO_LICENSES,
      site: NO_LICENSES,
    },
    product_usage: { students: row?.students ?? 0, students_with_program: row?.students_with_program ?? 0 },
  };
}
