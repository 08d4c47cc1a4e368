import { type Column, table } from '#platform/contract/table.ts';
import { groupAdmins, uber } from '#product/access/rules/policies.ts';
import { ROLES } from '#product/access/rules/scopes.ts';
import { findSchools } from '#product/schools/contract.ts';
import { STATES } from '#product/schools/rules/states.ts';
import { EVALUATION_GOALS } from './rules/people/account-request.ts';
import { REQUEST_ORIGINS } from './rules/people/request-origins.ts';
import { ACCOUNT_SOURCES, ACCOUNT_STATUSES } from './rules/people/status.ts';

/** The tables of adults: what staff see of everybody, and what a group's admins see of its educators. */
const name = { label: 'accounts-people.columns.name', kind: 'text', filter: 'text', sort: true } as const;
const username = {
  label: 'accounts-people.columns.username',
  kind: 'text',
  filter: 'text',
  sort: true,
} as const;
/** Every role there is, also those that are not offered any more. */
const LISTED_ROLES = [...ROLES, 'student', 'other'] as const;
const role = {
  label: 'accounts-people.columns.role',
  kind: 'choice',
  choices: LISTED_ROLES,
  labels: 'accounts-people.roles',
  filter: 'choices',
} as const;
const status = {
  label: 'accounts-people.columns.status',
  kind: 'choice',
  choices: ACCOUNT_STATUSES,
  labels: 'accounts-people.statuses',
  filter: 'choices',
} as const;
const studentsCount = { label: 'accounts-people.columns.students-count', kind: 'number' } as const;
const freeTrialEndsOn = {
  label: 'accounts-people.columns.free-trial-ends-on',
  kind: 'day',
  filter: 'day-range',
} as const;
const invitedBy = { label: 'accounts-people.columns.invited-by', kind: 'text', filter: 'text' } as const;
const createdAt = moment('accounts-people.columns.created-at');
const highPriority = {
  label: 'accounts-people.columns.high-priority',
  kind: 'yes-no',
  filter: 'yes-no',
} as const;
const gameDebugMode = {
  label: 'accounts-people.columns.game-debug-mode',
  kind: 'yes-no',
  filter: 'yes-no',
  hidden: true,
} as const;
const goal = {
  label: 'accounts-people.columns.goal',
  kind: 'choice',
  choices: EVALUATION_GOALS,
  labels: 'accounts-people.goals',
  filter: 'choices',
} as const;
const school = { label: 'accounts-people.columns.school', kind: 'text' } as const;
const ofSchool = { kind: 'id', label: 'accounts-people.columns.school', find: findSchools } as const;

/** In the words of the screens about licenses: one word for one number. */
const licenseColumns = {
  /** Quantity, used and left of the individual licenses. */
  individual_quantity: {
    label: 'licensing-histories.columns.individual-quantity',
    kind: 'number',
    hidden: true,
  },
  individual_used: { label: 'licensing-histories.columns.individual-used', kind: 'number' },
  individual_remaining: { label: 'licensing-histories.columns.individual-remaining', kind: 'number' },
  /** What is left for their students, of both plans, by how they come to it. */
  own_left: { label: 'licensing-histories.columns.own-left', kind: 'number', hidden: true },
  shared_left: { label: 'licensing-histories.columns.shared-left', kind: 'number', hidden: true },
  /** Each pool by its name: pools are never added up. */
  site_pools_left: { label: 'licensing-histories.columns.site-pools-left', kind: 'text', hidden: true },
  individual_pools_left: {
    label: 'licensing-histories.columns.individual-pools-left',
    kind: 'text',
    hidden: true,
  },
} as const;

function moment(label: string) {
  return { label, kind: 'moment', filter: 'day-range', sort: true } as const satisfies Column;
}

/** In sentences the order is the everyday one; beside the status stands whether letters reach somebody. */
const spoken = { spoken_name: 'text', letters_come_back: 'yes-no' } as const;
/** Students of schools, archived ones too: they are transferred before the educator leaves. */
const leaving = { students_total: 'number' } as const;
/** What the actions on an account need to know of it. */
const accountFields = {
  ...spoken,
  scope: 'text',
  status_before_deactivation: 'text',
  deactivated_by_admin: 'yes-no',
} as const;

/** Whether the school is one that staff have linked, or what was typed; and whether one is still asked for. */
const schoolFields = { lacks_school: 'yes-no', school_linked: 'yes-no', school_place: 'number' } as const;

export const accountRequestsTable = table({
  name: 'account-requests',
  path: '/uber/account-requests',
  summary: 'Educators and parents by how their accounts came.',
  access: uber,
  columns: {
    name,
    username,
    role: { ...role, choices: [...LISTED_ROLES, 'parent'] },
    status,
    school: { ...school, filter: 'text' },
    district: { label: 'accounts-people.columns.district', kind: 'text', filter: 'text' },
    state: {
      label: 'accounts-people.columns.state',
      kind: 'choice',
      choices: STATES,
      labels: 'schools.states',
      filter: 'choices',
    },
    prefix: { label: 'accounts-people.columns.prefix', kind: 'text', hidden: true },
    goal,
    my_role_description: {
      label: 'accounts-people.columns.my-role-description',
      kind: 'text',
      filter: 'text',
      hidden: true,
    },
    i_agree_to_one_student: {
      label: 'accounts-people.columns.i-agree-to-one-student',
      kind: 'yes-no',
      filter: 'yes-no',
      hidden: true,
    },
    referral: { label: 'accounts-people.columns.referral', kind: 'text', filter: 'text', hidden: true },
    referrer: { label: 'accounts-people.columns.referrer', kind: 'text', filter: 'text', hidden: true },
    created_at: createdAt,
    updated_at: { ...moment('accounts-people.columns.updated-at'), hidden: true },
    activated_at: moment('accounts-people.columns.activated-at'),
    reached_out_at: moment('accounts-people.columns.reached-out-at'),
    high_priority: highPriority,
    free_trial_ends_on: { ...freeTrialEndsOn, hidden: true },
    how_created: {
      label: 'accounts-people.columns.how-created',
      kind: 'choice',
      choices: ACCOUNT_SOURCES,
      labels: 'accounts-people.sources',
      hidden: true,
    },
    invited_by: invitedBy,
  },
  fields: { ...accountFields, ...leaving, ...schoolFields, game_debug_mode: 'yes-no' },
  filters: {
    source: {
      kind: 'choice',
      label: 'accounts-people.columns.source',
      choices: REQUEST_ORIGINS,
      labels: 'accounts-people.origins',
      segment: true,
    },
  },
  sort: '-created_at',
});

export const educatorsTable = table({
  name: 'educators',
  path: '/uber/educators',
  summary: 'All educators.',
  access: uber,
  columns: {
    name,
    username,
    role,
    status,
    school,
    /** The status says it, too; as a filter and in a file it is a question of its own. */
    verified: { label: 'accounts-people.columns.verified', kind: 'yes-no', filter: 'yes-no', hidden: true },
    group_admin: { label: 'accounts-people.columns.group-admin', kind: 'yes-no', filter: 'yes-no' },
    team_admin: { label: 'accounts-people.columns.team-admin', kind: 'yes-no', filter: 'yes-no' },
    high_priority: highPriority,
    students_count: studentsCount,
    ...licenseColumns,
    free_trial_ends_on: freeTrialEndsOn,
    goal: { ...goal, hidden: true },
    /** These two look into other tables: for the rows that are shown, and not for a filter over everybody. */
    has_students_using_program: {
      label: 'accounts-people.columns.has-students-using-program',
      kind: 'yes-no',
      hidden: true,
    },
    has_site_license_usage_report: {
      label: 'accounts-people.columns.has-site-license-usage-report',
      kind: 'yes-no',
      hidden: true,
    },
    class_code_on: {
      label: 'accounts-people.columns.class-code-on',
      kind: 'yes-no',
      filter: 'yes-no',
      hidden: true,
    },
    game_debug_mode: gameDebugMode,
    invited_by: { ...invitedBy, hidden: true },
    created_at: createdAt,
  },
  fields: { ...accountFields, ...schoolFields, ...leaving },
  filters: { school_id: ofSchool },
  sort: 'name',
});

export const parentsTable = table({
  name: 'parents',
  path: '/uber/parents',
  summary: 'All parents.',
  access: uber,
  columns: {
    name,
    username,
    status,
    family: { label: 'accounts-people.columns.family', kind: 'text', filter: 'text' },
    verified: { label: 'accounts-people.columns.verified', kind: 'yes-no', filter: 'yes-no' },
    has_students_using_program: {
      label: 'accounts-people.columns.has-students-using-program',
      kind: 'yes-no',
    },
    high_priority: highPriority,
    children_count: { label: 'accounts-people.columns.children-count', kind: 'number' },
    ...licenseColumns,
    free_trial_ends_on: freeTrialEndsOn,
    game_debug_mode: gameDebugMode,
    invited_by: { ...invitedBy, hidden: true },
    created_at: createdAt,
  },
  fields: { ...accountFields, family_id: 'number' },
  sort: 'name',
});

/** The manage-educators view of group and team admins. */
export const groupEducatorsTable = table({
  name: 'group-educators',
  path: '/educator/educators',
  summary:
    'The educators of the groups, teams and schools that the actor runs, and who has access to a site license.',
  access: groupAdmins,
  columns: {
    name,
    username: { ...username, hidden: true },
    role,
    status,
    /** Mostly one and the same; who runs several narrows the list by it, or chooses the column. */
    school: { ...school, hidden: true },
    students_count: { ...studentsCount, filter: 'number-range', sort: true },
    /** The same number as on home. */
    licensed: { label: 'accounts-people.columns.licensed', kind: 'number' },
    /** The same number as on the page of the site license. */
    site_used: { label: 'licensing-histories.columns.site-licenses-used', kind: 'number' },
    elsewhere_used: { label: 'licensing-histories.columns.elsewhere-used', kind: 'number' },
    ...licenseColumns,
    /** Among the others above; by themselves for who asks. */
    individual_used: { ...licenseColumns.individual_used, hidden: true },
    individual_remaining: { ...licenseColumns.individual_remaining, hidden: true },
    created_at: { ...createdAt, hidden: true },
  },
  /**
   * Admins look after educators; who looks after admins is staff. Who only draws on the admin's site license is on the
   * list, and not administered.
   */
  fields: { ...spoken, ...leaving, is_admin: 'yes-no', administered: 'yes-no', site_access: 'yes-no' },
  filters: { school_id: ofSchool },
  sort: 'name',
});

/** Invited colleagues of the schools an admin runs: nobody has vouched for them yet. */
export const pendingColleaguesTable = table({
  name: 'pending-colleagues',
  path: '/educator/pending-colleagues',
  summary: 'Invited colleagues who wait for an admin of their school to approve them.',
  access: groupAdmins,
  columns: {
    name,
    invited_by: invitedBy,
    username,
    created_at: createdAt,
    role,
    status,
    school,
  },
  fields: { ...spoken, students_total: 'number' },
  sort: '-created_at',
});
