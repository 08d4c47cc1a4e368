import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Columns, Row, RowFields, Table } from '#platform/contract/table.ts';
import { fetchRow } from '#platform/web/tables/neighbors.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { paymentAttentionTable } from '#product/purchasing/attention-contract.ts';
import { staffPurchaseOrdersTable } from '#product/purchasing/orders-contract.ts';
import { staffQuotesTable } from '#product/purchasing/quotes-contract.ts';
import { attentionEntries } from '#product/purchasing/web/staff/attention-tab.tsx';
import { purchaseOrderEntries } from '#product/purchasing/web/staff/staff-orders-tabs.tsx';
import { quoteEntries } from '#product/purchasing/web/staff/staff-quotes-tab.tsx';
import { localDay, shownDate } from '#ui/formats/dates.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import type { Decision } from '../../pages-contract.ts';
import styles from './pages.module.css';

type DecisionsProps = {
  decisions: readonly Decision[];
  /** What can be done with whom the page is about. */
  entries: readonly MenuEntry[];
  /** Where people wait who are not verified. */
  waiting?: { to: string; search: Record<string, string> };
};

/** What waits for somebody to decide, with the buttons to decide it. */
export function Decisions({ decisions, entries, waiting }: DecisionsProps) {
  const { t } = useTranslation();
  if (decisions.length === 0) return null;
  const entryOf = (...ids: readonly string[]): MenuEntry[] => entries.filter(({ id }) => ids.includes(id));
  const about = (decision: Decision): { title: string; actions: ReactNode } => {
    switch (decision.kind) {
      case 'payment':
        return {
          title: t('back-office-pages.decisions.payment', {
            number: decision.number,
            why: t(`purchasing-orders.attentions.${decision.attention}`),
            day: shownDate(localDay(decision.at)),
          }),
          actions: (
            <RowButtons
              table={paymentAttentionTable}
              id={decision.id}
              entriesOf={attentionEntries}
              ids={['refund', 'settle']}
            />
          ),
        };
      case 'purchase-order':
        return {
          title: t('back-office-pages.decisions.purchase-order', { number: decision.number }),
          actions: (
            <RowButtons
              table={staffPurchaseOrdersTable}
              id={decision.id}
              entriesOf={purchaseOrderEntries}
              ids={['grant', 'decline']}
            />
          ),
        };
      case 'quote':
        return {
          title: t('back-office-pages.decisions.quote', { number: decision.number }),
          actions: (
            <RowButtons
              table={staffQuotesTable}
              id={decision.id}
              entriesOf={quoteEntries}
              ids={['edit', 'send']}
            />
          ),
        };
      case 'unverified':
        return {
          title:
            waiting === undefined
              ? t('back-office-pages.decisions.unverified')
              : t('back-office-pages.decisions.unverified-people', { count: decision.count }),
          actions:
            waiting === undefined ? (
              <Buttons entries={entryOf('verify', 'hold')} />
            ) : (
              <ButtonLink size="sm" variant="outline" {...waiting}>
                {t('back-office-pages.decisions.look')}
              </ButtonLink>
            ),
        };
      case 'turned-away':
        return {
          title: t('back-office-pages.decisions.turned-away', { count: decision.count }),
          actions: <Buttons entries={entryOf('licenses')} />,
        };
      case 'letters-failed':
        return {
          title: t('back-office-pages.decisions.letters-failed', { count: decision.count }),
          actions: (
            <ButtonLink size="sm" variant="outline" to="/uber/admin">
              {t('back-office-pages.decisions.look')}
            </ButtonLink>
          ),
        };
      case 'upload':
        return {
          title: t('back-office-pages.decisions.upload', { name: decision.name }),
          actions: (
            <ButtonLink size="sm" variant="outline" to={`/uber/schools/uploads/${decision.id}`}>
              {t('back-office-pages.decisions.look')}
            </ButtonLink>
          ),
        };
    }
  };
  return (
    <section className={styles.decisions} aria-label={t('back-office-pages.decisions.title')}>
      {decisions.map((decision) => (
        <Banner
          key={`${decision.kind}-${'id' in decision ? decision.id : ''}`}
          tone="warning"
          {...about(decision)}
        />
      ))}
    </section>
  );
}

function Buttons({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <div className={styles.buttons}>
      {entries.map(
        ({ id, label, icon, onSelect }) =>
          onSelect !== undefined && (
            <Button key={id} size="sm" variant="outline" icon={icon} onClick={onSelect}>
              {label}
            </Button>
          ),
      )}
    </div>
  );
}

type RowButtonsProps<C extends Columns, F extends RowFields> = {
  table: Table<C, F>;
  id: number;
  entriesOf: (t: TFunction, row: Row<C, F>) => MenuEntry[];
  /** In their order. */
  ids: readonly string[];
};

/** Some of what the row's menu in its list offers. */
function RowButtons<C extends Columns, F extends RowFields>(props: RowButtonsProps<C, F>) {
  const { table, id, entriesOf, ids } = props;
  const { t } = useTranslation();
  const changes = useTableChanges();
  const { data: row } = useQuery({
    queryKey: ['staff-row', table.name, id, changes],
    queryFn: ({ signal }) => fetchRow(table, id, signal),
    retry: false,
  });
  if (row === undefined || row === null) return null;
  const offered = entriesOf(t, row);
  return <Buttons entries={ids.flatMap((one) => offered.filter((entry) => entry.id === one))} />;
}
