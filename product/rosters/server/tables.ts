import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import { listedNameSql, spokenNameSql } from '#platform/server/database/name-sql.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { condition, everyWord, likeText, orSpaced, searchWords } from '#platform/server/tables/conditions.ts';
import type { FilterExpression, TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { BADGES_ON } from '#product/accounts/server/sign-in/badges.ts';
import { childrenTable, staffStudentsTable, studentsTable } from '../tables-contract.ts';
import { dayAtSchool, inLicenseStates, licenseState } from './students/license-state.ts';
import { cardsShown, inReach, mine, ruledBy, seesAll, sharedWithMe } from './students/reach.ts';
import { TEACHER } from './students/teacher.ts';

/** As the index has it: nobody's license ends before all others. */
export const LICENSE_END = "coalesce(s.license_ends_on, date '-infinity')";

const playedColumns = {
  last_played_at: { sql: 'progress.last_played_at', late: 'progress' },
  minutes: { sql: 'played.minutes', late: 'played' },
  scenes: { sql: 'progress.scenes', late: 'progress' },
} as const;

/** How it goes: for educators and staff. */
const gradeColumns = {
  completed: { sql: 'progress.completed', late: 'progress' },
  success_rate: { sql: 'progress.success_rate', late: 'progress' },
  skill_ic: score('ic'),
  skill_com: score('com'),
  skill_coop: score('coop'),
  skill_ini: score('ini'),
  skill_emp: score('emp'),
  skill_er: score('er'),
} as const;

const programEnds = {
  ends_academy: programEnd('academy'),
  ends_zoou: programEnd('zoou'),
  ends_ssgrin: programEnd('ssgrin'),
  ends_hoh: programEnd('hoh'),
  ends_sim: programEnd('sim'),
} as const;

function programEnd(program: ProgramId) {
  return { sql: `ends.${program}`, late: 'ends' } as const;
}

function score(skill: string) {
  return { sql: `skills.${skill}`, late: 'skills' } as const;
}

const scoreIn = (skill: string): string => `max(r.score) filter (where r.skill = '${skill}') as ${skill}`;

const endOf = (program: ProgramId): string =>
  `max(u.ends_on) filter (where u.program = '${program}') as ${program}`;

/** A student has a row for each program tried: few, and next to each other. */
const late = {
  progress: (row: string) => `left join lateral (
    select max(p.last_played_at) as last_played_at,
      sum(jsonb_array_length(p.done))::integer as scenes,
      max(p.completed) filter (where p.program = ${row}.active_program) as completed,
      max(p.success_rate) filter (where p.program = ${row}.active_program) as success_rate
    from program_progress p where p.student_id = ${row}.id
  ) progress on true`,
  played: (row: string) => `left join lateral (
    select round(sum(d.seconds) / 60.0)::integer as minutes from play_days d
    where d.student_id = ${row}.id and d.on_day > current_date - 30
  ) played on true`,
  // Of the newest assessment that has any; play beside assessments is iteration 0.
  skills: (row: string) => `left join lateral (
    select ${['ic', 'com', 'coop', 'ini', 'emp', 'er'].map(scoreIn).join(', ')}
    from (
      select skill, round(performance * 100)::integer as score, iteration, max(iteration) over () as newest
      from skill_results where student_id = ${row}.id and program = ${row}.active_program and performance is not null
    ) r where r.iteration = r.newest
  ) skills on true`,
  ends: (row: string) => `left join lateral (
    select ${PROGRAM_IDS.map(endOf).join(', ')} from license_uses u
    where u.student_id = ${row}.id and u.returned_at is null
  ) ends on true`,
} as const;

const SECONDS_PLAYED = `(select sum(d.seconds) from play_days d
  where d.student_id = s.id and d.on_day > current_date - 30)`;
const SCENES_PLAYED =
  '(select sum(jsonb_array_length(p.done)) from program_progress p where p.student_id = s.id)';
const LAST_PLAYED = '(select max(p.last_played_at) from program_progress p where p.student_id = s.id)';

const columns = {
  name: listedNameSql('s'),
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
  ...playedColumns,
  ...programEnds,
} as const;

const schoolColumns = {
  ...columns,
  license: { sql: licenseState(dayAtSchool('now()')), join: 'school' },
  ...gradeColumns,
  teacher: { sql: TEACHER, join: 'owner' },
  student_id: 's.student_id',
  clever_user_id: 's.clever_user_id',
  classlink_login_id: 's.classlink_login_id',
  classlink_tenant_id: 's.classlink_tenant_id',
  educator: { sql: listedNameSql('o'), join: 'owner' },
  school: { sql: 'sc.name', join: 'school' },
  shared: 'exists (select from student_shares sh where sh.student_id = s.id)',
} as const;

/** What only those who know the children see. */
const keptColumns = {
  has_badge: 's.badge_hash is not null',
  badges_on: `(select ${BADGES_ON} from accounts o where o.id = s.owner_id)`,
} as const;

/** For orders: over a district's students it is quicker than a look for each of them. Unused, it costs nothing. */
const play = 'left join program_progress pp on pp.student_id = s.id and pp.program = s.active_program';

const joins = {
  owner: 'join accounts o on o.id = s.owner_id',
  school: 'left join schools sc on sc.id = s.school_id',
} as const;

/** As the indexes have them. */
const sorts = {
  name: ['s.last_name', 's.first_name'],
  license_ends_on: [LICENSE_END],
  teacher: ['s.teacher'],
} as const;

/** Literally, so that the partial indexes serve. */
const archived: FilterExpression = (value) =>
  value.kind === 'yes-no' && value.yes ? 's.archived_at is not null' : 's.archived_at is null';

/** Each word in the names, the username or the number. Inside one roster this is faster than any index. */
const nameInRoster: FilterExpression = (value, bind) =>
  words(value)
    .map((word) => orSpaced(`strpos(s.search, ${bind(word)}) > 0`, 's.search', word, bind))
    .join(' and ') || 'true';

const WHOLE_TRIGRAM = 3;

/** The same over everybody, by a trigram index. It needs three letters; fewer have to begin a word. */
const wordsAnywhere =
  (column: string): Extract<FilterExpression, Function> =>
  (value, bind) =>
    words(value)
      .map((word) => {
        const anywhere = likeText(word);
        const beginning = anywhere.slice(1);
        const asked =
          word.length >= WHOLE_TRIGRAM
            ? `${column} like ${bind(anywhere)}`
            : `(${column} like ${bind(beginning)} or ${column} like ${bind(`% ${beginning}`)})`;
        return orSpaced(asked, column, word, bind);
      })
      .join(' and ') || 'true';

const nameAnywhere = wordsAnywhere('s.search');

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

function words(value: Parameters<Extract<FilterExpression, Function>>[0]): string[] {
  return value.kind === 'text' ? searchWords(value.text) : [];
}

/**
 * The same orders, in a form that no index over everybody has. A page of few rows out of a million would otherwise be
 * looked for along such an index, to its end where there are fewer than a page (2.8 s at 500,000 students); sorting
 * those in reach takes milliseconds.
 */
const sortsInReach = {
  name: ["(s.last_name || '')", 's.first_name'],
  grade: ['(s.grade + 0)'],
  username: ["(s.username || '')"],
  license_ends_on: [`(${LICENSE_END} + 0)`],
  created_at: ["(s.created_at + interval '0')"],
  // Who has not played is before all who have.
  last_played_at: [`coalesce(${LAST_PLAYED}, '-infinity')`],
  minutes: [`coalesce(${SECONDS_PLAYED}, 0)`],
  scenes: [`coalesce(${SCENES_PLAYED}, 0)`],
} as const;

const students: TableSource<typeof studentsTable> = {
  from: 'students s',
  id: 's.id',
  scope: inReach,
  joins: { ...joins, play },
  late,
  columns: {
    ...schoolColumns,
    ...keptColumns,
    ruled: (actor, bind) => `coalesce(${ruledBy(actor, bind)}, false)`,
    shared_with_me: sharedWithMe,
    login_cards: cardsShown,
  },
  sorts: {
    ...sortsInReach,
    completed: [{ sql: 'coalesce(pp.completed, -1)', join: 'play' }],
    success_rate: [{ sql: 'coalesce(pp.success_rate, -1)', join: 'play' }],
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
    // Who sees no others has no others to leave out.
    reach: (value, bind, actor) =>
      (value.kind === 'choices' && value.values.includes('all')) || !seesAll(actor)
        ? 'true'
        : mine(actor, bind),
  },
};

const children: TableSource<typeof childrenTable> = {
  from: 'students s',
  id: 's.id',
  scope: inReach,
  late,
  columns: { ...columns, ...keptColumns, license: licenseState(dayAtSchool('now()', 'null')) },
  sorts: sortsInReach,
  filters: { license: inLicenseStates('null'), archived, name: nameInRoster },
};

const everybody: TableSource<typeof staffStudentsTable> = {
  from: 'students s',
  id: 's.id',
  scope: inReach,
  joins,
  late,
  columns: { ...schoolColumns, game_debug: 's.game_debug' },
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
};

export function studentTableRoutes(serve: Serve): void {
  tableRoutes(serve, studentsTable, students);
  tableRoutes(serve, childrenTable, children);
  tableRoutes(serve, staffStudentsTable, everybody);
}
