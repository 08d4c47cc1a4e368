import type { Serve } from '#platform/server/http/serve.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { FEWEST_NORMS } from '#product/play/rules/results/scoring.ts';
import type { SceneEntry } from '#product/play/rules/story/programs.ts';
import { contentVersionsTable, normCellsTable } from '../content-contract.ts';

/** A number for a row that is known by words. */
const numberOf = (words: string): string => `('x' || substr(md5(${words}), 1, 12))::bit(48)::bigint`;

function versions(entries: readonly SceneEntry[]): TableSource<typeof contentVersionsTable> {
  const served = `array[${entries.map(({ id, version }) => `'${id}@${version}'`).join(', ')}]::text[]`;
  return {
    from: 'scene_versions v',
    id: numberOf("v.scene || '@' || v.version"),
    scope: () => 'true',
    joins: { figures: 'left join version_figures f on f.scene = v.scene and f.version = v.version' },
    columns: {
      program: 'v.program',
      scene: 'v.scene',
      version: 'v.version',
      served: `v.scene || '@' || v.version = any(${served})`,
      since: 'v.added_at',
      children: { sql: 'coalesce(f.children, 0)', join: 'figures' },
      last_on: { sql: 'f.last_on', join: 'figures' },
    },
    sorts: { program: ['v.program', 'v.scene'] },
  };
}

/** Of each form the edition whose newest check is the newest is the one that is played now. */
const CURRENT = `c.edition = (select newest.edition from norm_cells newest
      where newest.program = c.program and newest.form = c.form order by newest.last_on desc, newest.edition limit 1)`;

const cells: TableSource<typeof normCellsTable> = {
  from: 'norm_cells c',
  id: numberOf("concat_ws(' ', c.program, c.form, c.edition, c.grade, c.language)"),
  scope: () => 'true',
  columns: {
    program: 'c.program',
    form: 'c.form',
    language: 'c.language',
    grade: 'c.grade',
    children: 'c.children',
    required: String(FEWEST_NORMS),
    is_full: `c.children >= ${FEWEST_NORMS}`,
    is_current: CURRENT,
    last_on: 'c.last_on',
  },
  sorts: { program: ['c.program', 'c.form', 'c.language', 'c.grade'] },
};

export function contentTableRoutes(serve: Serve, entries: readonly SceneEntry[]): void {
  tableRoutes(serve, contentVersionsTable, versions(entries));
  tableRoutes(serve, normCellsTable, cells);
}
