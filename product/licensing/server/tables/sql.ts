import type { FilterValue } from '#platform/contract/table-filters.ts';
import type { Bind } from '#platform/server/database/bindings.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { wordsIn } from '#platform/server/tables/conditions.ts';
import { administeredGroups } from '#product/schools/server/reach/reach.ts';

/** Pieces of SQL that the tables about licenses share. */

/** Of an owner, who is a person or a group. */
export const ownerName = (account: string, group: string): string =>
  `coalesce(${spokenNameSql(account)}, ${group}.name)`;

export const ownerJoin = (row: string): string =>
  `left join accounts oa on oa.id = ${row}.account_id left join groups og on og.id = ${row}.group_id`;

/** As people write it, on the screen and in files alike. */
export const dollars = (cents: string): string => `to_char(${cents} / 100.0, 'FMMI$999,999,999,999,990.00')`;

/** Owners by name: the few that are found, then their rows. */
export function ownedBy(row: string): (value: FilterValue, bind: Bind) => string {
  const [people, groups] = [wordsIn('fa.search'), wordsIn('search_text(fg.name)')];
  return (value, bind) =>
    `${row}.account_id = any(array(select fa.id from accounts fa where ${people(value, bind)}))
      or ${row}.group_id = any(array(select fg.id from groups fg where ${groups(value, bind)}))`;
}

/** What is the actor's own, or of a group the actor runs: a condition on two columns. */
export function heldBy(account: string, group: string, actor: string): string {
  return `${account} = ${actor} or ${group} = any(array(${administeredGroups(actor)}))`;
}

/** Who did it: the person, and the staff member behind or instead. Needs `operatorJoin`. */
export const OPERATOR = `case when actor.scope <> 'uber' then ${spokenNameSql('actor')} end`;
export const STAFF_OPERATOR = `coalesce(${spokenNameSql('staff')},
    case when actor.scope = 'uber' then ${spokenNameSql('actor')} end)`;
export const operatorJoin = (row: string): string =>
  `left join accounts actor on actor.id = ${row}.actor_id left join accounts staff on staff.id = ${row}.acting_as_by`;

/** An order that no index over everybody has: few rows are sorted, instead of looked for among all others. */
export const sortedInReach = (moment: string): string => `(${moment} + interval '0')`;
