import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { condition, everyWord } from '#platform/server/tables/conditions.ts';
import { listedNameColumn, spokenNameColumn } from '#platform/server/tables/name-columns.ts';
import type { FilterExpression, TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { BADGES_ON_IN_FAMILY, BADGES_ON_OF_OWNER } from '#product/accounts/server/sign-in/badges.ts';
import { childrenTable, staffStudentsTable, studentsTable } from '../tables-contract.ts';
import { inLicenseStates } from './students/license-state.ts';
import {
  archived,
  joins,
  LICENSE_END,
  lookups,
  nameAnywhere,
  nameInRoster,
  ofReach,
  sortsInReach,
  wordsAnywhere,
} from './students/list-parts.ts';
import type { RosterPorts } from './students/ports.ts';
import {
  cardsShown,
  hasNoneShared,
  inReach,
  ownAlone,
  ruledBy,
  seesMineAlone,
  sharedWithMe,
} from './students/reach.ts';
import { type ShownColumns, shownColumns } from './students/shown-columns.ts';
import { TEACHER_WRITTEN } from './students/teacher.ts';

const columns = {
  name: listedNameColumn('s'),
  first_name: 's.first_name',
  last_name: 's.last_name',
  grade: 's.grade',
  username: 's.username',
  active_program: 's.active_program',
  license_ends_on: 's.license_ends_on',
  created_at: 's.created_at',
  updated_at: 's.updated_at',
  owner_id: 's.owner_id',
  school_id: 's.school_id',
  check_ins: 's.check_ins',
} as const;

const schoolColumns = (shown: ShownColumns) =>
  ({
    ...columns,
    ...shown.ofPlay,
    ...shown.grades,
    ...shown.ofLicenses,
    license: shown.license,
    teacher: { own: TEACHER_WRITTEN, theirs: spokenNameColumn('o'), in: 'owner' },
    student_id: 's.student_id',
    clever_user_id: 's.clever_user_id',
    classlink_login_id: 's.classlink_login_id',
    classlink_tenant_id: 's.classlink_tenant_id',
    educator: { theirs: listedNameColumn('o'), in: 'owner' },
    school: { theirs: 'sc.name', in: 'school' },
    shared: 'exists (select from student_shares sh where sh.student_id = s.id)',
  }) as const;

/** What only those who know the children see. */
const keptColumns = {
  has_badge: 's.badge_hash is not null',
  badges_on: { own: BADGES_ON_IN_FAMILY, theirs: BADGES_ON_OF_OWNER, in: 'owner' },
} as const;

/** As the indexes have them. */
const sorts = {
  name: ['s.last_name', 's.first_name'],
  license_ends_on: [LICENSE_END],
  teacher: ['s.teacher'],
} as const;

/** What is searched has the username and the number in it: its index finds them, and they themselves are judged. */
const partAnywhere =
  (column: string): FilterExpression =>
  (value, bind, actor) =>
    `${nameAnywhere(value, bind, actor)} and ${condition(column, value, 'text', bind)}`;

/** Who has no license is before all others in the index, and in none of the ranges. */
const licenseAnywhere: FilterExpression = (value, bind) => {
  const asked = condition(LICENSE_END, value, 'day', bind);
  const isOpen = value.kind === 'day-range' && value.from === null;
  return isOpen ? `${LICENSE_END} > date '-infinity' and ${asked}` : asked;
};

const reached = (shown: ShownColumns): TableSource<typeof studentsTable> => ({
  from: 'students s',
  id: 's.id',
  scope: inReach,
  joins: { ...joins, ...shown.joins },
  lookups,
  late: shown.late,
  columns: {
    ...schoolColumns(shown),
    ...keptColumns,
    ruled: (actor, bind) => `coalesce(${ruledBy(actor, bind)}, false)`,
    shared_with_me: sharedWithMe,
    login_cards: cardsShown,
  },
  sorts: {
    ...sortsInReach,
    ...shown.sorts,
    ...shown.gradeSorts,
    educator: [
      { sql: 'o.last_name', join: 'owner' },
      { sql: 'o.first_name', join: 'owner' },
    ],
  },
  filters: {
    license: { where: inLicenseStates(), join: 'school' },
    archived,
    name: nameInRoster,
    // Written either way, a teacher is found.
    teacher: { where: everyWord(`s.teacher || ' ' || ${spokenNameSql('o')}`), join: 'owner' },
    school_id: 's.school_id',
    educator_id: 's.owner_id',
    reach: ofReach,
  },
});

/**
 * Most teachers have nobody shared with them: theirs are read along the index of rosters, in its order, and what is asked
 * about shares for each row is known.
 */
const students = (shown: ShownColumns): TableSource<typeof studentsTable> => {
  const source = reached(shown);
  return {
    ...source,
    shortcut: {
      suits: seesMineAlone,
      holds: hasNoneShared,
      source: {
        ...source,
        scope: ownAlone,
        columns: { ...source.columns, ruled: 'true', shared_with_me: 'false', login_cards: 'false' },
        sorts: { ...source.sorts, name: sorts.name },
      },
    },
  };
};

const children = (shown: ShownColumns): TableSource<typeof childrenTable> => ({
  from: 'students s',
  id: 's.id',
  scope: inReach,
  joins: { owner: joins.owner, ...shown.joins },
  lookups: { owner: lookups.owner },
  late: shown.late,
  columns: {
    ...columns,
    ...shown.ofPlay,
    ...shown.ofLicenses,
    ...keptColumns,
    license: shown.licenseAtHome,
  },
  sorts: { ...sortsInReach, ...shown.sorts },
  filters: { license: inLicenseStates('null'), archived, name: nameInRoster },
});

const everybody = (shown: ShownColumns): TableSource<typeof staffStudentsTable> => ({
  from: 'students s',
  id: 's.id',
  scope: inReach,
  joins,
  lookups,
  late: shown.late,
  columns: {
    ...schoolColumns(shown),
    game_debug: 's.game_debug',
  },
  sorts,
  filters: {
    archived,
    name: nameAnywhere,
    teacher: wordsAnywhere('search_text(s.teacher)'),
    username: partAnywhere('s.username'),
    student_id: partAnywhere('s.student_id'),
    // The whole of it, as the index has it: whose it is already is what staff are asked.
    clever_user_id: (value, bind) =>
      value.kind === 'text' ? `s.clever_user_id = ${bind(value.text)}` : 'false',
    license_ends_on: licenseAnywhere,
    school_id: 's.school_id',
    educator_id: 's.owner_id',
    family: (value) =>
      value.kind === 'yes-no' && value.yes ? 's.family_id is not null' : 's.school_id is not null',
  },
  wide: true,
  total: (_, segment) => {
    const { archived: which, ...further } = segment;
    if (Object.keys(further).length > 0) return null;
    const names = which?.kind !== 'yes-no' ? ['active', 'archived'] : which.yes ? ['archived'] : ['active'];
    const list = names.map((name) => `'students.${name}'`).join(', ');
    return `(select coalesce(sum(value), 0) from counters where name in (${list}))`;
  },
});

export function studentTableRoutes(serve: Serve, ports: RosterPorts['shown']): void {
  const shown = shownColumns(ports);
  tableRoutes(serve, studentsTable, students(shown));
  tableRoutes(serve, childrenTable, children(shown));
  tableRoutes(serve, staffStudentsTable, everybody(shown));
}
