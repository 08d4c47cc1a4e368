import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { useFirstReply } from '#platform/web/tables/first-page.ts';
import { staffOrdersTable, staffPurchaseOrdersTable } from '#product/purchasing/orders-contract.ts';
import { staffQuotesTable } from '#product/purchasing/quotes-contract.ts';
import { STAFF_TABS } from '#product/purchasing/rules/staff-tabs.ts';
import { AttachDialog } from '#product/purchasing/web/staff/attach-dialog.tsx';
import { orderEntries, purchaseOrderEntries } from '#product/purchasing/web/staff/staff-orders-tabs.tsx';
import { quoteEntries } from '#product/purchasing/web/staff/staff-quotes-tab.tsx';
import { localDay, shownDate } from '#ui/formats/dates.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { isMissed, Missed } from '#ui/parts/loaded.tsx';
import type { Decision } from '../../pages-contract.ts';
import styles from './pages.module.css';
import { Rows } from './rows.tsx';

const SHOWN = 8;

type Order = RowOf<typeof staffOrdersTable>;
type Quote = RowOf<typeof staffQuotesTable>;
type Purchase = { kind: 'order'; row: Order } | { kind: 'quote'; row: Quote };

const rowsOf = <Row,>({ data }: { data: { data: readonly Row[] } | undefined }): readonly Row[] =>
  data?.data ?? [];

type OrdersProps = {
  /** Whose: a filter of the lists of orders and quotes. */
  of: { educator_id: string } | { school_id: string };
  decisions: readonly Decision[];
  addQuote?: (() => void) | undefined;
};

/** What was quoted, ordered, paid and given back, with all that is done about it. */
export function OrdersCard({ of, decisions, addQuote }: OrdersProps) {
  const { t } = useTranslation();
  const asked = [
    useFirstReply(staffOrdersTable, of),
    useFirstReply(staffPurchaseOrdersTable, of),
    useFirstReply(staffQuotesTable, of),
  ] as const;
  const [orders, purchaseOrders, quotes] = [rowsOf(asked[0]), rowsOf(asked[1]), rowsOf(asked[2])];
  const missed = asked.find(isMissed);
  // A card's order that nobody paid is no purchase.
  const bought = orders.filter(({ kind, received }) => kind === 'purchase-order' || received !== null);
  const purchases: Purchase[] = [
    ...bought.map((row) => ({ kind: 'order' as const, row })),
    ...quotes.map((row) => ({ kind: 'quote' as const, row })),
  ].toSorted((a, b) => ((a.row.created_at ?? '') < (b.row.created_at ?? '') ? 1 : -1));
  const entries = (purchase: Purchase): readonly MenuEntry[] => {
    if (purchase.kind === 'quote') return quoteEntries(t, purchase.row);
    const order = purchaseOrders.find(({ id }) => id === purchase.row.id);
    return order === undefined ? orderEntries(t, purchase.row) : purchaseOrderEntries(t, order);
  };
  const numbers = new Map(
    decisions.flatMap((one) => (one.kind === 'payment' ? [[one.number, one.attention] as const] : [])),
  );
  return (
    <Card
      title={t('back-office-pages.orders.title')}
      aside={
        addQuote !== undefined && (
          <Button size="sm" variant="subtle" onClick={addQuote}>
            {t('back-office-pages.orders.new-quote')}
          </Button>
        )
      }
    >
      {missed !== undefined && <Missed query={missed} failed={t('back-office-pages.orders.failed')} />}
      {purchases.length === 0 ? (
        missed === undefined &&
        asked.every(({ data }) => data !== undefined) && (
          <p className={styles.quiet}>{t('back-office-pages.orders.none')}</p>
        )
      ) : (
        <Rows
          label={t('back-office-pages.orders.title')}
          rows={purchases.slice(0, SHOWN)}
          keyOf={({ kind, row }) => `${kind}-${row.id}`}
          nameOf={({ row }) => row.number ?? ''}
          entries={entries}
          columns={[
            { id: 'number', label: t('back-office-pages.orders.number'), cell: ({ row }) => row.number },
            {
              id: 'what',
              label: t('back-office-pages.orders.what'),
              cell: (one) => (
                <>
                  <What purchase={one} />{' '}
                  <span className={styles.quiet}>{shownDate(localDay(one.row.created_at ?? ''))}</span>
                </>
              ),
            },
            {
              id: 'state',
              label: t('back-office-pages.orders.state'),
              cell: (one) => <State purchase={one} attention={numbers.get(one.row.number ?? '')} />,
            },
            {
              id: 'amount',
              label: t('back-office-pages.orders.amount'),
              isNumber: true,
              cell: ({ row }) => row.total ?? '–',
            },
            {
              id: 'paid',
              label: t('back-office-pages.orders.paid'),
              isNumber: true,
              cell: (one) => (one.kind === 'quote' ? '–' : <Paid row={one.row} />),
            },
          ]}
        />
      )}
      <p>
        <Link to="/uber/purchasing" search={{ tab: STAFF_TABS.orders, ...of }}>
          {t('back-office-pages.orders.all')}
        </Link>
        {quotes.length > 0 && (
          <>
            {' · '}
            <Link to="/uber/purchasing" search={{ tab: STAFF_TABS.quotes, ...of }}>
              {t('back-office-pages.orders.all-quotes')}
            </Link>
          </>
        )}
      </p>
      <AttachDialog />
    </Card>
  );
}

function What({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation();
  const count = purchase.row.quantity ?? 0;
  if (purchase.kind === 'quote') return t('back-office-pages.orders.quote', { count });
  const plan = purchase.row.plan ?? 'individual';
  return t(`back-office-pages.orders.${plan}`, { count });
}

/** What came, and what went back of it. */
function Paid({ row }: { row: Order }) {
  const { t } = useTranslation();
  return (
    <>
      {row.received ?? '–'}
      {row.refunded !== null && (
        <span className={styles.quiet}>
          <br />
          {t('back-office-pages.orders.refunded', { amount: row.refunded })}
        </span>
      )}
    </>
  );
}

type Attention = Extract<Decision, { kind: 'payment' }>['attention'];

function State({ purchase, attention }: { purchase: Purchase; attention: Attention | undefined }) {
  const { t } = useTranslation();
  if (attention !== undefined) {
    return <Badge tone="warning">{t(`purchasing-orders.attentions.${attention}`)}</Badge>;
  }
  if (purchase.kind === 'quote') {
    const { status } = purchase.row;
    return (
      <Badge tone={status === 'requested' ? 'warning' : 'neutral'}>
        {t(`purchasing-quotes.statuses.${status ?? 'sent'}`)}
      </Badge>
    );
  }
  const { status } = purchase.row;
  const tone = status === 'granted' ? 'success' : status === 'received' ? 'warning' : 'neutral';
  return <Badge tone={tone}>{t(`purchasing-orders.statuses.${status ?? 'open'}`)}</Badge>;
}
