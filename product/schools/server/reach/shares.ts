import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

/** Students are shared among colleagues: people of one school, or of one group. */
const COMMON_GROUPS = `from group_members mine join group_members theirs on theirs.group_id = mine.group_id
      where mine.account_id = a.id and theirs.account_id = s.owner_id`;

/**
 * SQL: the educator `a` works in the district of the school of the student `s`, or for it; where there is no school,
 * there is none to ask.
 */
export const NEAR = `(s.school_id is null
      or exists (select from schools own join schools beside
        on beside.id = own.id or beside.district_id = own.district_id
        where own.id = s.school_id and beside.id = a.school_id)
      or a.school_id is null and exists (select from group_members works join groups office on office.id = works.group_id
        where works.account_id = a.id and office.kind <> 'team' and (office.school_id = s.school_id
          or office.district_id = (select own.district_id from schools own where own.id = s.school_id))))`;

/** SQL: an admin of the student's school agreed to a group that the educator and the student's own are both in. */
export const AGREED = `exists (select from reading_agreements agreed
      where agreed.school_id = s.school_id and agreed.group_id in (select mine.group_id ${COMMON_GROUPS}))`;

/** SQL: the educator `a` and the own educator of the student `s` have a group in common by which they share. */
export const REMAIN_COLLEAGUES = `(${AGREED} or ${NEAR} and exists (select ${COMMON_GROUPS}))`;

const holdAgreements = statement(
  'select group_id from reading_agreements where school_id = any($1::bigint[]) order by 1 for share',
);

/** What these schools agreed to stays so until the share is made; who ends an agreement waits, and ends the share too. */
export async function holdAgreementsOf(tx: Tx, schoolIds: readonly number[]): Promise<void> {
  await holdAgreements(tx, schoolIds);
}
