import { Download, Trash2 } from 'lucide-react';
import type { StudentSlots } from '#product/rosters/web/slots.ts';
import { openAction } from '#ui/actions/action.ts';
import { staffDeletion, staffExport } from './actions.ts';

/** What staff ask for on behalf of who answers for a child. */
export const staffDataSlots: StudentSlots = {
  entries: (t, { id, first_name: name }) => [
    {
      id: 'export-data',
      label: t('child-data.export.staff-menu'),
      icon: <Download />,
      onSelect: () => openAction(staffExport, { values: { id }, facts: { name: name ?? '' } }),
    },
    {
      id: 'delete-data',
      label: t('child-data.deletion.staff-menu'),
      icon: <Trash2 />,
      onSelect: () => openAction(staffDeletion, { values: { id }, facts: { name: name ?? '' } }),
    },
  ],
  massActions: () => [],
};
