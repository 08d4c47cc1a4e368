import type { TFunction } from 'i18next';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { PersonLink } from '#product/accounts/web/people/page-links.tsx';
import { action, openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { takeBackDeletion } from '../deletion-contract.ts';
import { deletionsTable } from '../staff-contract.ts';

const { name } = deletionsTable;
type Row = RowOf<typeof deletionsTable>;

const takeBack = action({
  name: 'take-back-deletion-staff',
  endpoint: takeBackDeletion.uber,
  title: 'child-data.deletion.take-back-title',
  text: 'child-data.staff-deletions.take-back-text',
  submit: 'child-data.deletion.take-back',
  size: 'sm',
  refreshes: [name],
});

/** For `TableTabs`: whose data is to be deleted, and how to keep it. */
export function deletionsTab(t: TFunction) {
  return {
    id: name,
    label: t('child-data.staff-deletions.tab'),
    content: <Deletions />,
    stateKey: name,
    list: { table: deletionsTable },
  };
}

function Deletions() {
  const { t } = useTranslation();
  return (
    <TablePage
      table={deletionsTable}
      lead={t('child-data.staff-deletions.lead')}
      cells={{
        // A child has no page with staff: it is on that of who has it.
        name: (row) => (row.owner_id === null ? row.name : <PersonLink id={row.owner_id} name={row.name} />),
      }}
      rowActions={(row) => entries(t, row)}
      describeRow={(row) => row.name ?? ''}
      empty={{
        title: t('child-data.staff-deletions.empty-title'),
        text: t('child-data.staff-deletions.empty-text'),
      }}
    />
  );
}

function entries(t: TFunction, row: Row): MenuEntry[] {
  return [
    {
      id: 'take-back',
      label: t('child-data.deletion.take-back'),
      icon: <Undo2 />,
      onSelect: () => openAction(takeBack, { values: { id: row.id }, facts: { name: row.name ?? '' } }),
    },
  ];
}
