import { action } from '#ui/actions/action.ts';
import { startActing as startActingCall } from '../../acting-contract.ts';
import { editFamily, familyForm } from '../../family-contract.ts';
import * as calls from '../../staff-contract.ts';
import { enterActing } from '../session/acting-session.ts';
import { email, firstName, lastName, providerIds, role, school } from './fields.ts';
import { RollbackChecklist } from './rollback-checklist.tsx';

/** An account shows in several tables: a change of it shows in all of them. */
const PEOPLE = ['account-requests', 'educators', 'parents'];
const WITH_ACTIVITY = [...PEOPLE, 'activity'];

export const resend = action({
  name: 'resend-activation',
  endpoint: calls.resendActivation,
  title: 'accounts-people.resend.title',
  text: 'accounts-people.resend.text',
  submit: 'accounts-people.resend.submit',
  refreshes: PEOPLE,
});

export const verify = action({
  name: 'verify-accounts',
  endpoint: calls.verifyAccounts,
  title: 'accounts-people.verify.title',
  text: 'accounts-people.verify.text',
  submit: 'accounts-people.verify.submit',
  refreshes: PEOPLE,
});

export const hold = action({
  name: 'hold-accounts',
  endpoint: calls.holdAccounts,
  title: 'accounts-people.hold.title',
  text: 'accounts-people.hold.text',
  submit: 'accounts-people.hold.submit',
  refreshes: PEOPLE,
});

export const release = action({
  name: 'release-accounts',
  endpoint: calls.releaseAccounts,
  title: 'accounts-people.release.title',
  text: 'accounts-people.release.text',
  submit: 'accounts-people.release.submit',
  refreshes: PEOPLE,
});

export const remove = action({
  name: 'delete-accounts',
  endpoint: calls.deleteAccounts,
  title: 'accounts-people.delete.title',
  text: 'accounts-people.delete.text',
  submit: 'accounts-people.delete.submit',
  danger: true,
  refreshes: PEOPLE,
});

export const reachOut = action({
  name: 'reached-out',
  endpoint: calls.markReachedOut,
  title: 'accounts-people.reach-out.title',
  text: 'accounts-people.reach-out.text',
  submit: 'accounts-people.reach-out.submit',
  refreshes: PEOPLE,
});

export const priorityOn = action({
  name: 'priority-on',
  endpoint: calls.setHighPriority,
  title: 'accounts-people.priority-on.title',
  text: 'accounts-people.priority-on.text',
  submit: 'accounts-people.priority-on.submit',
  refreshes: PEOPLE,
});

export const priorityOff = action({
  name: 'priority-off',
  endpoint: calls.setHighPriority,
  title: 'accounts-people.priority-off.title',
  text: 'accounts-people.priority-off.text',
  submit: 'accounts-people.priority-off.submit',
  refreshes: PEOPLE,
});

export const deactivate = action({
  name: 'deactivate-account',
  endpoint: calls.deactivateAccount,
  title: 'accounts-people.deactivate.title',
  text: 'accounts-people.deactivate.text',
  submit: 'accounts-people.deactivate.submit',
  danger: true,
  refreshes: WITH_ACTIVITY,
});

export const rollback = action({
  name: 'rollback-deactivation',
  endpoint: calls.rollbackDeactivation,
  title: 'accounts-people.rollback.title',
  text: 'accounts-people.rollback.text',
  submit: 'accounts-people.rollback.submit',
  content: RollbackChecklist,
  fields: [
    {
      name: 'free_trial_ends_on',
      kind: 'date',
      label: 'accounts-people.fields.free-trial-ends-on',
      hint: 'accounts-people.rollback.date-hint',
      optional: true,
    },
  ],
  refreshes: PEOPLE,
});

export const editEducator = action({
  name: 'edit-educator',
  endpoint: calls.editEducator,
  load: calls.educatorForm,
  title: 'accounts-people.edit.title',
  submit: 'accounts-people.edit.submit',
  fields: [firstName, lastName, role, { ...school, optional: true }, ...providerIds],
  refreshes: PEOPLE,
});

export const editParent = action({
  name: 'edit-parent',
  endpoint: calls.editParent,
  load: calls.parentForm,
  title: 'accounts-people.edit.title',
  submit: 'accounts-people.edit.submit',
  fields: [firstName, lastName],
  refreshes: PEOPLE,
});

export const renameFamily = action({
  name: 'rename-family',
  endpoint: editFamily,
  load: familyForm,
  title: 'accounts-people.rename-family.title',
  submit: 'accounts-people.rename-family.submit',
  fields: [{ name: 'name', kind: 'text', label: 'accounts-people.columns.family' }],
  refreshes: PEOPLE,
});

export const convertEducator = action({
  name: 'convert-educator',
  endpoint: calls.convertEducator,
  title: 'accounts-people.convert-educator.title',
  text: 'accounts-people.convert-educator.text',
  submit: 'accounts-people.convert-educator.submit',
  refreshes: PEOPLE,
});

export const convertParent = action({
  name: 'convert-parent',
  endpoint: calls.convertParent,
  title: 'accounts-people.convert-parent.title',
  text: 'accounts-people.convert-parent.text',
  submit: 'accounts-people.convert-parent.submit',
  refreshes: PEOPLE,
});

export const addEducator = action({
  name: 'add-educator',
  endpoint: calls.addEducator,
  title: 'accounts-people.add.title',
  text: 'accounts-people.add.text',
  submit: 'accounts-people.add.submit',
  fields: [
    firstName,
    lastName,
    email,
    role,
    { ...school, hint: 'accounts-people.add.place-hint', optional: true },
  ],
  refreshes: WITH_ACTIVITY,
});

/** Also for students: the student site takes it up with a one-time code. */
export const actAs = action({
  name: 'act-as',
  endpoint: startActingCall,
  title: 'accounts-people.act-as.title',
  text: 'accounts-people.act-as.text',
  submit: 'accounts-people.act-as.submit',
  fields: [
    {
      name: 'reason',
      kind: 'textarea',
      label: 'accounts-people.fields.reason',
      hint: 'accounts-people.act-as.reason-hint',
    },
  ],
  onDone: enterActing,
});
