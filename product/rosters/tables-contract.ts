import { PROGRAM_IDS } from '#brands/brand.ts';
import { type Column, narrowed, table } from '#platform/contract/table.ts';
import { educators, parents, uber } from '#product/access/rules/policies.ts';
import { findEducators, findSchools } from '#product/schools/contract.ts';
import { findTeachers } from './contract.ts';
import { GRADES } from './rules/grades.ts';
import { LICENSE_STATES } from './rules/license-states.ts';

/** The tables of students: an educator's or an admin's, a family's, and everybody's for staff. */
const name = {
  label: 'rosters.columns.name',
  kind: 'text',
  filter: 'text',
  sort: true,
  inFiles: ['last_name', 'first_name'],
} as const;
const firstName = { label: 'rosters.columns.first-name', kind: 'text', hidden: true } as const;
const lastName = { label: 'rosters.columns.last-name', kind: 'text', hidden: true } as const;
const grade = {
  label: 'rosters.columns.grade',
  kind: 'choice',
  choices: GRADES,
  labels: 'rosters.grades',
  filter: 'choices',
  sort: true,
} as const;
/** As the school writes it; where it writes nothing, whose student it is. */
const teacher = { label: 'rosters.columns.teacher', kind: 'text' } as const;
/** Who the row is about, in the lists of slices that show something else of a student: by name, the rest on demand. */
export const aboutStudent = {
  name,
  first_name: firstName,
  last_name: lastName,
  grade: { ...grade, hidden: true },
  teacher: { ...teacher, filter: 'text', suggest: findTeachers, hidden: true },
} as const;
const studentId = { label: 'rosters.columns.student-id', kind: 'text' } as const;
const username = { label: 'rosters.columns.username', kind: 'text', sort: true } as const;
const activeProgram = {
  label: 'rosters.columns.active-program',
  kind: 'choice',
  choices: PROGRAM_IDS,
  labels: 'rosters.programs',
  filter: 'choices',
} as const;
const licenseEndsOn = {
  label: 'rosters.columns.license-ends-on',
  kind: 'day',
  filter: 'day-range',
  sort: true,
  inFiles: ['license', 'license_ends_on'],
} as const;
const licenseColumn = {
  label: 'rosters.columns.license',
  kind: 'choice',
  choices: LICENSE_STATES,
  labels: 'rosters.licenses',
  hidden: true,
} as const;
const license = { ...licenseColumn, filter: 'choices' } as const;
/** Whose student it is: mostly the same as the teacher, so on demand. */
const educator = { label: 'rosters.columns.educator', kind: 'text', hidden: true } as const;
const school = { label: 'rosters.columns.school', kind: 'text' } as const;
const shared = { label: 'rosters.columns.shared', kind: 'yes-no' } as const;
/** Who the student is for the sign-in providers of the school. */
const cleverUserId = { label: 'rosters.columns.clever-user-id', kind: 'text', hidden: true } as const;
const classlinkLoginId = { label: 'rosters.columns.classlink-login-id', kind: 'text', hidden: true } as const;
const classlinkTenantId = {
  label: 'rosters.columns.classlink-tenant-id',
  kind: 'text',
  hidden: true,
} as const;
/** How far the student is in the active program, how it goes, and when and how long there was play in any. */
const completed = { label: 'rosters.columns.completed', kind: 'number' } as const;
const successRate = { label: 'rosters.columns.success-rate', kind: 'number' } as const;
const lastPlayedAt = { label: 'rosters.columns.last-played-at', kind: 'moment' } as const;
const minutes = { label: 'rosters.columns.minutes', kind: 'number' } as const;
/** Of all programs: what was played, which at home is told instead of how well it went. */
const scenes = { label: 'rosters.columns.scenes', kind: 'number' } as const;
/** How well the six skills go, in percent. */
const skills = {
  skill_ic: score('rosters.columns.skill-ic'),
  skill_com: score('rosters.columns.skill-com'),
  skill_coop: score('rosters.columns.skill-coop'),
  skill_ini: score('rosters.columns.skill-ini'),
  skill_emp: score('rosters.columns.skill-emp'),
  skill_er: score('rosters.columns.skill-er'),
} as const;
/** Until when there was a license for each program. */
const programEnds = {
  ends_academy: programEnd('rosters.columns.ends-academy'),
  ends_zoou: programEnd('rosters.columns.ends-zoou'),
  ends_ssgrin: programEnd('rosters.columns.ends-ssgrin'),
  ends_hoh: programEnd('rosters.columns.ends-hoh'),
  ends_sim: programEnd('rosters.columns.ends-sim'),
} as const;
const createdAt = moment('rosters.columns.created-at');
const updatedAt = moment('rosters.columns.updated-at');

function score(label: string) {
  return { label, kind: 'number', hidden: true } as const satisfies Column;
}

function programEnd(label: string) {
  return { label, kind: 'day', hidden: true } as const satisfies Column;
}

function moment(label: string) {
  return { label, kind: 'moment', filter: 'day-range', rare: true, hidden: true } as const satisfies Column;
}

const archived = { kind: 'yes-no', label: 'rosters.filters.archived', segment: true } as const;

/** What the actions on a student need to know. */
const fields = {
  owner_id: 'number',
  school_id: 'number',
  check_ins: 'yes-no',
} as const;
/** And those on how a student signs in. */
const keptFields = { ...fields, has_badge: 'yes-no', badges_on: 'yes-no' } as const;
/** And what the viewer may do: everything; or teach, because somebody shares the student, with the login card or not. */
const sharedFields = {
  ...keptFields,
  ruled: 'yes-no',
  shared_with_me: 'yes-no',
  login_cards: 'yes-no',
} as const;

/** Whose students: the own and shared ones, or all that an admin of a group or team looks after. */
const REACHES = ['mine', 'all'] as const;

export const studentsTable = table({
  name: 'students',
  guarded: true,
  path: '/educator/students',
  summary: "An educator's students, shared ones included; for admins of groups and teams all of theirs.",
  access: educators,
  columns: {
    name,
    first_name: firstName,
    last_name: lastName,
    grade,
    active_program: { ...activeProgram, sort: true },
    license,
    license_ends_on: licenseEndsOn,
    completed: { ...completed, sort: true },
    success_rate: { ...successRate, sort: true, hidden: true },
    last_played_at: { ...lastPlayedAt, sort: true },
    minutes: { ...minutes, hidden: true },
    scenes: { ...scenes, hidden: true },
    ...skills,
    teacher: { ...teacher, filter: 'text', suggest: findTeachers, sort: true },
    username: { ...username, filter: 'text', rare: true },
    student_id: { ...studentId, filter: 'text', rare: true, sort: true },
    educator: { ...educator, sort: true },
    school: { ...school, sort: true, hidden: true },
    shared: { ...shared, filter: 'yes-no' },
    ...programEnds,
    clever_user_id: { ...cleverUserId, filter: 'text', rare: true },
    classlink_login_id: { ...classlinkLoginId, filter: 'text', rare: true },
    classlink_tenant_id: { ...classlinkTenantId, filter: 'text', rare: true },
    created_at: { ...createdAt, sort: true },
    updated_at: { ...updatedAt, sort: true },
  },
  fields: sharedFields,
  filters: {
    school_id: { kind: 'id', label: 'rosters.columns.school', find: findSchools },
    educator_id: { kind: 'id', label: 'rosters.columns.educator', find: findEducators },
    archived,
    reach: {
      kind: 'choice',
      label: 'rosters.filters.reach',
      choices: REACHES,
      labels: 'rosters.reaches',
      segment: true,
    },
  },
  sort: 'name',
});

/** Nobody is graded at home, and there are no teachers and no school to tell children by. */
const NOT_AT_HOME = [
  'completed',
  'success_rate',
  'skill_ic',
  'skill_com',
  'skill_coop',
  'skill_ini',
  'skill_emp',
  'skill_er',
  'teacher',
  'student_id',
  'educator',
  'educator_id',
  'school',
  'school_id',
  'shared',
  'clever_user_id',
  'classlink_login_id',
  'classlink_tenant_id',
] as const;

/** The same list for who teaches at home: what was played, as parents read it. */
export const homeStudentsTable = narrowed(studentsTable, {
  without: NOT_AT_HOME,
  showing: ['minutes', 'scenes'],
});

/** What a family reads of play is what was played: no grades (the front page's promise to families). */
export const childrenTable = table({
  name: 'children',
  guarded: true,
  path: '/parent/students',
  summary: 'The children of the own family.',
  access: parents,
  columns: {
    name,
    first_name: firstName,
    last_name: lastName,
    grade,
    username: { ...username, filter: 'text', rare: true },
    active_program: { ...activeProgram, sort: true },
    license,
    license_ends_on: licenseEndsOn,
    ...programEnds,
    last_played_at: { ...lastPlayedAt, sort: true },
    minutes: { ...minutes, sort: true },
    scenes: { ...scenes, sort: true },
    created_at: { ...createdAt, sort: true },
    updated_at: { ...updatedAt, sort: true },
  },
  fields: keptFields,
  filters: { archived },
  sort: 'name',
});

/** Sorts and filters only by what has an index: it is a list of everybody. */
export const staffStudentsTable = table({
  name: 'uber-students',
  guarded: true,
  path: '/uber/students',
  summary: 'All students of all schools and families.',
  access: uber,
  columns: {
    name,
    first_name: firstName,
    last_name: lastName,
    grade,
    teacher: { ...teacher, filter: 'text', sort: true },
    student_id: { ...studentId, filter: 'text' },
    username: { ...username, filter: 'text' },
    active_program: activeProgram,
    license: licenseColumn,
    license_ends_on: licenseEndsOn,
    educator,
    school,
    shared,
    ...programEnds,
    clever_user_id: { ...cleverUserId, filter: 'text', rare: true },
    classlink_login_id: classlinkLoginId,
    classlink_tenant_id: classlinkTenantId,
    completed: { ...completed, hidden: true },
    success_rate: { ...successRate, hidden: true },
    last_played_at: { ...lastPlayedAt, hidden: true },
    minutes: { ...minutes, hidden: true },
    scenes: { ...scenes, hidden: true },
    ...skills,
    created_at: { ...createdAt, sort: true },
    updated_at: { label: updatedAt.label, kind: 'moment', hidden: true },
  },
  fields: { ...fields, game_debug: 'yes-no' },
  filters: {
    school_id: { kind: 'id', label: 'rosters.columns.school', find: findSchools },
    educator_id: { kind: 'id', label: 'rosters.columns.educator', find: findEducators },
    archived,
    family: { kind: 'yes-no', label: 'rosters.filters.family', segment: true },
  },
  sort: 'name',
});
