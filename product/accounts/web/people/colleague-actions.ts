import { action } from '#ui/actions/action.ts';
import * as calls from '../../staff-contract.ts';
import { colleagueRole, email, firstName, lastName, school } from './fields.ts';

/** What educators do with accounts: admins add and deactivate, others invite. */
const GROUP = ['group-educators', 'educator-activity'];

export const addGroupEducator = action({
  name: 'add-group-educator',
  endpoint: calls.addGroupEducator,
  title: 'people.add.title',
  text: 'people.add.text',
  submit: 'people.add.submit',
  fields: [
    firstName,
    lastName,
    email,
    colleagueRole,
    { ...school, hint: 'people.add.school-hint', optional: true },
  ],
  refreshes: GROUP,
});

export const deactivateGroupEducator = action({
  name: 'deactivate-group-educator',
  endpoint: calls.deactivateGroupEducator,
  title: 'people.deactivate.title',
  text: 'people.deactivate.text',
  submit: 'people.deactivate.submit',
  danger: true,
  refreshes: GROUP,
});

const PENDING = [...GROUP, 'pending-colleagues'];

export const approveColleague = action({
  name: 'approve-colleague',
  endpoint: calls.approveColleague,
  title: 'people.approve.title',
  text: 'people.approve.text',
  submit: 'people.approve.submit',
  refreshes: PENDING,
});

export const declineColleague = action({
  name: 'decline-colleague',
  endpoint: calls.declineColleague,
  title: 'people.decline.title',
  text: 'people.decline.text',
  submit: 'people.decline.submit',
  danger: true,
  refreshes: PENDING,
});

export const inviteColleague = action({
  name: 'invite-colleague',
  endpoint: calls.inviteColleague,
  title: 'people.invite.title',
  text: 'people.invite.text',
  submit: 'people.invite.submit',
  fields: [firstName, lastName, email, colleagueRole],
  refreshes: PENDING,
});

/** The same, with what it brings. */
export const inviteForGift = { ...inviteColleague, text: 'people.invite.gift-text' };
