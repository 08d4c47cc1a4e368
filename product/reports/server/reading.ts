import type { Actor } from '#platform/contract/policy.ts';
import type { Bind } from '#platform/server/database/bindings.ts';
import { linkedTo } from '#product/family-links/server/reach.ts';
import { counselsSql } from '#product/follow-ups/server/answering.ts';
import { inReach, readsSkills } from '#product/rosters/server/students/reach.ts';

/** Of students `s`: copies in the sandbox are nobody's, and have no report. */
export function inReportReach(actor: Actor, bind: Bind): string {
  return `(${inReach(actor, bind)}) and not s.is_sandbox`;
}

/** Of a parent: the own children, and those whose page a school lets this adult read. */
export function inFamilyReach(actor: Actor, bind: Bind): string {
  return `(${inReportReach(actor, bind)} or ${linkedTo(bind(actor.id))} and not s.is_sandbox)`;
}

/** Nobody is graded at home: who teaches there reads the letter that families get. */
function teachesAtHome(actor: Actor, bind: Bind): string {
  return `exists (select from accounts self where self.id = ${bind(actor.id)}::bigint and self.role = 'home')`;
}

export function readsSql(actor: Actor, bind: Bind): string {
  return `case when (${readsSkills(actor, bind)}) is not true then 'counts'
    when ${teachesAtHome(actor, bind)} then 'letter' else 'report' end`;
}

/** Of students `s`: those of whom the actor reads whole reports. */
export function readsReports(actor: Actor, bind: Bind): string {
  return `((${readsSkills(actor, bind)}) and not s.is_sandbox and not ${teachesAtHome(actor, bind)})`;
}

/** A value for those alone who read the whole report. */
export function forReaders(sql: string): (actor: Actor, bind: Bind) => string {
  return (actor, bind) => `case when ${readsSql(actor, bind)} = 'report' then ${sql} end`;
}

/**
 * Of one student `s`, not of lists: whom the actor reaches, and a counselor also whom they answer for, an adult of a
 * family whom a school has linked.
 */
export function reachesOne(actor: Actor, bind: Bind): string {
  if (actor.scope === 'parent') return inFamilyReach(actor, bind);
  return `(${inReportReach(actor, bind)} or ${counsels(actor, bind)})`;
}

export function readsOneSql(actor: Actor, bind: Bind, counseled = counsels(actor, bind)): string {
  if (actor.scope === 'parent') return "'letter'";
  return `case when ${counseled} then 'report' else ${readsSql(actor, bind)} end`;
}

export function counsels(actor: Actor, bind: Bind): string {
  return actor.scope === 'educator' ? counselsSql(`${bind(actor.id)}::bigint`) : 'false';
}
