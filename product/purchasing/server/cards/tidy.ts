import type { Db } from '#platform/server/database/database.ts';

/** What was begun and came to nothing. */
export async function tidyPayments(db: Db, ago: (days: number) => Date): Promise<void> {
  // Somebody who began to buy and did not: nobody will ask for their name any more, unless money came all the same and
  // staff have not settled it yet.
  await db
    .updateTable('payments')
    .set({ parent_first_name: null, parent_last_name: null, parent_email: null })
    .where('status', 'in', ['expired', 'failed', 'canceled'])
    .where('created_at', '<', ago(30))
    .where('parent_email', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_events')
            .whereRef('payment_events.session_id', '=', 'payments.session_id')
            .where('attention', 'is not', null)
            .where('settled_at', 'is', null),
        ),
      ),
    )
    .execute();
}
