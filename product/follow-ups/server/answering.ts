import { isCounselorSql } from '#product/access/rules/scopes.ts';
import { worksAtSql } from './schools.ts';

/** Of settings `fs`: `who`, an id in SQL, is one of the two who answer there, and works there. */
const answersAtSql = (who: string): string =>
  `${who} in (fs.responder_id, fs.backup_id) and exists (
      select from accounts self where self.id = ${who} and ${worksAtSql('self', 'fs.school_id')})`;

/**
 * Of students `s`: whom `who` answers for. All children of the school while it watches; those with an open follow-up
 * as long as it is open. What such a reader learns of feelings is what the child was told of them (`check_ins.told_to`).
 */
export const answersForSql = (who: string): string =>
  `(s.school_id = any(array(select fs.school_id from follow_up_settings fs where fs.is_on and ${answersAtSql(who)}))
    or s.id = any(array(select f.student_id from follow_ups f join follow_up_settings fs on fs.school_id = f.school_id
      where f.closed_at is null and ${answersAtSql(who)})))`;

/** Of students `s`: a counselor who answers for them reads what one reads with whom they are shared. */
export const counselsSql = (who: string): string =>
  `(${answersForSql(who)} and not s.is_sandbox
    and exists (select from accounts counselor where counselor.id = ${who} and ${isCounselorSql('counselor')}))`;

/** Of an account `a` and a student `s`: one of the two who answer at the child's school while it watches. */
export const answeringSql = (account: string, student: string): string =>
  `${account}.id in (select unnest(array[fs.responder_id, fs.backup_id]) from follow_up_settings fs
      where fs.school_id = ${student}.school_id and fs.is_on) and ${worksAtSql(account, `${student}.school_id`)}`;
