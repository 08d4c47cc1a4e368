/**
 * Whom and what a group or team admin administers, as SQL for the queries of other slices. Each takes the placeholder
 * of the actor's id and answers a subquery of ids: `a.id in (${administeredAccounts('$1')})`.
 *
 * An owner or admin of a team reaches the team's people; of a school's or a district's group also every educator
 * of that school or of the district's schools. A plain member reaches nobody.
 */
export function administeredGroups(actor: string): string {
  return `select own.group_id from group_members own
    where own.account_id = ${actor} and own.role in ('owner', 'admin')`;
}

/** Schools of the actor's school groups, and all schools of the districts of the actor's district groups. */
export function administeredSchools(actor: string): string {
  return `select own_group.school_id from groups own_group
    where own_group.kind = 'school' and own_group.school_id is not null
      and own_group.id in (${administeredGroups(actor)})
    union
    select of_district.id from groups own_group
    join schools of_district on of_district.district_id = own_group.district_id
    where own_group.kind = 'district' and own_group.id in (${administeredGroups(actor)})`;
}

/** Districts of the actor's district groups: a school's admin does not administer the district around it. */
export function administeredDistricts(actor: string): string {
  return `select own_group.district_id from groups own_group
    where own_group.kind = 'district' and own_group.district_id is not null
      and own_group.id in (${administeredGroups(actor)})`;
}

/** Educators only, whatever their status; the actor is among them. */
export function administeredAccounts(actor: string): string {
  return `select person.id from group_members theirs
    join accounts person on person.id = theirs.account_id and person.scope = 'educator'
    where theirs.group_id in (${administeredGroups(actor)})
    union
    select person.id from accounts person
    where person.scope = 'educator' and person.school_id in (${administeredSchools(actor)})`;
}
