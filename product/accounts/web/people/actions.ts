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
  title: 'people.resend.title',
  text: 'people.resend.text',
  submit: 'people.resend.submit',
  refreshes: PEOPLE,
});

export const verify = action({
  name: 'verify-accounts',
  endpoint: calls.verifyAccounts,
  title: 'people.verify.title',
  text: 'people.verify.text',
  submit: 'people.verify.submit',
  refreshes: PEOPLE,
});

export const hold = action({
  name: 'hold-accounts',
  endpoint: calls.holdAccounts,
  title: 'people.hold.title',
  text: 'people.hold.text',
  submit: 'people.hold.submit',
  refreshes: PEOPLE,
});

export const release = action({
  name: 'release-accounts',
  endpoint: calls.releaseAccounts,
  title: 'people.release.title',
  text: 'people.release.text',
  submit: 'people.release.submit',
  refreshes: PEOPLE,
});

export const remove = action({
  name: 'delete-accounts',
  endpoint: calls.deleteAccounts,
  title: 'people.delete.title',
  text: 'people.delete.text',
  submit: 'people.delete.submit',
  danger: true,
  refreshes: PEOPLE,
});

export const reachOut = action({
  name: 'reached-out',
  endpoint: calls.markReachedOut,
  title: 'people.reach-out.title',
  text: 'people.reach-out.text',
  submit: 'people.reach-out.submit',
  refreshes: PEOPLE,
});

export const priorityOn = action({
  name: 'priority-on',
  endpoint: calls.setHighPriority,
  title: 'people.priority-on.title',
  text: 'people.priority-on.text',
  submit: 'people.priority-on.submit',
  refreshes: PEOPLE,
});

export const priorityOff = action({
  name: 'priority-off',
  endpoint: calls.setHighPriority,
  title: 'people.priority-off.title',
  text: 'people.priority-off.text',
  submit: 'people.priority-off.submit',
  refreshes: PEOPLE,
});

export const deactivate = action({
  name: 'deactivate-account',
  endpoint: calls.deactivateAccount,
  title: 'people.deactivate.title',
  text: 'people.deactivate.text',
  submit: 'people.deactivate.submit',
  danger: true,
  refreshes: WITH_ACTIVITY,
});

export const rollback = action({
  name: 'rollback-deactivation',
  endpoint: calls.rollbackDeactivation,
  title: 'people.rollback.title',
  text: 'people.rollback.text',
  submit: 'people.rollback.submit',
  content: RollbackChecklist,
  fields: [
    {
      name: 'free_trial_ends_on',
      kind: 'date',
      label: 'people.fields.free-trial-ends-on',
      hint: 'people.rollback.date-hint',
      optional: true,
    },
  ],
  refreshes: PEOPLE,
});

export const editEducator = action({
  name: 'edit-educator',
  endpoint: calls.editEducator,
  load: calls.educatorForm,
  title: 'people.edit.title',
  submit: 'people.edit.submit',
  fields: [firstName, lastName, role, { ...school, optional: true }, ...providerIds],
  refreshes: PEOPLE,
});

export const editParent = action({
  name: 'edit-parent',
  endpoint: calls.editParent,
  load: calls.parentForm,
  title: 'people.edit.title',
  submit: 'people.edit.submit',
  fields: [firstName, lastName],
  refreshes: PEOPLE,
});

export const renameFamily = action({
  name: 'rename-family',
  endpoint: editFamily,
  load: familyForm,
  title: 'people.rename-family.title',
  submit: 'people.rename-family.submit',
  fields: [{ name: 'name', kind: 'text', label: 'people.columns.family' }],
  refreshes: PEOPLE,
});

export const convertEducator = action({
  name: 'convert-educator',
  endpoint: calls.convertEducator,
  title: 'people.convert-educator.title',
  text: 'people.convert-educator.text',
  submit: 'people.convert-educator.submit',
  refreshes: PEOPLE,
});

export const convertParent = action({
  name: 'convert-parent',
  endpoint: calls.convertParent,
  title: 'people.convert-parent.title',
  text: 'people.convert-parent.text',
  submit: 'people.convert-parent.submit',
  refreshes: PEOPLE,
});

export const addEducator = action({
  name: 'add-educator',
  endpoint: calls.addEducator,
  title: 'people.add.title',
  text: 'people.add.text',
  submit: 'people.add.submit',
  fields: [firstName, lastName, email, role, { ...school, hint: 'people.add.place-hint', optional: true }],
  refreshes: WITH_ACTIVITY,
});

/** Also for students: the student site takes it up with a one-time code. */
export const actAs = action({
  name: 'act-as',
  endpoint: startActingCall,
  title: 'people.act-as.title',
  text: 'people.act-as.text',
  submit: 'people.act-as.submit',
  fields: [
    { name: 'reason', kind: 'textarea', label: 'people.fields.reason', hint: 'people.act-as.reason-hint' },
  ],
  onDone: enterActing,
});
