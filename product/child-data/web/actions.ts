import { action } from '#ui/actions/action.ts';
import { exportChild, exportChildForOthers } from '../export-contract.ts';

/** No list has this name: whoever shows what there is of a child's data asks for it anew. */
export const CHILD_DATA = 'child-data';

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
