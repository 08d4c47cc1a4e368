import { PROGRAM_IDS } from '#brands/brand.ts';
import type { Table } from '#platform/contract/table.ts';
import type { ListPlace } from '#platform/web/tables/neighbors.ts';
import { checkedTables, comicsTable, playedTables } from '#product/reports/tables-contract.ts';
import { childrenTable, studentsTable } from '#product/rosters/tables-contract.ts';

export type WayBack = ListPlace & { to: string; search: Record<string, string> };

const REPORTS: Record<string, Table> = { ...checkedTables, ...playedTables, sim: comicsTable };

type Reach = 'mine' | 'all';

/** The list that somebody came from, by the key in the address; without one the students they usually see. */
export function listOf(from: unknown, usual: Reach = 'mine'): WayBack {
  const key = typeof from === 'string' ? from : `students:${usual}-active`;
  const [list = '', view = ''] = key.split(':');
  const archived = view.split('-')[1] === 'archived' ? 'yes' : 'no';
  const reach = view.startsWith('all-') ? 'all' : 'mine';
  const program = PROGRAM_IDS.find((id) => list === `reports-${id}`);
  const table = program === undefined ? undefined : REPORTS[program];
  if (program !== undefined && table !== undefined) {
    return {
      table,
      stateKey: key,
      segment: { reach, archived },
      to: '/educator/reports',
      search: { tab: program },
    };
  }
  const which = archived === 'yes' ? 'archived' : 'active';
  return {
    table: studentsTable,
    stateKey: `students:${reach}-${which}`,
    segment: { reach, archived },
    to: '/educator/students',
    search: { tab: `${reach}-${which}` },
  };
}

/** The same for a family. */
export function familyListOf(from: unknown): WayBack {
  const which = from === 'children:archived' ? 'archived' : 'active';
  return {
    table: childrenTable,
    stateKey: `children:${which}`,
    segment: { archived: which === 'archived' ? 'yes' : 'no' },
    to: '/parent/students',
    search: { tab: which },
  };
}
