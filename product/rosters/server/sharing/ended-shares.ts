import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { AGREED, NEAR, REMAIN_COLLEAGUES } from '#product/schools/server/reach/shares.ts';

/**
 * Where people are colleagues no longer, so ends what they see of each other's students. Whoever shares locks the
 * receiver's account first, and so do the callers of these: a share made in the same moment is either ended here or
 * refused there.
 */
const leaveSchool = statement(`
    delete from student_shares sh using students s, accounts a
    where s.id = sh.student_id and a.id = sh.account_id and sh.account_id = $1 and s.school_id = $2
      and not ${REMAIN_COLLEAGUES}
    returning sh.student_id`);
const hideCards = statement(`
    update student_shares sh set login_cards = false from students s, accounts a
    where s.id = sh.student_id and a.id = sh.account_id and sh.account_id = $1 and sh.login_cards and not ${NEAR}`);

/** For somebody who works at another school now. Answers how many shares ended. */
export async function endSharesOfSchool(tx: Tx, accountId: number, schoolId: number | null): Promise<number> {
  if (schoolId === null) return 0;
  const ended = await leaveSchool(tx, accountId, schoolId);
  await hideCards(tx, accountId);
  return ended.length;
}

const leaveGroup = statement(`
    delete from student_shares sh using students s, accounts a
    where s.id = sh.student_id and a.id = sh.account_id
      and sh.account_id = any($1::bigint[]) and s.owner_id = any($1::bigint[])
      and (sh.account_id = any($2::bigint[]) or s.owner_id = any($2::bigint[]))
      and a.school_id is distinct from s.school_id and not ${REMAIN_COLLEAGUES}
    returning sh.student_id`);

/** For people who have left a group, among all who were in it before. In both directions. */
export async function endSharesOfGroup(
  tx: Tx,
  people: { before: readonly number[]; left: readonly number[] },
): Promise<number> {
  return people.left.length === 0 ? 0 : (await leaveGroup(tx, people.before, people.left)).length;
}

const endUnagreed = statement(`
    delete from student_shares sh using students s, accounts a
    where s.id = sh.student_id and a.id = sh.account_id and s.school_id = $1 and not ${NEAR} and not ${AGREED}
    returning sh.student_id`);

/** Where a school agrees to a group no longer: what its students were shared for beyond the district. */
export async function endSharesWithoutAgreement(tx: Tx, schoolId: number): Promise<number> {
  return (await endUnagreed(tx, schoolId)).length;
}

const leaveAll = statement('delete from student_shares where account_id = $1');

/** For somebody who is no educator any more. */
export async function endSharesOf(tx: Tx, accountId: number): Promise<void> {
  await leaveAll(tx, accountId);
}
