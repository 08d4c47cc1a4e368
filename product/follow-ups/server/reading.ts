import { answersForSql } from './answering.ts';
import { worksAtSql } from './schools.ts';

/**
 * Who knows of a follow-up `f` of a student `s`: who teaches the child or has it shared, the two who answer at its
 * school. Who only runs a school or a district is not among them. `who` is an id in SQL.
 */
export const isNearSql = (who: string): string =>
  `(s.owner_id = ${who} or s.id = any(array(select mine.student_id from student_shares mine where mine.account_id = ${who})))`;

const answersSql = (who: string): string =>
  `f.school_id = any(array(select answers.school_id from follow_up_settings answers join accounts self on self.id = ${who}
      where ${who} in (answers.responder_id, answers.backup_id) and ${worksAtSql('self', 'answers.school_id')}))`;

export const readsFollowUpSql = (who: string): string => `(${isNearSql(who)} or ${answersSql(who)})`;

/** One of `student` is open that `who` knows of. */
export const isFollowedUpSql = (student: string, who: string): string =>
  `exists (select from follow_ups f join students s on s.id = f.student_id
      where f.student_id = ${student} and f.closed_at is null and ${readsFollowUpSql(who)})`;

/** Of students `s`: whose page opens for `who`. */
export const opensPageSql = (who: string): string => `(${isNearSql(who)} or ${answersForSql(who)})`;

/** Nobody has it, and this reader is asked: it is their own child, or the clock has come to them. */
const asksSql = (who: string): string =>
  `(f.owner_id is null and (${isNearSql(who)} or ${who} = any(f.asked_ids)))`;

/** Of those that are open: the own, and those that nobody has and that ask for this reader. */
export const isMineSql = (who: string): string => `(f.owner_id = ${who} or ${asksSql(who)})`;

/**
 * The parts of what is open, as conditions on `f` and its student `s`: every open follow-up is in one of them for each
 * reader. Lists, badge and homes count by these alone.
 */
export const partsFor = (who: string) => ({
  yours: `f.owner_id = ${who}`,
  asks_you: asksSql(who),
  waits: `f.owner_id is null and not ${asksSql(who)}`,
  taken: `f.owner_id <> ${who}`,
});

/** The same for who only counts a school's: somebody has it, or nobody yet. */
export const PARTS_OF_SCHOOL = { waits: 'f.owner_id is null', taken: 'f.owner_id is not null' } as const;
