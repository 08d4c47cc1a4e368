import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import { featureOnSql } from '#product/schools/server/features/features.ts';
import type { Adult } from '../contract.ts';
import { MOST_TOLD_OF } from '../rules/results/events.ts';
import { asksCheckIn } from './player.ts';

const adultRow = { id: z.number(), name: z.string() };

/** Of students `st`: accounts `a`, and the order in which a child is told of them. */
const WHO_SEES = `
    from students st join accounts a on a.id = st.owner_id or a.family_id = st.family_id
      or a.id in (select account_id from student_shares where student_id = st.id)
      or a.id in (
        select l.account_id from family_links l join schools sc on sc.id = l.school_id
        where l.student_id = st.id and l.school_id = st.school_id and sc.family_feelings
          and ${featureOnSql('family-links', 'sc.id')}
      )
    where a.status <> 'deactivated'`;
const IN_ORDER = 'a.id <> st.owner_id, a.last_name, a.first_name, a.id';

const findAdults = statement(
  adultRow,
  `select a.id, ${spokenNameSql('a')} as name ${WHO_SEES} and st.id = $1 order by ${IN_ORDER} limit ${MOST_TOLD_OF}`,
);

/**
 * Who can see what a child says of its feelings: who looks after it, whom it is shared with, its family,
 * and whom the school has linked, where it shares feelings with them.
 */
export function adultsWhoSee(tx: Tx, studentId: number): Promise<Adult[]> {
  return findAdults(tx, studentId);
}

const findAdultsOfEach = statement(
  { student_id: z.number(), ...adultRow },
  `select st.id as student_id, a.id, ${spokenNameSql('a')} as name ${WHO_SEES} and st.id = any($1::bigint[])
    order by st.id, ${IN_ORDER}`,
);

const findAsked = statement(
  { id: z.number() },
  `
    select st.id from students st join accounts o on o.id = st.owner_id left join schools sc on sc.id = st.school_id
    where st.id = any($1::bigint[]) and ${asksCheckIn('st')} order by st.id`,
);

/** The same of many children; those who are not asked are told of nobody, and are not among them. */
export async function adultsWhoSeeEach(tx: Tx, studentIds: readonly number[]): Promise<Map<number, Adult[]>> {
  const asked = (await findAsked(tx, studentIds)).map(({ id }) => id);
  const each = new Map<number, Adult[]>(asked.map((id) => [id, []]));
  for (const { student_id: student, ...adult } of await findAdultsOfEach(tx, asked)) {
    const adults = each.get(student);
    if (adults !== undefined && adults.length < MOST_TOLD_OF) adults.push(adult);
  }
  return each;
}

/** Who answers for hard weeks is named whatever happens: of all the others as many as a child can be told of. */
export function withResponders(adults: readonly Adult[], responders: readonly Adult[]): Adult[] {
  const others = responders.filter(({ id }) => !adults.some((adult) => adult.id === id));
  return [...adults.slice(0, MOST_TOLD_OF - others.length), ...others];
}
