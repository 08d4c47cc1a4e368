/**
 * Whom and what a group or team admin administers, as SQL for the queries of other slices. Each takes the placeholder
 * of the actor's id and answers a subquery of ids: `a.id in (${administeredAccounts('$1')})`.
 *
 * An owner or admin of a school's or a district's group reaches every educator of that school or of the district's
 * schools. The people of any group, a team too, are reached where they work in the actor's own district, and those
 * who work at no school by the group that stands for a school or district. Beyond the district they can be read, if an
 * admin of their school agreed, and nothing else. A plain member reaches nobody.
 */
export function administeredGroups(actor: string): string {
  return `select own.group_id from group_members own
    where own.account_id = ${actor} and own.role in ('owner', 'admin')`;
}

/** Schools of the actor's school groups. */
export function ledSchools(actor: string): string {
  return `select own_group.school_id from groups own_group
    where own_group.kind = 'school' and own_group.school_id is not null
      and own_group.id in (${administeredGroups(actor)})`;
}

/** Those, and all schools of the districts of the actor's district groups. */
export function administeredSchools(actor: string): string {
  return `${ledSchools(actor)}
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

/** Schools of the district of somebody's own school; where that has none, the school alone. */
export function schoolsOfSameDistrict(account: string): string {
  return `select near.id from accounts self join schools own on own.id = self.school_id
    join schools near on near.id = own.id or near.district_id = own.district_id
    where self.id = ${account}`;
}

/** Educators only, whatever their status; the actor is among them. */
export function administeredAccounts(actor: string): string {
  return peopleOf(actor, 'true', administeredSchools(actor));
}

/**
 * Of those, whom the actor is near enough to that each child counts, not only how many: people of the schools and teams
 * the actor leads. Who runs a district, and whoever reads by an agreement, reads numbers.
 */
export function ledAccounts(actor: string): string {
  return peopleOf(actor, "common.kind <> 'district'", ledSchools(actor));
}

function peopleOf(actor: string, groups: string, schools: string): string {
  return `select person.id from group_members theirs
    join accounts person on person.id = theirs.account_id and person.scope = 'educator'
    join groups common on common.id = theirs.group_id
    where common.id in (${administeredGroups(actor)}) and ${groups}
      and (person.id = ${actor} or person.school_id in (${schoolsOfSameDistrict(actor)})
        or person.school_id is null and common.kind <> 'team')
    union
    select person.id from accounts person
    where person.scope = 'educator' and person.school_id in (${schools})`;
}

/** Educators of the actor's groups whose school agreed to be read: nothing of theirs can be changed. */
export function readAccounts(actor: string): string {
  return `select person.id from group_members theirs
    join accounts person on person.id = theirs.account_id and person.scope = 'educator'
    join reading_agreements agreed
      on agreed.group_id = theirs.group_id and agreed.school_id = person.school_id
    where theirs.group_id in (${administeredGroups(actor)})`;
}
