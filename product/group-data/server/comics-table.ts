import type { Actor } from '#platform/contract/policy.ts';
import { condition } from '#platform/server/tables/conditions.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import type { PlannedScene } from '#product/play/rules/results/progress.ts';
import { standingJoin } from '#product/reports/server/standing-sql.ts';
import { joins, sortsInReach } from '#product/rosters/server/students/list-parts.ts';
import type { comicsTable } from '../comics-contract.ts';
import { aboutChild, readInProgram, whichChildren } from './tables.ts';

export type ComicsSource = TableSource<typeof comicsTable>;

/** As many as the page of the child says. A child's words are not staff's to read, nor how many they wrote. */
function ownJoin(row: string, as: string, { actingAsBy }: Actor): string {
  const own =
    actingAsBy === null
      ? `select count(*)::integer as comics from play_comics c where c.student_id = ${row}.id`
      : 'select null::integer as comics';
  return `cross join lateral (${own}) ${as}`;
}

export function comicsSource(entries: readonly PlannedScene[]): ComicsSource {
  const standing = standingJoin('sim', entries);
  return {
    from: 'students s',
    id: 's.id',
    scope: readInProgram('sim'),
    joins: {
      ...joins,
      sorted: standing('s', 'sorted'),
      counted: (_, { actor }) => ownJoin('s', 'counted', actor),
    },
    late: {
      standing: (row) => standing(row, 'standing'),
      made: (row, _, { actor }) => ownJoin(row, 'made', actor),
    },
    columns: {
      ...aboutChild,
      done: { sql: 'coalesce(standing.done, 0)', late: 'standing' },
      own: { sql: 'made.comics', late: 'made' },
      finished_on: { sql: 'standing.finished_on', late: 'standing' },
    },
    sorts: {
      name: sortsInReach.name,
      grade: sortsInReach.grade,
      done: [{ sql: 'coalesce(sorted.done, 0)', join: 'sorted' }],
      own: [{ sql: 'counted.comics', join: 'counted' }],
      finished_on: [{ sql: "coalesce(sorted.finished_on, date '-infinity')", join: 'sorted' }],
    },
    filters: {
      ...whichChildren,
      finished_on: {
        where: (value, bind) => condition('sorted.finished_on', value, 'day', bind),
        join: 'sorted',
      },
    },
  };
}
