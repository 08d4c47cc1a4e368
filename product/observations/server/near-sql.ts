import type { Actor } from '#platform/contract/policy.ts';
import type { Bind } from '#platform/server/database/bindings.ts';
import { isCounselorSql } from '#product/access/rules/scopes.ts';
import { consentsSql } from '#product/consents/server/asking.ts';
import { mine } from '#product/rosters/server/students/reach.ts';
import { featureOnSql } from '#product/schools/server/features/features.ts';

/** Of students `s`: whom the actor teaches or has shared, at a school. Who only administers has not seen them. */
export function taughtBy(actor: Actor, bind: Bind): string {
  return `((${mine(actor, bind)}) and s.school_id is not null and not s.is_sandbox and not exists (
    select from accounts self where self.id = ${bind(actor.id)}::bigint and self.role = 'home'))`;
}

/** Of whom the actor says what they see: nobody is observed at home, or where staff have SEL check-ins switched off. */
export function observedBy(actor: Actor, bind: Bind): string {
  return `(${taughtBy(actor, bind)} and ${featureOnSql('sel-check-ins', 's.school_id')})`;
}

/** Of those: whom one is asked about. Where the family or the school said no, what was seen before stays, and nobody is asked. */
export function askedAboutBy(actor: Actor, bind: Bind): string {
  return `(${observedBy(actor, bind)} and ${consentsSql('observations', 's')})`;
}

/** Since when an adult has had a student `s`: given, or shared. */
export function sinceSql(student: string, adult: string): string {
  return `case when ${student}.owner_id = ${adult} then coalesce(${student}.owned_since, ${student}.created_at)
    else (select since.created_at from student_shares since
      where since.student_id = ${student}.id and since.account_id = ${adult}) end`;
}

/** A counselor reads what every adult saw of the children in their care; others their own. */
export function readsAllSql(adult: string): string {
  return `exists (select from accounts reader where reader.id = ${adult} and ${isCounselorSql('reader')})`;
}
