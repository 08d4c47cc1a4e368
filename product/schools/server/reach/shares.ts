import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

/**
 * Students are shared among colleagues: people of one school, or of one group. Where that ends, so does what they see
 * of each other's students. Whoever shares locks the receiver's account first, and so do the callers of these: a share
 * made in the same moment is either ended here or refused there.
 */
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

const REMAIN_COLLEAGUES = `(${AGREED} or ${NEAR} and exists (select ${COMMON_GROUPS}))`;

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

const holdAgreements = statement(
  'select group_id from reading_agreements where school_id = any($1::bigint[]) order by 1 for share',
);

/** What these schools agreed to stays so until the share is made; who ends an agreement waits, and ends the share too. */
export async function holdAgreementsOf(tx: Tx, schoolIds: readonly number[]): Promise<void> {
  await holdAgreements(tx, schoolIds);
}

const endUnagreed = statement(`
    delete from student_shares sh using students s, accounts a
    where s.id = sh.student_id and a.id = sh.account_id and s.school_id = $1 and not ${NEAR} and not ${AGREED}
    returning sh.student_id`);

/** Where a school agrees to a group no longer: what its students were shared for beyond the district. */
export async function endSharesWithoutAgreement(tx: Tx, schoolId: number): Promise<number> {
  return (await endUnagreed(tx, schoolId)).length;
}
