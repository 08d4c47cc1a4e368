import { SKILLS } from '#product/play/rules/story/skills.ts';
import { type ActionField, action } from '#ui/actions/action.ts';
import { LEVEL_PROGRAMS } from '../../rules/programs.ts';
import type { Member, SmallGroup } from '../../rules/small-group-shape.ts';
import {
  editSmallGroup,
  endSmallGroup,
  keepMeeting,
  makeSmallGroup,
  removeMeeting,
  setSmallGroupMembers,
  smallGroupsTable,
} from '../../small-groups-contract.ts';
import { groupTables } from '../../tables-contract.ts';
import { childrenField, childrenFieldFor } from './children-field.tsx';
import { presentFieldFor } from './present-field.tsx';

/** What is said of groups, in lists and beside them, is asked for anew. */
const refreshes = [smallGroupsTable.name, ...Object.values(groupTables).map(({ name }) => name)];

const about = [
  { name: 'name', kind: 'text', label: 'group-data.small.form.name' },
  {
    name: 'goal',
    kind: 'textarea',
    label: 'group-data.small.form.goal',
    hint: 'group-data.small.form.goal-hint',
    optional: true,
  },
  { name: 'starts_on', kind: 'date', label: 'group-data.small.form.starts-on', half: true },
  { name: 'ends_on', kind: 'date', label: 'group-data.small.form.ends-on', half: true, optional: true },
] as const satisfies readonly ActionField[];

export const makeGroupAction = action({
  name: 'make-small-group',
  endpoint: makeSmallGroup,
  title: 'group-data.small.form.make-title',
  submit: 'group-data.small.form.make',
  fields: [
    ...about,
    {
      name: 'program',
      kind: 'select',
      label: 'group-data.small.form.program',
      choices: LEVEL_PROGRAMS,
      labels: 'rosters.programs',
      half: true,
    },
    {
      name: 'skill',
      kind: 'select',
      label: 'group-data.small.form.skill',
      choices: SKILLS,
      labels: 'group-data.skills',
      half: true,
    },
    childrenField,
  ],
  refreshes,
});

export const editGroupAction = action({
  name: 'edit-small-group',
  endpoint: editSmallGroup,
  title: 'group-data.small.form.edit-title',
  submit: 'group-data.small.form.edit',
  fields: about,
  refreshes,
});

export const endGroupAction = action({
  name: 'end-small-group',
  endpoint: endSmallGroup,
  title: 'group-data.small.page.end-title',
  text: 'group-data.small.page.end-text',
  submit: 'group-data.small.page.end',
  refreshes,
});

export const keepMeetingAction = (members: readonly Member[]) =>
  action({
    name: 'keep-meeting',
    endpoint: keepMeeting,
    title: 'group-data.small.page.add-meeting',
    submit: 'group-data.small.page.save-meeting',
    fields: [
      { name: 'held_on', kind: 'date', label: 'group-data.small.page.held-on' },
      presentFieldFor(members),
    ],
    refreshes,
  });

export const removeMeetingAction = action({
  name: 'remove-meeting',
  endpoint: removeMeeting,
  title: 'group-data.small.page.remove-title',
  text: 'group-data.small.page.remove-text',
  submit: 'group-data.small.page.remove-meeting',
  danger: true,
  refreshes,
});

export const changeMembersAction = (group: Pick<SmallGroup, 'program' | 'skill'>) =>
  action({
    name: 'change-small-group-members',
    endpoint: setSmallGroupMembers,
    title: 'group-data.small.form.members-title',
    submit: 'group-data.small.form.edit',
    fields: [childrenFieldFor({ program: group.program, skill: group.skill })],
    refreshes,
  });
