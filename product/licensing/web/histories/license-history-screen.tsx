import { useTranslation } from 'react-i18next';
import { narrowed, type RowOf } from '#platform/contract/table.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { StudentLink } from '#product/rosters/web/student-link.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { TableTabs } from '#ui/table/table-tabs.tsx';
import * as tables from '../../tables-contract.ts';
import { Reading, readingTab, type Tab, useProgramCells } from './tab.tsx';

/** Purchase orders, and who issued what, are a school's. */
const OF_SCHOOLS = ['issuer', 'purchase_order_number', 'purchase_order_date'] as const;
const homeTable = narrowed(tables.licenseHistoryTable, { without: OF_SCHOOLS });
/** And a family's licenses are its own: nobody hands them on. */
const familyTable = narrowed(tables.familyLicenseHistoryTable, { without: [...OF_SCHOOLS, 'held', 'moved'] });

/** Tabs of an educator's, also for other screens about purchases. */
export const licenseHistoryTab: Tab = (t) =>
  readingTab(tables.licenseHistoryTable, t('licensing-histories.tabs.license-history'), <Licenses />);

function Licenses() {
  const table = useUser().role === 'home' ? homeTable : tables.licenseHistoryTable;
  return <Reading table={table} empty="licenses" />;
}

export const transfersTab: Tab = (t) =>
  readingTab(tables.transferHistoryTable, t('licensing-histories.tabs.transfers'), <Transfers />);

function Transfers() {
  const { t } = useTranslation();
  return (
    <Reading
      table={tables.transferHistoryTable}
      empty="history"
      cells={{
        to: ({ to }) => to ?? t('licensing-histories.staff'),
        by: ({ by }) => by ?? t('licensing-histories.staff'),
      }}
    />
  );
}

export const programsTab: Tab = (t) =>
  readingTab(tables.programHistoryTable, t('licensing-histories.tabs.programs'), <Programs />);

function Programs() {
  const { t } = useTranslation();
  const cells = {
    ...useProgramCells(),
    student: ({ student, child_id: id }: RowOf<typeof tables.programHistoryTable>) =>
      id === null ? student : <StudentLink id={id}>{student}</StudentLink>,
    uber_issuer: (row: { uber_issuer: string | null }) => row.uber_issuer && t('licensing-histories.staff'),
  };
  return <Reading table={tables.programHistoryTable} empty="history" cells={cells} />;
}

export function LicenseHistoryScreen() {
  const { t } = useTranslation();
  return (
    <TableTabs
      id="license-history"
      title={t('licensing-histories.title')}
      lead={t('licensing-histories.lead')}
      tabs={[licenseHistoryTab(t), transfersTab(t), programsTab(t)]}
    />
  );
}

export function FamilyLicenseHistoryScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('licensing-histories.title')} lead={t('licensing-histories.family-lead')} width="wide">
      <Reading table={familyTable} empty="licenses" />
    </Page>
  );
}
