import type { TFunction } from 'i18next';
import { Download, FileText, Package, RotateCw, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { narrowed, type RowOf } from '#platform/contract/table.ts';
import { saveDocument } from '#platform/web/files/save-document.ts';
import { pageConfig } from '#platform/web/page.ts';
import { goTo, queryParameter } from '#product/accounts/web/session/navigation.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { openModal } from '#ui/layers/modals.ts';
import { TablePage } from '#ui/table/table-page.tsx';
import { TableTabs } from '#ui/table/table-tabs.tsx';
import {
  educatorOrderDocument,
  ordersTable,
  parentOrderDocument,
  parentOrdersTable,
} from '../../orders-contract.ts';
import { educatorPackets } from '../../packets-contract.ts';
import { quotePdf, quotesTable } from '../../quotes-contract.ts';
import { renewalOf } from '../../rules/renewal.ts';
import { openPacketDialog, PacketDialog } from '../packets/packet-dialog.tsx';
import { RequestQuoteButton, SendPurchaseOrderButton } from '../quotes/buttons.tsx';
import { PurchaseInfo } from '../quotes/purchase-info.tsx';
import { type QuotePrefill, RequestQuoteDialog } from '../quotes/request-dialog.tsx';
import { SendPurchaseOrderDialog } from '../shared/send-dialog.tsx';

/** At home one pays by card. */
const OF_SCHOOLS = ['purchase_order_number', 'kind', 'plan'] as const;
const homeOrders = narrowed(ordersTable, { without: OF_SCHOOLS });
const parentOrders = narrowed(parentOrdersTable, { without: OF_SCHOOLS });

/** Account settings, purchase history: what was quoted and bought, with its documents. */
export function PurchaseHistoryScreen() {
  return useUser().role === 'home' ? <HomePurchaseHistory /> : <SchoolPurchaseHistory />;
}

function SchoolPurchaseHistory() {
  const { t } = useTranslation();
  const [asked] = useState(() => queryParameter('request') !== null);
  return (
    <TableTabs
      id="purchase-history"
      title={t('purchasing-orders.history.title')}
      lead={t('purchasing-orders.history.lead')}
      actions={
        <>
          <RequestQuoteButton opened={asked} />
          <SendPurchaseOrderButton />
        </>
      }
      tabs={[
        {
          id: 'orders',
          label: t('purchasing-orders.history.tab'),
          content: <Orders table={ordersTable} />,
          stateKey: ordersTable.name,
        },
        {
          id: 'quotes',
          label: t('purchasing-quotes.list.tab'),
          content: <Quotes />,
          stateKey: quotesTable.name,
        },
        { id: 'info', label: t('purchasing-quotes.info.title'), content: <PurchaseInfo /> },
      ]}
    />
  );
}

function HomePurchaseHistory() {
  const { t } = useTranslation();
  return (
    <TableTabs
      id="purchase-history"
      title={t('purchasing-orders.history.title')}
      tabs={[
        {
          id: 'orders',
          label: t('purchasing-orders.history.tab'),
          content: <Orders table={homeOrders} />,
          stateKey: homeOrders.name,
        },
      ]}
    />
  );
}

export function ParentPurchaseHistoryScreen() {
  const { t } = useTranslation();
  return (
    <TableTabs
      id="parent-purchase-history"
      title={t('purchasing-orders.history.title')}
      tabs={[
        {
          id: 'orders',
          label: t('purchasing-orders.history.tab'),
          stateKey: parentOrders.name,
          content: (
            <TablePage
              table={parentOrders}
              rowActions={(row) => documentEntries(t, parentOrderDocument, row)}
              describeRow={({ number }) => number ?? ''}
              empty={{
                title: t('purchasing-orders.history.empty-title'),
                text: t('purchasing-orders.history.empty-text'),
              }}
            />
          ),
        },
      ]}
    />
  );
}

type OrderRow = Pick<RowOf<typeof ordersTable>, 'id' | 'kind' | 'status' | 'has_invoice' | 'has_receipt'>;
type DocumentCall = typeof educatorOrderDocument;

/** What there is to download of an order. */
export function documentEntries(t: TFunction, call: DocumentCall, row: OrderRow): MenuEntry[] {
  const { id, kind, status, has_invoice, has_receipt } = row;
  const entry = (document: 'invoice' | 'receipt' | 'confirmation', label: string): MenuEntry => ({
    id: document,
    label,
    icon: <Download />,
    onSelect: () => void saveDocument(call, { id, document }),
  });
  return [
    ...(has_receipt ? [entry('receipt', t('purchasing-orders.history.receipt'))] : []),
    ...(has_invoice ? [entry('invoice', t('purchasing-orders.history.invoice'))] : []),
    ...(kind === 'purchase-order' && status !== 'canceled'
      ? [entry('confirmation', t('purchasing-orders.history.confirmation'))]
      : []),
  ];
}

const RENEW = 'renew-quote';

type Bought = { plan: string | null; quantity: number | null; group_id: number | null };

/** The same again, from today. */
function useRenewal() {
  const [prefill, setPrefill] = useState<QuotePrefill>({});
  const renew = (row: Bought, byCard: boolean) => {
    const plan = row.plan === 'site' ? 'site' : 'individual';
    const renewal = renewalOf({ plan, quantity: row.quantity ?? 1, byCard }, pageConfig().cardPayments);
    const { quantity } = renewal;
    if (renewal.by === 'card') return void goTo(`/educator/purchasing?quantity=${quantity}`);
    setPrefill({
      for: renewal.for,
      quantity,
      ...(row.group_id === null ? {} : { group_id: row.group_id }),
    });
    openModal(RENEW);
  };
  return {
    renew,
    dialog: <RequestQuoteDialog key={JSON.stringify(prefill)} name={RENEW} prefill={prefill} />,
  };
}

function Orders({ table }: { table: typeof ordersTable }) {
  const { t } = useTranslation();
  const { renew, dialog } = useRenewal();
  return (
    <>
      <TablePage
        table={table}
        rowActions={(row) => [
          ...documentEntries(t, educatorOrderDocument, row),
          {
            id: 'renew',
            label: t('purchasing-orders.history.renew'),
            icon: <RotateCw />,
            onSelect: () => renew(row, row.kind === 'card'),
          },
        ]}
        describeRow={({ number }) => number ?? ''}
        empty={{
          title: t('purchasing-orders.history.empty-title'),
          text: t('purchasing-orders.history.empty-text'),
        }}
      />
      {dialog}
    </>
  );
}

const ORDER = 'order-quote';

function Quotes() {
  const { t } = useTranslation();
  const { renew, dialog } = useRenewal();
  const [quoteId, setQuoteId] = useState<number>();
  const order = (id: number) => {
    setQuoteId(id);
    openModal(ORDER);
  };
  return (
    <>
      <TablePage
        table={quotesTable}
        rowActions={(row) => [
          ...(row.status === 'sent'
            ? [
                {
                  id: 'order',
                  label: t('purchasing-quotes.list.order'),
                  icon: <Upload />,
                  onSelect: () => order(row.id),
                },
              ]
            : []),
          ...(row.status === 'sent' || row.status === 'ordered'
            ? [
                {
                  id: 'pdf',
                  label: t('purchasing-quotes.list.download'),
                  icon: <FileText />,
                  onSelect: () => void saveDocument(quotePdf, { id: row.id }),
                },
                {
                  id: 'packet',
                  label: t('purchasing-packets.menu'),
                  icon: <Package />,
                  onSelect: () => openPacketDialog(row),
                },
              ]
            : []),
          {
            id: 'renew',
            label: t('purchasing-quotes.list.renew'),
            icon: <RotateCw />,
            onSelect: () => renew(row, false),
          },
        ]}
        describeRow={({ number }) => number ?? ''}
        empty={{
          title: t('purchasing-quotes.list.empty-title'),
          text: t('purchasing-quotes.list.empty-text'),
          actions: <RequestQuoteButton />,
        }}
      />
      <PacketDialog calls={educatorPackets} />
      <SendPurchaseOrderDialog key={quoteId} name={ORDER} quoteId={quoteId} />
      {dialog}
    </>
  );
}
