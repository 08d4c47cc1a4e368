import { PROGRAM_IDS } from '#brands/brand.ts';
import type { Table } from '#platform/contract/table.ts';
import type { ListPlace } from '#platform/web/tables/neighbors.ts';
import { checkInsTable } from '#product/check-ins/tables-contract.ts';
import { consentRegister } from '#product/consents/tables-contract.ts';
import { comicsTable as groupComics } from '#product/group-data/comics-contract.ts';
import { GROUP_PROGRAMS, type GroupProgram } from '#product/group-data/rules/programs.ts';
import { groupTables } from '#product/group-data/tables-contract.ts';
import { selCheckInsTable } from '#product/observations/tables-contract.ts';
import { checkedTables, comicsTable, playedTables } from '#product/reports/tables-contract.ts';
import { childrenTable, studentsTable } from '#product/rosters/tables-contract.ts';

export type WayBack = ListPlace & {
  to: string;
  search: Record<string, string>;
  /** What the list is called. */
  label: 'students' | 'reports' | 'group-data' | 'week' | 'sel' | 'consents' | 'children';
};

/** The key in the address of the next page along the list. */
export function fromOf({ stateKey, search: { week } }: WayBack): string {
  return week === undefined ? stateKey : `${stateKey}:${week}`;
}

const GROUPS: Record<GroupProgram, Table> = { ...groupTables, sim: groupComics };
const REPORTS: Record<string, Table> = { ...checkedTables, ...playedTables, sim: comicsTable };

type Reach = 'mine' | 'all';

/** The list that somebody came from, by the key in the address; without one the students they usually see. */
export function listOf(from: unknown, usual: Reach = 'mine'): WayBack {
  const key = typeof from === 'string' ? from : `students:${usual}-active`;
  const [list = '', view = '', week = ''] = key.split(':');
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
      label: 'reports',
    };
  }
  const ofGroup = GROUP_PROGRAMS.find((id) => list === `group-data-${id}`);
  if (ofGroup !== undefined) {
    const check = view.split('-')[2] ?? '';
    return {
      table: GROUPS[ofGroup],
      stateKey: key,
      segment: { reach, archived, ...(/^[1-3]$/.test(check) ? { check } : {}) },
      to: '/educator/group-data',
      search: { tab: ofGroup },
      label: 'group-data',
    };
  }
  if (list === selCheckInsTable.name) {
    return {
      table: selCheckInsTable,
      stateKey: key,
      segment: { reach, archived, term: view.endsWith('-previous') ? 'previous' : 'current' },
      to: '/educator/emotion-check-ins/sel',
      search: {},
      label: 'sel',
    };
  }
  if (list === consentRegister.name) {
    const isArchived = view === 'archived';
    return {
      table: consentRegister,
      stateKey: `${list}:${isArchived ? 'archived' : 'active'}`,
      segment: { archived: isArchived ? 'yes' : 'no' },
      to: '/educator/consents/register',
      search: {},
      label: 'consents',
    };
  }
  if (list === checkInsTable.name) return weekOf(view === 'archived', week);
  const which = archived === 'yes' ? 'archived' : 'active';
  return {
    table: studentsTable,
    stateKey: `students:${reach}-${which}`,
    segment: { reach, archived },
    to: '/educator/students',
    search: { tab: `${reach}-${which}` },
    label: 'students',
  };
}

const MONDAY = /^\d{4}-\d{2}-\d{2}$/;

/** Of how the children felt: the week that was shown, and the own students in it. */
function weekOf(isArchived: boolean, week: string): WayBack {
  const isNamed = MONDAY.test(week);
  return {
    table: checkInsTable,
    stateKey: `${checkInsTable.name}:${isArchived ? 'archived' : 'active'}`,
    segment: { reach: 'mine', archived: isArchived ? 'yes' : 'no', ...(isNamed ? { _week: week } : {}) },
    to: '/educator/emotion-check-ins',
    search: isNamed ? { week } : {},
    label: 'week',
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
    label: 'children',
  };
}
