import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, id, optionalText, text, yesNo } from '#platform/contract/fields.ts';
import { formReply, notificationReply } from '#platform/contract/message.ts';
import { suggestions } from '#platform/contract/suggestions.ts';
import { table } from '#platform/contract/table.ts';
import { adults, groupAdmins, uber } from '#product/access/rules/policies.ts';
import { ACTIVITY_TYPES } from './rules/activity.ts';
import { GROUP_KINDS, GROUP_PEOPLE_MAX, LISTED_ROLES } from './rules/groups.ts';
import { STATES, TIME_ZONES } from './rules/states.ts';

/** What can be found by name. Staff find everything; group and team admins what they run; parents nothing. */
export const findDistricts = suggestions('/autocomplete/districts', adults, 'Districts by name.');
export const findSchools = suggestions('/autocomplete/schools', adults, 'Schools by name.');
export const findGroups = suggestions('/autocomplete/groups', adults, 'Groups and teams by name.');
/** A verified educator also finds the colleagues of the own school, to share students with. */
export const findEducators = suggestions(
  '/autocomplete/educators',
  adults,
  'Educators by name or username; deactivated ones only by their id.',
);

/** Whoever can hold licenses: parents are nobody's to find but staff's. */
export const findAccounts = suggestions(
  '/autocomplete/accounts',
  uber,
  'Educators and parents by name or username; deactivated ones only by their id.',
);

/** Whose family a child can belong to. */
export const findFamilyAccounts = suggestions(
  '/autocomplete/family-accounts',
  uber,
  'Parents and educators without a school, or with a family of their own, by name or username; deactivated ones only by their id.',
);

const createdAt = {
  label: 'schools.columns.created-at',
  kind: 'moment',
  filter: 'day-range',
  sort: true,
} as const;
const state = {
  label: 'schools.columns.state',
  kind: 'choice',
  choices: STATES,
  labels: 'schools.states',
  filter: 'choices',
  sort: true,
} as const;

export const districtsTable = table({
  name: 'districts',
  path: '/uber/districts',
  summary: 'All districts.',
  access: uber,
  columns: {
    name: { label: 'schools.columns.name', kind: 'text', filter: 'text', sort: true },
    prefix: { label: 'schools.columns.prefix', kind: 'text', filter: 'text', sort: true },
    state,
    schools_count: { label: 'schools.columns.schools-count', kind: 'number' },
    educators_count: { label: 'schools.columns.educators-count', kind: 'number' },
    students_count: { label: 'schools.columns.students-count', kind: 'number' },
    created_at: createdAt,
  },
  sort: 'name',
});

export const schoolsTable = table({
  name: 'schools',
  path: '/uber/schools',
  summary: 'All schools.',
  access: uber,
  columns: {
    name: { label: 'schools.columns.name', kind: 'text', filter: 'text', sort: true },
    prefix: { label: 'schools.columns.prefix', kind: 'text', filter: 'text', sort: true },
    district: { label: 'schools.columns.district', kind: 'text', sort: true },
    state,
    time_zone: {
      label: 'schools.columns.time-zone',
      kind: 'choice',
      choices: TIME_ZONES,
      labels: 'schools.time-zones',
      filter: 'choices',
      hidden: true,
    },
    educators_count: { label: 'schools.columns.educators-count', kind: 'number' },
    students_count: { label: 'schools.columns.students-count', kind: 'number' },
    created_at: createdAt,
  },
  filters: { district_id: { kind: 'id', label: 'schools.columns.district', find: findDistricts } },
  sort: 'name',
});

export const groupsTable = table({
  name: 'groups',
  path: '/uber/groups',
  summary: 'All groups and teams.',
  access: uber,
  columns: {
    name: { label: 'schools.columns.name', kind: 'text', filter: 'text', sort: true },
    kind: {
      label: 'schools.columns.kind',
      kind: 'choice',
      choices: GROUP_KINDS,
      labels: 'schools.kinds',
      filter: 'choices',
      sort: true,
    },
    place: { label: 'schools.columns.place', kind: 'text' },
    owner: { label: 'schools.columns.owner', kind: 'text', filter: 'text', sort: true },
    admins_count: { label: 'schools.columns.admins-count', kind: 'number' },
    members_count: { label: 'schools.columns.members-count', kind: 'number' },
    pool_on: { label: 'schools.columns.pool-on', kind: 'yes-no', filter: 'yes-no' },
    individual_quantity: { label: 'schools.columns.individual-quantity', kind: 'number' },
    individual_used: { label: 'schools.columns.individual-used', kind: 'number' },
    site_quantity: { label: 'schools.columns.site-quantity', kind: 'number' },
    site_used: { label: 'schools.columns.site-used', kind: 'number' },
    created_at: createdAt,
  },
  filters: {
    school_id: { kind: 'id', label: 'schools.columns.school', find: findSchools },
    district_id: { kind: 'id', label: 'schools.columns.district', find: findDistricts },
    educator_id: { kind: 'id', label: 'schools.columns.person', find: findEducators },
  },
  sort: 'name',
});

const activityColumns = {
  at: { label: 'schools.columns.at', kind: 'moment', time: true, filter: 'day-range', sort: true },
  type: {
    label: 'schools.columns.type',
    kind: 'choice',
    choices: ACTIVITY_TYPES,
    labels: 'schools.activity-types',
    filter: 'choices',
  },
  educator: { label: 'schools.columns.educator', kind: 'text', filter: 'text' },
  other_educator: { label: 'schools.columns.other-educator', kind: 'text', filter: 'text' },
  students_count: { label: 'schools.columns.students-count', kind: 'number' },
  school: { label: 'schools.columns.school', kind: 'text' },
  actor: { label: 'schools.columns.actor', kind: 'text', filter: 'text' },
} as const;
const activityFilters = {
  school_id: { kind: 'id', label: 'schools.columns.school', find: findSchools },
} as const;

export const activityTable = table({
  name: 'activity',
  path: '/uber/activity',
  summary: 'What admins and staff did to educators and rosters.',
  access: uber,
  columns: {
    ...activityColumns,
    acting_staff: { label: 'schools.columns.acting-staff', kind: 'text', filter: 'text' },
  },
  filters: activityFilters,
  sort: '-at',
});

export const educatorActivityTable = table({
  name: 'educator-activity',
  path: '/educator/activity',
  summary: 'The same for a group or team admin: what concerns the people and schools of the own groups.',
  access: groupAdmins,
  columns: activityColumns,
  filters: activityFilters,
  sort: '-at',
});

const byId = z.strictObject({ id: id() });

/** Stands before generated names: one short word. */
function prefix() {
  return optionalText({ max: 40 }).check(
    z.refine((value) => /^[\p{L}\p{N}-]*$/u.test(value), { error: 'validation.prefix' }),
  );
}

/** Nothing chosen arrives as null or not at all. */
function optionalId() {
  return z.optional(z.nullable(id()));
}

const districtFields = { name: text({ max: 200 }), prefix: prefix(), state: choice(STATES) };
const schoolFields = {
  ...districtFields,
  district_id: optionalId(),
  /** Left open, it is the state's usual one. */
  time_zone: z.optional(choice(TIME_ZONES)),
};

export const addDistrict = endpoint({
  method: 'POST',
  path: '/uber/districts',
  summary: 'Add a district.',
  access: uber,
  input: z.strictObject(districtFields),
  output: notificationReply,
  audit: 'district.add',
});

export const districtForm = endpoint({
  method: 'GET',
  path: '/uber/districts/:id/edit',
  summary: 'What the form of a district starts with.',
  access: uber,
  input: byId,
  output: formReply(z.object({ name: z.string(), prefix: z.string(), state: z.string() })),
});

export const editDistrict = endpoint({
  method: 'PATCH',
  path: '/uber/districts/:id/edit',
  summary: 'Change a district. Its schools move along to another state.',
  access: uber,
  input: z.strictObject({ id: id(), ...districtFields }),
  output: notificationReply,
  audit: 'district.edit',
});

export const deleteDistrict = endpoint({
  method: 'DELETE',
  path: '/uber/districts/:id',
  summary: 'Delete a district that no school and no group belongs to.',
  access: uber,
  input: byId,
  output: notificationReply,
  audit: 'district.delete',
});

export const addSchool = endpoint({
  method: 'POST',
  path: '/uber/schools',
  summary: 'Add a school.',
  access: uber,
  input: z.strictObject(schoolFields),
  output: notificationReply,
  audit: 'school.add',
});

export const schoolForm = endpoint({
  method: 'GET',
  path: '/uber/schools/:id/edit',
  summary: 'What the form of a school starts with.',
  access: uber,
  input: byId,
  output: formReply(
    z.object({
      name: z.string(),
      prefix: z.string(),
      state: z.string(),
      district_id: z.nullable(z.number()),
      time_zone: z.string(),
      check_ins: z.boolean(),
    }),
  ),
});

export const editSchool = endpoint({
  method: 'PATCH',
  path: '/uber/schools/:id/edit',
  summary: 'Change a school.',
  access: uber,
  /** Children are asked how they feel, unless their school does not want that. */
  input: z.strictObject({ id: id(), ...schoolFields, check_ins: z.optional(yesNo()) }),
  output: notificationReply,
  audit: 'school.edit',
  stepUp: 'partly',
});

export const deleteSchool = endpoint({
  method: 'DELETE',
  path: '/uber/schools/:id',
  summary: 'Delete a school that no educator, student or group belongs to.',
  access: uber,
  input: byId,
  output: notificationReply,
  audit: 'school.delete',
});

const mergedPlace = z.object({
  id: z.number(),
  name: z.string(),
  prefix: z.string(),
  state: z.string(),
  district: z.nullable(z.string()),
});

export const mergePreview = endpoint({
  method: 'GET',
  path: '/uber/schools/:id/merge-preview',
  summary: 'What merging a school into another would move, and what stands against it.',
  access: uber,
  input: z.strictObject({ id: id(), into_id: id() }),
  output: z.object({
    data: z.object({
      from: mergedPlace,
      into: mergedPlace,
      counts: z.object({
        educators: z.number(),
        students: z.number(),
        groups: z.number(),
        uploads: z.number(),
        requests: z.number(),
      }),
      /** The one that the school has afterwards. */
      prefix: z.string(),
      /** Student ids in use at both, the first of them and how many there are. */
      taken_numbers: z.array(z.string()),
      taken_total: z.number(),
      /** Uploads that are being applied or taken back at either of them. */
      uploads_busy: z.number(),
      /** Sign-on providers to which both of them are tied. */
      tied_twice: z.number(),
    }),
  }),
});

export const mergeSchools = endpoint({
  method: 'POST',
  path: '/uber/schools/:id/merge',
  summary:
    'Merge a school into another: everything that belongs to it moves, and it is gone. Refused while a student id is in use at both.',
  access: uber,
  input: z.strictObject({ id: id(), into_id: id() }),
  output: notificationReply,
  audit: 'school.merge',
  stepUp: true,
});

/** Account rows become id plus role. */
export const groupAccounts = z
  .array(z.strictObject({ id: id(), role: choice(LISTED_ROLES) }), { error: 'validation.in' })
  .check(z.maxLength(GROUP_PEOPLE_MAX, { error: 'validation.in' }));

const groupFields = {
  name: text({ max: 200 }),
  kind: choice(GROUP_KINDS),
  school_id: optionalId(),
  district_id: optionalId(),
  owner_id: id(),
  accounts: z._default(groupAccounts, []),
  pool_on: yesNo(),
};

export const addGroup = endpoint({
  method: 'POST',
  path: '/uber/groups',
  summary: 'Add a group or a team.',
  access: uber,
  input: z.strictObject(groupFields),
  output: notificationReply,
  audit: 'group.add',
  stepUp: true,
});

const named = z.object({ id: z.number(), label: z.string(), hint: z.nullable(z.string()) });

export const groupForm = endpoint({
  method: 'GET',
  path: '/uber/groups/:id/edit',
  summary: 'What the form of a group starts with, its people by name.',
  access: uber,
  input: byId,
  output: formReply(
    z.object({
      name: z.string(),
      kind: z.enum(GROUP_KINDS),
      school: z.nullable(named),
      district: z.nullable(named),
      owner: z.nullable(named),
      accounts: z.array(z.extend(named, { role: z.enum(LISTED_ROLES) })),
      pool_on: z.boolean(),
    }),
  ),
});

export const editGroup = endpoint({
  method: 'PATCH',
  path: '/uber/groups/:id/edit',
  summary: 'Change a group: name, kind, what it stands for, its people, its pool.',
  access: uber,
  input: z.strictObject({ id: id(), ...groupFields }),
  output: notificationReply,
  audit: 'group.edit',
  stepUp: true,
});

export const convertGroup = endpoint({
  method: 'POST',
  path: '/uber/groups/:id/convert',
  summary: 'Turn a team into the group of a district.',
  access: uber,
  input: z.strictObject({ id: id(), district_id: id() }),
  output: notificationReply,
  audit: 'group.convert',
  stepUp: true,
});

export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/uber/groups/:id',
  summary: 'Delete a group or a team. Its people keep their accounts.',
  access: uber,
  input: byId,
  output: notificationReply,
  audit: 'group.delete',
});
