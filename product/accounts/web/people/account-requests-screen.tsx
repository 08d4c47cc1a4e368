import { useTranslation } from 'react-i18next';
import { TablePage } from '#ui/table/table-page.tsx';
import { TableTabs } from '#ui/table/table-tabs.tsx';
import { accountRequestsTable } from '../../people-contract.ts';
import { REQUEST_ORIGINS, type RequestOrigin } from '../../rules/request-origins.ts';
import { accountMenu } from './account-menu.tsx';
import { AccountStatusBadge } from './account-status.tsx';
import { AddEducatorButton } from './add-educator-button.tsx';
import { MassActions } from './mass-actions.tsx';

const stateKey = (origin: RequestOrigin): string => `${accountRequestsTable.name}:${origin}`;

/** Section 2, account sources: one tab each, with the status machine's actions. */
export function AccountRequestsScreen() {
  const { t } = useTranslation();
  return (
    <TableTabs
      id="uber-account-requests"
      title={t('people.requests.title')}
      actions={<AddEducatorButton />}
      tabs={REQUEST_ORIGINS.map((origin) => ({
        id: origin,
        label: t(`people.origins.${origin}`),
        content: <Requests origin={origin} />,
        stateKey: stateKey(origin),
      }))}
    />
  );
}

function Requests({ origin }: { origin: RequestOrigin }) {
  const { t } = useTranslation();
  return (
    <TablePage
      table={accountRequestsTable}
      segment={{ source: origin }}
      stateKey={stateKey(origin)}
      cells={{ status: ({ status }) => <AccountStatusBadge status={status} /> }}
      rowActions={(row) => accountMenu(t, row)}
      massActions={({ ids }) => <MassActions ids={ids} />}
      describeRow={({ name }) => name ?? ''}
      empty={{ title: t('people.requests.empty-title'), text: t('people.requests.empty-text') }}
    />
  );
}
