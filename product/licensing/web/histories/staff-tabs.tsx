import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSay } from '#platform/web/say.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import type { TableTab } from '#ui/table/table-tabs.tsx';
import * as metrics from '../../metrics-contract.ts';
import { sentenceOf } from '../../rules/shown.ts';
import * as tables from '../../tables-contract.ts';
import styles from './histories.module.css';
import { Reading, readingTab, type Tab, useProgramCells } from './tab.tsx';

/** Tabs of the staff's screens, for `TableTabs`. */
export function purchaseOverviewTab(t: TFunction, scope: 'educator' | 'parent'): TableTab {
  const table = tables.purchaseOverviewTable;
  const stateKey = `${table.name}:${scope}`;
  const content = <Reading table={table} segment={{ scope }} stateKey={stateKey} empty="licenses" />;
  return readingTab(table, t('licensing-histories.tabs.purchase-overview'), content, stateKey);
}

export const groupOverviewTab: Tab = (t) =>
  readingTab(
    tables.groupOverviewTable,
    t('licensing-histories.tabs.group-overview'),
    <Reading table={tables.groupOverviewTable} empty="licenses" />,
  );

export const staffLicenseHistoryTab: Tab = (t) =>
  readingTab(
    tables.staffLicenseHistoryTable,
    t('licensing-histories.tabs.license-history'),
    <Reading table={tables.staffLicenseHistoryTable} empty="licenses" />,
  );

export const staffTransfersTab: Tab = (t) =>
  readingTab(tables.staffTransferHistoryTable, t('licensing-histories.tabs.transfers'), <Transfers />);

function Transfers() {
  const { t } = useTranslation();
  return (
    <Reading
      table={tables.staffTransferHistoryTable}
      empty="history"
      cells={{ to: ({ to }) => to ?? t('licensing-histories.staff') }}
    />
  );
}

export const staffProgramsTab: Tab = (t) =>
  readingTab(tables.staffProgramHistoryTable, t('licensing-histories.tabs.programs'), <Programs />);

function Programs() {
  return <Reading table={tables.staffProgramHistoryTable} empty="history" cells={useProgramCells()} />;
}

export const ecommerceTab: Tab = (t) =>
  readingTab(tables.ecommerceHistoryTable, t('licensing-histories.tabs.ecommerce'), <Ecommerce />);

/** Each line as a sentence; the details stand in their columns for who sorts and exports. */
function Ecommerce() {
  const { t } = useTranslation();
  const say = useSay();
  const programName = useProgramName();
  return (
    <Reading
      table={tables.ecommerceHistoryTable}
      empty="history"
      cells={{
        program: ({ program }) => programName(program),
        type: (row) => {
          const message = sentenceOf(row, {
            plan: row.plan === null ? '–' : t(`licensing-histories.plans.${row.plan}`),
            program: programName(row.program),
            nobody: t('licensing-histories.nobody'),
            staff: t('licensing-histories.staff'),
          });
          return message && <span className={styles.sentence}>{say(message)}</span>;
        },
      }}
    />
  );
}

export const outOfLicenseStudentsTab: Tab = (t) =>
  readingTab(
    metrics.outOfLicenseStudentsTable,
    t('licensing-histories.tabs.out-students'),
    <Reading table={metrics.outOfLicenseStudentsTable} empty="metrics" />,
  );

export const outOfLicenseEducatorsTab: Tab = (t) =>
  readingTab(
    metrics.outOfLicenseEducatorsTable,
    t('licensing-histories.tabs.out-educators'),
    <Reading table={metrics.outOfLicenseEducatorsTable} empty="metrics" />,
  );

export const giftInvitesTab: Tab = (t) =>
  readingTab(
    metrics.giftInvitesTable,
    t('licensing-histories.tabs.gift-invites'),
    <Reading table={metrics.giftInvitesTable} empty="metrics" />,
  );

export const giftInvitersTab: Tab = (t) =>
  readingTab(
    metrics.giftInvitersTable,
    t('licensing-histories.tabs.gift-inviters'),
    <Reading table={metrics.giftInvitersTable} empty="metrics" />,
  );
