import type { Tx } from '#platform/server/database.ts';
import { statement } from '#platform/server/statement.ts';

/**
 * Students are shared among colleagues: people of one school, or of one group. Where that ends, so does what they see
 * of each other's students. Whoever shares locks the receiver's account first, and so do the callers of these: a share
 * made in the same moment is either ended here or refused there.
 */
const HAVE_NO_COMMON_GROUP = `not exists (
      select from group_members mine join group_members theirs on theirs.group_id = mine.group_id
      where mine.account_id = sh.account_id and theirs.account_id = s.owner_id)`;

const leaveSchool = statement(`
    delete from student_shares sh using students s
    where s.id = sh.student_id and sh.account_id = $1 and s.school_id = $2 and ${HAVE_NO_COMMON_GROUP}
    returning sh.student_id`);

/** For somebody who works at another school now. Answers how many shares ended. */
export async function endSharesOfSchool(tx: Tx, accountId: number, schoolId: number | null): Promise<number> {
  return schoolId === null ? 0 : (await leaveSchool(tx, accountId, schoolId)).length;
}

const leaveGroup = statement(`
    delete from student_shares sh using students s, accounts a
    where s.id = sh.student_id and a.id = sh.account_id
      and sh.account_id = any($1::bigint[]) and s.owner_id = any($1::bigint[])
      and (sh.account_id = any($2::bigint[]) or s.owner_id = any($2::bigint[]))
      and a.school_id is distinct from s.school_id and ${HAVE_NO_COMMON_GROUP}
    returning sh.student_id`);

/** For people who have left a group, among all who were in it before. In both directions. */
export async function endSharesOfGroup(
  tx: Tx,
  people: { before: readonly number[]; left: readonly number[] },
): Promise<number> {
  return people.left.length === 0 ? 0 : (await leaveGroup(tx, people.before, people.left)).length;
}
