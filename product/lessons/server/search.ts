import type { Actor } from '#platform/contract/policy.ts';
import type { FilterValue } from '#platform/contract/table-filters.ts';
import type { Bind } from '#platform/server/database/bindings.ts';
import type { Asker, Filters } from '#platform/server/tables/source.ts';
import type { LessonLibrary } from '../rules/lesson/library.ts';
import { findablesIn, findLessons, type Places } from '../rules/search/find.ts';

/** What a list needs to be searched: which lessons are found, and in which order. */
export type Searched = {
  filter: (value: FilterValue, bind: Bind, actor: Actor) => string;
  join: (filters: Filters, asker: Asker) => string;
};

/**
 * The words of all lessons are at hand, in both languages, and there are a hundred: a rule finds them, and the statement is
 * told which. Parents look among the lessons of home alone, so that these are held against each other.
 */
export function searchIn(library: LessonLibrary): Searched {
  const all = findablesIn(library);
  const ofHome = all.filter(({ isForHome }) => isForHome);
  const found = (value: FilterValue | undefined, actor: Actor): Places | null =>
    value?.kind === 'text' ? findLessons(value.text, actor.scope === 'parent' ? ofHome : all) : null;
  return {
    filter: (value, bind, actor) => `l.code = any(${bind([...(found(value, actor)?.keys() ?? [])])}::text[])`,
    join: ({ search }, { actor }) => placesSql(found(search, actor)),
  };
}

/** Nothing can be bound in a join: codes are of our own library, and of letters, digits and dashes alone. */
function placesSql(places: Places | null): string {
  if (places === null || places.size === 0) return 'cross join (select 0 as place, 0 as good) sought';
  const rows = [...places].map(
    ([code, { place, good }]) => `('${code.replaceAll(/[^a-z0-9-]/g, '')}', ${place}, ${good})`,
  );
  return `left join (values ${rows.join(', ')}) sought (code, place, good) on sought.code = l.code`;
}
