import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import { featureOnSql } from '#product/schools/server/features/features.ts';
import type { Adult } from '../contract.ts';
import { MOST_TOLD_OF } from '../rules/results/events.ts';

const findAdults = statement(
  { id: z.number(), name: z.string() },
  `
    select a.id, ${spokenNameSql('a')} as name
    from students st join accounts a on a.id = st.owner_id or a.family_id = st.family_id
      or a.id in (select account_id from student_shares where student_id = st.id)
      or a.id in (
        select l.account_id from family_links l join schools sc on sc.id = l.school_id
        where l.student_id = st.id and l.school_id = st.school_id and sc.family_feelings
          and ${featureOnSql('family-links', 'sc.id')}
      )
    where st.id = $1 and a.status <> 'deactivated'
    order by a.id <> st.owner_id, a.last_name, a.first_name, a.id limit ${MOST_TOLD_OF}`,
);

/**
 * Who can see what a child says of its feelings: who looks after it, whom it is shared with, its family,
 * and whom the school has linked, where it shares feelings with them.
 */
export function adultsWhoSee(tx: Tx, studentId: number): Promise<Adult[]> {
  return findAdults(tx, studentId);
}

/** Who answers for hard weeks is named whatever happens: of all the others as many as a child can be told of. */
export function withResponders(adults: readonly Adult[], responders: readonly Adult[]): Adult[] {
  const others = responders.filter(({ id }) => !adults.some((adult) => adult.id === id));
  return [...adults.slice(0, MOST_TOLD_OF - others.length), ...others];
}
