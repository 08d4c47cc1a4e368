import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Table } from '#platform/contract/table.ts';
import { useAskedTotal } from '#platform/web/tables/asked-total.ts';
import type { FilterTexts } from '#platform/web/tables/table-state.ts';
import { useTableTotal } from '#platform/web/tables/tables.ts';
import { useNumbers } from '../formats/numbers.ts';
import { useKeptChoices } from '../forms/kept-choices.tsx';
import { Page } from '../navigation/page.tsx';
import { Segments } from '../navigation/segments.tsx';
import { Tabs } from '../navigation/tabs.tsx';
import { chosenTab } from './model/chosen-tab.ts';
import { TableLabelProvider } from './model/table-label.ts';
import styles from './table-tabs.module.css';

export type TableTab = {
  id: string;
  label: string;
  content: ReactNode;
  /** Of many tabs those of one group are shown at a time: its name. */
  group?: string;
  /** Looked into for a moment: the next visit starts elsewhere. */
  passing?: boolean;
  /** The state whose total stands at the label. */
  stateKey?: string;
  /** The list itself: then its total is known before the tab was looked at. */
  list?: { table: Table; segment?: FilterTexts };
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
  const isPassing = (tab: string): boolean => tabs.find((one) => one.id === tab)?.passing === true;
  const chosen = chosenTab(
    tabs.map((tab) => tab.id),
    search['tab'],
    kept[id] !== undefined && !isPassing(kept[id]) ? kept[id] : undefined,
  );
  const shown = tabs.find((tab) => tab.id === chosen);
  const shownKey = shown?.stateKey;
  const groups = [...new Set(tabs.map((tab) => tab.group))].filter((group) => group !== undefined);
  const shownTotal = useTableTotal(shownKey ?? '');
  const choose = (tab: string) => {
    if (!isPassing(tab)) keepTab(id, tab);
    // What else is in the address is about the list of the tab before.
    void navigate({ to: '.', search: { tab }, replace: true });
  };
  return (
    <Page title={title} lead={lead} actions={actions} width="wide">
      {notice}
      {shown?.group !== undefined && (
        <div>
          <Segments
            label={title}
            value={shown.group}
            options={groups.map((group) => ({ value: group, label: group }))}
            onChange={(group) => choose(tabs.find((tab) => tab.group === group)?.id ?? chosen)}
          />
        </div>
      )}
      <Tabs
        label={shown?.group ?? title}
        value={chosen}
        onChange={choose}
        tabs={tabs
          .filter((tab) => tab.group === shown?.group)
          .map(({ id: tab, label, content, stateKey, list }) => ({
            id: tab,
            label:
              stateKey === undefined ? (
                label
              ) : (
                <TabLabel
                  label={label}
                  stateKey={stateKey}
                  list={list}
                  isFree={tab !== chosen && (shownKey === undefined || shownTotal !== null)}
                />
              ),
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

type TabLabelProps = {
  label: string;
  stateKey: string;
  list: TableTab['list'];
  /** The list on the screen has come first. */
  isFree: boolean;
};

function TabLabel({ label, stateKey, list, isFree }: TabLabelProps) {
  const { t } = useTranslation();
  const number = useNumbers();
  const own = useTableTotal(stateKey);
  const asked = useAskedTotal(list, stateKey, isFree && own === null);
  const known = own ?? asked;
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
