import type { FilterValue } from '#platform/contract/table-filters.ts';
import type { Bind } from '#platform/server/database/bindings.ts';
import { likeText } from '#platform/server/tables/conditions.ts';
import { searchText } from '#platform/server/tables/search-text.ts';
import type { Filters } from '#platform/server/tables/source.ts';
import { type Sought, soughtIn } from '../rules/search/search.ts';

const TITLES = `search_text(concat_ws(' ', l.title, l.title_zh))`;
const TEXTS = `search_text(concat_ws(' ', l.title, l.overview, l.title_zh, l.overview_zh, l.home_overview,
  l.home_overview_zh))`;

const patternOf = ({ words }: Sought): string => likeText(searchText(words).trim());

/** A filter by words: each is in the lesson's title or overview, in either language, or means what the lesson is for. */
export function isSought(value: FilterValue, bind: Bind): string {
  if (value.kind !== 'text') return 'false';
  const parts = soughtIn(value.text).map(
    (sought) =>
      `(${TEXTS} like ${bind(patternOf(sought))} or l.skills && ${bind(sought.skills)}::text[]
        or l.challenges && ${bind(sought.challenges)}::text[])`,
  );
  return parts.join(' and ') || 'true';
}

/** A text as SQL where nothing can be bound: no sign of it is ever read as SQL. */
function textSql(text: string): string {
  return `convert_from(decode('${Buffer.from(text).toString('hex')}', 'hex'), 'UTF8')`;
}

/** Names from a list of our own. */
function namesSql(names: readonly string[]): string {
  return `array[${names.map((name) => `'${name}'`).join(', ')}]::text[]`;
}

/**
 * Where a lesson stands among those that were found: first what has the words in its title, then what is for what they
 * mean before all else, then the others.
 */
export function soughtJoin({ search }: Filters): string {
  const sought = search?.kind === 'text' ? soughtIn(search.text) : [];
  if (sought.length === 0) return 'cross join (select 0 as place) sought';
  const titled = sought.map((one) => `${TITLES} like ${textSql(patternOf(one))}`);
  const meant = sought.map(
    ({ skills, challenges }) =>
      `(l.skills[1] = any(${namesSql(skills)}) or l.challenges && ${namesSql(challenges)})`,
  );
  return `cross join lateral (select case when ${titled.join(' and ')} then 0
      when ${meant.join(' and ')} then 1 else 2 end as place) sought`;
}
