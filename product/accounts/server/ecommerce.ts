import { dayIn } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database.ts';
import type { EcommerceState } from '../rules/ecommerce.ts';
import { DEFAULT_TIME_ZONE, trialDaysLeft, UNVERIFIED_STUDENT_LIMIT } from '../rules/free-trial.ts';

const NO_LICENSES = { quantity: 0, used: 0, remaining: 0 };

/** What the account may use. Nothing can be bought yet, so the free trial is all there is to tell. */
export async function getEcommerceOf(tx: Tx, actor: Actor, now: Date): Promise<EcommerceState> {
  const row =
    actor.scope === 'student'
      ? undefined
      : await tx
          .selectFrom('accounts')
          .leftJoin('schools', 'schools.id', 'accounts.school_id')
          .select((query) => [
            'free_trial_ends_on',
            'status',
            'time_zone',
            query
              .selectFrom('students')
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .whereRef('owner_id', '=', 'accounts.id')
              .where('archived_at', 'is', null)
              .as('students'),
            query
              .selectFrom('students')
              .select(({ fn }) => fn.count<number>('active_program').as('count'))
              .whereRef('owner_id', '=', 'accounts.id')
              .where('archived_at', 'is', null)
              .as('students_with_program'),
          ])
          .where('accounts.id', '=', actor.id)
          .executeTakeFirst();
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
