import { useTranslation } from 'react-i18next';
import {
  ecommerceTab,
  giftInvitersTab,
  giftInvitesTab,
  outOfLicenseEducatorsTab,
  outOfLicenseStudentsTab,
  staffProgramsTab,
  staffTransfersTab,
} from '#product/licensing/web/histories/staff-tabs.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { type TableTab, TableTabs } from '#ui/table/table-tabs.tsx';
import {
  countedAccountsTable,
  countedChildrenTable,
  countedPaymentsTable,
  countedPlansTable,
} from '../rows-contract.ts';
import { adminMetricsTable, educatorMetricsTable } from '../tables-contract.ts';
import { Overview } from './overview.tsx';
import { AccountRows, ChildRows, PaymentRows, PlanRows } from './rows-tabs.tsx';

/** Schools, families and money: pictures with numbers, then the lists behind them. */
export function MetricsScreen() {
  const { t } = useTranslation();
  const [numbers, licenses, histories] = [
    t('metrics.groups.numbers'),
    t('metrics.groups.licenses'),
    t('metrics.groups.histories'),
  ];
  const inGroup = (group: string, tabs: readonly TableTab[]): TableTab[] =>
    tabs.map((tab) => ({ ...tab, group }));
  return (
    <TableTabs
      id="uber-metrics"
      title={t('metrics.title')}
      lead={t('metrics.lead')}
      tabs={[
        ...inGroup(numbers, [
          { id: 'overview', label: t('metrics.tabs.overview'), content: <Overview /> },
          listTab(educatorMetricsTable.name, t('metrics.tabs.educators'), <Educators />),
          listTab(adminMetricsTable.name, t('metrics.tabs.admins'), <Admins />),
        ]),
        ...inGroup(licenses, [
          outOfLicenseStudentsTab(t),
          outOfLicenseEducatorsTab(t),
          giftInvitesTab(t),
          giftInvitersTab(t),
        ]),
        ...inGroup(t('metrics.groups.rows'), [
          listTab(countedAccountsTable.name, t('metrics.tabs.accounts'), <AccountRows />),
          listTab(countedChildrenTable.name, t('metrics.tabs.children'), <ChildRows />),
          listTab(countedPlansTable.name, t('metrics.tabs.plans'), <PlanRows />),
          listTab(countedPaymentsTable.name, t('metrics.tabs.payments'), <PaymentRows />),
        ]),
        ...inGroup(histories, [ecommerceTab(t), staffProgramsTab(t), staffTransfersTab(t)]),
      ]}
    />
  );
}

function listTab(id: string, label: string, content: TableTab['content']): TableTab {
  return { id, label, content, stateKey: id };
}

function Educators() {
  const { t } = useTranslation();
  return <TablePage table={educatorMetricsTable} empty={{ title: t('metrics.empty') }} />;
}

function Admins() {
  const { t } = useTranslation();
  return <TablePage table={adminMetricsTable} empty={{ title: t('metrics.empty') }} />;
}
