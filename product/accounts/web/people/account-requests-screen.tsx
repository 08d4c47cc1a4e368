import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { TableTabs } from '#ui/table/table-tabs.tsx';
import { accountRequestsTable } from '../../people-contract.ts';
import { REQUEST_ORIGINS, type RequestOrigin } from '../../rules/people/request-origins.ts';
import { studentsToTransfer } from '../../staff-contract.ts';
import { accountMenu } from './account-menu.tsx';
import { AccountStatusBadge } from './account-status.tsx';
import { AddEducatorButton } from './add-educator-button.tsx';
import { massActions } from './mass-actions.tsx';
import { PersonLink, SchoolCell } from './page-links.tsx';
import { StudentsFirstDialog, useStudentsFirst } from './students-first-dialog.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

const stateKey = (origin: RequestOrigin): string => `${accountRequestsTable.name}:${origin}`;

/** One tab for each way an account came to be, with the status machine's actions. */
export function AccountRequestsScreen({ more }: { more?: MoreEntries }) {
  const { t } = useTranslation();
  return (
    <TableTabs
      id="uber-account-requests"
      title={t('accounts-people.requests.title')}
      actions={<AddEducatorButton />}
      tabs={REQUEST_ORIGINS.map((origin) => ({
        id: origin,
        label: t(`accounts-people.origins.${origin}`),
        content: <Requests origin={origin} more={more} />,
        stateKey: stateKey(origin),
        list: { table: accountRequestsTable, segment: { source: origin } },
      }))}
    />
  );
}

type Request = RowOf<typeof accountRequestsTable>;
/** What later slices can do for an educator who is to be deactivated. */
type MoreEntries = (t: TFunction, row: Request) => MenuEntry[];

function Requests({ origin, more }: { origin: RequestOrigin; more: MoreEntries | undefined }) {
  const { t } = useTranslation();
  const [leaving, showStudents] = useStudentsFirst<Request>();
  return (
    <>
      <TablePage
        table={accountRequestsTable}
        segment={{ source: origin }}
        stateKey={stateKey(origin)}
        cells={{
          name: (row) => <PersonLink {...row} />,
          status: (row) => <AccountStatusBadge status={row.status} lettersComeBack={row.letters_come_back} />,
          school: (row) => <SchoolCell row={row} />,
        }}
        rowActions={(row) => accountMenu(t, row, () => showStudents(row))}
        massActions={(selection) => massActions(t, selection)}
        describeRow={({ name }) => name ?? ''}
        empty={{
          title: t('accounts-people.requests.empty-title'),
          text: t('accounts-people.requests.empty-text'),
        }}
      />
      <VerifyDialog />
      <StudentsFirstDialog
        educator={leaving}
        find={studentsToTransfer}
        entries={leaving === null ? [] : (more?.(t, leaving) ?? [])}
      />
    </>
  );
}
