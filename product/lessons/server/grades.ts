import type { FilterValue } from '#platform/contract/table-filters.ts';
import type { Bind } from '#platform/server/database/bindings.ts';
import type { Asker, Filters } from '#platform/server/tables/source.ts';
import { rangesWith } from '../rules/fitting/grades.ts';
import { GRADES_AWAY, isOwnChild } from './own-children.ts';

/** Lessons that are written for one of the grades: `2-4` is for 3. */
export function gradeFilter(value: FilterValue, bind: Bind): string {
  return value.kind === 'choices'
    ? `l.grades = any(${bind(value.values.flatMap((grade) => rangesWith(String(grade))))}::text[])`
    : 'true';
}

/** Further than any grade is: who teaches at home sees first what is for home. */
const FOR_GROUPS = 10;

/**
 * How many grades a lesson is away from the children of whoever asks: 0 where it is written for one of them, and for
 * everybody who has none. Children of more than grade 8 are as far as those of 8.
 */
export function nearJoin(_: Filters, { actor }: Asker): string {
  const me = Number(actor.id);
  return `cross join lateral (select coalesce(min(${GRADES_AWAY}), 0)
      + case when not l.at_home and exists (select from accounts a where a.id = ${me} and a.role = 'home')
        then ${FOR_GROUPS} else 0 end as away
    from students s where ${isOwnChild(actor)}) near`;
}
