import { action } from '#ui/actions/action.ts';
import { askDeletion, decideDeletion, takeBackDeletion } from '../deletion-contract.ts';
import { exportChild, exportChildForOthers } from '../export-contract.ts';

/** No list has this name: whoever shows what there is of a child's data asks for it anew. */
const CHILD_DATA = 'child-data';

const exportOf = (of: keyof typeof exportChild) =>
  action({
    name: `export-child-${of}`,
    endpoint: exportChild[of],
    title: 'child-data.export.dialog-title',
    text: 'child-data.export.dialog-text',
    submit: 'child-data.export.ask',
    size: 'sm',
    refreshes: [CHILD_DATA],
  });

export const exportActions = { educator: exportOf('educator'), parent: exportOf('parent') };

export const staffExport = action({
  name: 'export-child-staff',
  endpoint: exportChildForOthers,
  title: 'child-data.export.staff-title',
  text: 'child-data.export.staff-text',
  submit: 'child-data.export.ask',
  size: 'sm',
});

type Of = 'educator' | 'parent';

const askOf = (of: Of, text: string) =>
  action({
    name: `delete-child-${of}`,
    endpoint: askDeletion[of],
    title: 'child-data.deletion.dialog-title',
    text,
    submit: 'child-data.deletion.ask',
    danger: true,
    refreshes: [CHILD_DATA],
  });

const deletionOf = (of: Of) => ({
  ask: askOf(of, 'child-data.deletion.dialog-text'),
  /** Of a child without a school. */
  askAtHome: askOf(of, 'child-data.deletion.dialog-text-home'),
  request: action({
    name: `request-deletion-${of}`,
    endpoint: askDeletion[of],
    title: 'child-data.deletion.request-title',
    text: 'child-data.deletion.request-text',
    submit: 'child-data.deletion.request',
    refreshes: [CHILD_DATA],
  }),
  takeBack: action({
    name: `take-back-deletion-${of}`,
    endpoint: takeBackDeletion[of],
    title: 'child-data.deletion.take-back-title',
    text: 'child-data.deletion.take-back-text',
    submit: 'child-data.deletion.take-back',
    size: 'sm',
    refreshes: [CHILD_DATA],
  }),
});

export const deletionActions = { educator: deletionOf('educator'), parent: deletionOf('parent') };

export const decideActions = {
  agree: action({
    name: 'agree-to-deletion',
    endpoint: decideDeletion,
    title: 'child-data.deletion.agree-title',
    text: 'child-data.deletion.agree-text',
    submit: 'child-data.deletion.agree',
    danger: true,
    refreshes: [CHILD_DATA],
  }),
  decline: action({
    name: 'decline-deletion',
    endpoint: decideDeletion,
    title: 'child-data.deletion.decline-title',
    text: 'child-data.deletion.decline-text',
    submit: 'child-data.deletion.decline',
    size: 'sm',
    refreshes: [CHILD_DATA],
  }),
};

export const staffDeletion = action({
  name: 'delete-child-staff',
  endpoint: askDeletion.uber,
  title: 'child-data.deletion.staff-title',
  text: 'child-data.deletion.staff-text',
  submit: 'child-data.deletion.ask',
  danger: true,
});
