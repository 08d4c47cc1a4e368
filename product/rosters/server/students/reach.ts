import type { Actor } from '#platform/contract/policy.ts';
import type { Bind } from '#platform/server/database/bindings.ts';
import { is } from '#product/access/rules/policies.ts';
import {
  administeredAccounts,
  administeredSchools,
  ledAccounts,
  ledSchools,
  readAccounts,
} from '#product/schools/server/reach/reach.ts';

/**
 * Conditions on `students s`. The ids of shares, colleagues and schools are gathered first, as arrays: then each part
 * of an "or" is a look into an index, for one educator's roster as for a district.
 */
const own = (id: string): string => `s.owner_id = ${id}::bigint`;
const sharedWith = (id: string): string =>
  `s.id = any(array(select mine.student_id from student_shares mine where mine.account_id = ${id}::bigint))`;
/** A family's children stay the family's, also when a parent works at a school: nobody administers them. */
const administered = (id: string): string =>
  `s.owner_id = any(array(${administeredAccounts(`${id}::bigint`)})) and s.school_id is not null
    or s.school_id = any(array(${administeredSchools(`${id}::bigint`)}))`;
const led = (id: string): string =>
  `s.owner_id = any(array(${ledAccounts(`${id}::bigint`)})) and s.school_id is not null
    or s.school_id = any(array(${ledSchools(`${id}::bigint`)}))`;
const read = (id: string): string =>
  `s.owner_id = any(array(${readAccounts(`${id}::bigint`)})) and s.school_id is not null`;

/** Whom who runs a group or a team sees: the own students, those shared, and all of what they run. */
export const inAdminsReach = (id: string): string =>
  `${own(id)} or ${sharedWith(id)} or ${administered(id)} or ${read(id)}`;

/**
 * Of whole classes: rows `s` with an owner and a school, not of single students. Who reads one shared student does not
 * read of the class.
 */
export const classesOfAdmin = (id: string): string => `${own(id)} or ${administered(id)} or ${read(id)}`;

/** Admins of groups and teams have the all-students view. */
export function seesAll(actor: Actor): boolean {
  return is(actor, 'group-admin') || is(actor, 'team-admin');
}

/** The own students alone: all whom the actor reaches where nobody shares any with them. */
export function ownAlone(actor: Actor, bind: Bind): string {
  return own(bind(actor.id));
}

export function hasNoneShared(actor: Actor, bind: Bind): string {
  return `not exists (select from student_shares mine where mine.account_id = ${bind(actor.id)}::bigint)`;
}

/** Who sees the own and the shared students, and no others. */
export function seesMineAlone(actor: Actor): boolean {
  return actor.scope === 'educator' && !seesAll(actor);
}

/** The own students and those shared with the actor. */
export function mine(actor: Actor, bind: Bind): string {
  const id = bind(actor.id);
  return `${own(id)} or ${sharedWith(id)}`;
}

/** Of those: whose login card the actor may see. */
export function cardsShown(actor: Actor, bind: Bind): string {
  return `s.id = any(array(select mine.student_id from student_shares mine
    where mine.account_id = ${bind(actor.id)}::bigint and mine.login_cards))`;
}

/** Who is the actor's because somebody shared them. */
export function sharedWithMe(actor: Actor, bind: Bind): string {
  return sharedWith(bind(actor.id));
}

/** Whom the actor sees; what can be done with them is what `student-rights.ts` says. */
export function inReach(actor: Actor, bind: Bind): string {
  switch (actor.scope) {
    case 'uber':
      return 'true';
    case 'parent':
      return `s.family_id = (select parent.family_id from accounts parent where parent.id = ${bind(actor.id)}::bigint)`;
    case 'educator':
      return seesAll(actor) ? inAdminsReach(bind(actor.id)) : mine(actor, bind);
    default:
      return 'false';
  }
}

/**
 * Of which children in reach the actor reads how each one does: skills and reports. A district's admin reads how many,
 * staff nothing unless they act as somebody.
 */
export function readsSkills(actor: Actor, bind: Bind): string {
  if (actor.scope !== 'educator') return 'false';
  const id = bind(actor.id);
  const near = `${own(id)} or ${sharedWith(id)}`;
  return seesAll(actor) ? `${near} or ${led(id)}` : near;
}

/** Whom the actor owns or administers: with whom a student is shared, that student is a guest. */
export function ruledBy(actor: Actor, bind: Bind): string {
  if (actor.scope !== 'educator') return inReach(actor, bind);
  const id = bind(actor.id);
  return seesAll(actor) ? `${own(id)} or ${administered(id)}` : own(id);
}

/**
 * Whose family the actor lets in: of whom they decide and read how the child does. Who only counts a district's children
 * has nothing to hand on.
 */
export function invitesFamilyOf(actor: Actor, bind: Bind): string {
  return `(${ruledBy(actor, bind)}) and (${readsSkills(actor, bind)})`;
}

/** Of students `s`: somebody runs the school here. */
const IS_RUN = `exists (select from groups run
    join group_members runs on runs.group_id = run.id and runs.role in ('owner', 'admin')
    join accounts runner on runner.id = runs.account_id and runner.status = 'verified'
    where run.kind = 'school' and run.school_id = s.school_id)`;

/**
 * Who answers for all that is kept about a child, and so takes it along or has it deleted: who runs its school; where
 * nobody runs it here, and of children without a school, who has them; a family for its own.
 */
export function answersForData(actor: Actor, bind: Bind): string {
  if (actor.scope === 'parent') return inReach(actor, bind);
  if (actor.scope !== 'educator') return 'false';
  const id = bind(actor.id);
  const alone = `${own(id)} and (s.school_id is null or not ${IS_RUN})`;
  return seesAll(actor) ? `${alone} or s.school_id = any(array(${ledSchools(`${id}::bigint`)}))` : alone;
}

/** The same of accounts `a` and one student `s`; who owns the school's group comes first, by `place`. */
export const DATA_KEEPERS = {
  condition: `a.status = 'verified' and (a.id in (
        select runs.account_id from groups run join group_members runs on runs.group_id = run.id
        where run.kind = 'school' and run.school_id = s.school_id and runs.role in ('owner', 'admin'))
      or s.family_id is not null and a.scope = 'parent' and a.family_id = s.family_id
      or a.id = s.owner_id and a.scope <> 'uber' and (s.school_id is null or not ${IS_RUN}))`,
  place: `exists (select from groups run join group_members runs on runs.group_id = run.id
        where run.school_id = s.school_id and runs.account_id = a.id and runs.role = 'owner') desc,
      a.id = s.owner_id desc, a.id`,
};
