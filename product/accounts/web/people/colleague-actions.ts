import { action } from '#ui/actions/action.ts';
import * as calls from '../../staff-contract.ts';
import { colleagueRole, email, firstName, lastName, school } from './fields.ts';

/** What educators do with accounts: admins add and deactivate, others invite. */
const GROUP = ['group-educators', 'educator-activity'];

export const addGroupEducator = action({
  name: 'add-group-educator',
  endpoint: calls.addGroupEducator,
  title: 'accounts-people.add.title',
  text: 'accounts-people.add.text',
  submit: 'accounts-people.add.submit',
  fields: [
    firstName,
    lastName,
    email,
    colleagueRole,
    { ...school, hint: 'accounts-people.add.school-hint', optional: true },
  ],
  refreshes: GROUP,
});

export const deactivateGroupEducator = action({
  name: 'deactivate-group-educator',
  endpoint: calls.deactivateGroupEducator,
  title: 'accounts-people.deactivate.title',
  text: 'accounts-people.deactivate.text',
  submit: 'accounts-people.deactivate.submit',
  danger: true,
  refreshes: GROUP,
});

const PENDING = [...GROUP, 'pending-colleagues'];

export const approveColleague = action({
  name: 'approve-colleague',
  endpoint: calls.approveColleague,
  title: 'accounts-people.approve.title',
  text: 'accounts-people.approve.text',
  submit: 'accounts-people.approve.submit',
  refreshes: PENDING,
});

export const declineColleague = action({
  name: 'decline-colleague',
  endpoint: calls.declineColleague,
  title: 'accounts-people.decline.title',
  text: 'accounts-people.decline.text',
  submit: 'accounts-people.decline.submit',
  danger: true,
  refreshes: PENDING,
});

export const inviteColleague = action({
  name: 'invite-colleague',
  endpoint: calls.inviteColleague,
  title: 'accounts-people.invite.title',
  text: 'accounts-people.invite.text',
  submit: 'accounts-people.invite.submit',
  fields: [firstName, lastName, email, colleagueRole],
  refreshes: PENDING,
});

/** The same, with what it brings. */
export const inviteForGift = { ...inviteColleague, text: 'accounts-people.invite.gift-text' };
