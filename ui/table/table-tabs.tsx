import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableTotal } from '#platform/web/tables.ts';
import { useKeptChoices } from '../kept-choices.tsx';
import { useNumbers } from '../numbers.ts';
import { Page } from '../page.tsx';
import { Tabs } from '../tabs.tsx';
import { chosenTab } from './chosen-tab.ts';
import { TableLabelProvider } from './table-label.ts';
import styles from './table-tabs.module.css';

export type TableTab = {
  id: string;
  label: string;
  content: ReactNode;
  /** The state whose total stands at the label. */
  stateKey?: string;
};

type TableTabsProps = {
  /** Under this name the chosen tab is kept. */
  id: string;
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Above the tabs: true for all of them. */
  notice?: ReactNode;
  tabs: readonly TableTab[];
};

/** A page of tables, one a tab. The chosen one is in the address, and kept for the next visit. */
export function TableTabs({ id, title, lead, actions, notice, tabs }: TableTabsProps) {
  const { tabs: kept, keepTab } = useKeptChoices();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const chosen = chosenTab(
    tabs.map((tab) => tab.id),
    search['tab'],
    kept[id],
  );
  const choose = (tab: string) => {
    keepTab(id, tab);
    void navigate({ to: '.', search: { ...search, tab }, replace: true });
  };
  return (
    <Page title={title} lead={lead} actions={actions} width="wide">
      {notice}
      <Tabs
        label={title}
        value={chosen}
        onChange={choose}
        tabs={tabs.map(({ id: tab, label, content, stateKey }) => ({
          id: tab,
          label: stateKey === undefined ? label : <TabLabel label={label} stateKey={stateKey} />,
          content: (
            <TableLabelProvider key={tab} value={label}>
              {content}
            </TableLabelProvider>
          ),
        }))}
      />
    </Page>
  );
}

function TabLabel({ label, stateKey }: { label: string; stateKey: string }) {
  const { t } = useTranslation();
  const number = useNumbers();
  const known = useTableTotal(stateKey);
  if (known === null) return label;
  const total = number(known.total);
  return (
    <>
      {label}{' '}
      <span className={styles.total}>
        {known.isEstimate ? t('ui.table.about', { number: total }) : total}
      </span>
    </>
  );
}
