import type { TFunction } from 'i18next';
import { Ban, Banknote, CircleCheck, Paperclip, Pencil, Plus, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { saveDocument } from '#platform/web/files/save-document.ts';
import { newOperationId } from '#platform/web/operation-id.ts';
import { PersonLink } from '#product/accounts/web/people/page-links.tsx';
import { openAction } from '#ui/actions/action.ts';
import { localDay } from '#ui/formats/dates.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Button } from '#ui/parts/button.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import {
  purchaseOrderFile,
  staffOrderDocument,
  staffOrdersTable,
  staffPurchaseOrdersTable,
} from '../../orders-contract.ts';
import { STAFF_TABS } from '../../rules/staff-tabs.ts';
import { documentEntries } from '../orders/purchase-history-screen.tsx';
import { money } from '../shared/money.ts';
import { AttachDialog, openAttach } from './attach-dialog.tsx';
import {
  declineOrder,
  editOrder,
  grantOrder,
  receivePayment,
  recordOrder,
  refundEntries,
  takeBackPayment,
} from './staff-actions.tsx';

export function staffOrderTabs(t: TFunction) {
  return [
    {
      id: STAFF_TABS.purchaseOrders,
      label: t('purchasing-orders.staff.tab'),
      content: <PurchaseOrders />,
      stateKey: staffPurchaseOrdersTable.name,
    },
    {
      id: STAFF_TABS.orders,
      label: t('purchasing-orders.staff.all-tab'),
      content: <Orders />,
      stateKey: staffOrdersTable.name,
    },
  ] as const;
}

function PurchaseOrders() {
  const { t } = useTranslation();
  const record = () =>
    openAction(recordOrder, {
      values: { for: 'individual', term: 'year', operation_id: newOperationId() },
    });
  return (
    <>
      <TablePage
        table={staffPurchaseOrdersTable}
        toolbar={
          <Button icon={<Plus />} onClick={record}>
            {t('purchasing-orders.record.button')}
          </Button>
        }
        cells={{ buyer: (row) => <Buyer {...row} /> }}
        rowActions={(row) => purchaseOrderEntries(t, row)}
        describeRow={({ number }) => number ?? ''}
        empty={{
          title: t('purchasing-orders.staff.empty-title'),
          text: t('purchasing-orders.staff.empty-text'),
        }}
      />
      <AttachDialog />
    </>
  );
}

function Orders() {
  const { t } = useTranslation();
  return (
    <TablePage
      table={staffOrdersTable}
      cells={{ buyer: (row) => <Buyer {...row} /> }}
      rowActions={(row) => orderEntries(t, row)}
      describeRow={({ number }) => number ?? ''}
      empty={{
        title: t('purchasing-orders.staff.orders-empty-title'),
        text: t('purchasing-orders.staff.orders-empty-text'),
      }}
    />
  );
}

/** Who has paid before there was an account is only a name. */
function Buyer({ account_id: id, buyer }: { account_id: number | null; buyer: string | null }) {
  return id === null ? buyer : <PersonLink id={id} name={buyer} />;
}

/** What staff can do with any order: its documents, and giving money back. */
export function orderEntries(t: TFunction, row: RowOf<typeof staffOrdersTable>): MenuEntry[] {
  return [...documentEntries(t, staffOrderDocument, row), ...refundEntries(t, row)];
}

/** And with a purchase order. */
export function purchaseOrderEntries(t: TFunction, row: RowOf<typeof staffPurchaseOrdersTable>): MenuEntry[] {
  const { id, status, has_file } = row;
  const number = row.number ?? '';
  const facts = { number, count: row.quantity ?? 0, total: row.total ?? '' };
  const grant = () =>
    openAction(grantOrder, {
      // Null says that the field was looked at: for the buyer, not for a group.
      values: { id, group_id: row.group_id },
      facts,
    });
  const waiting: MenuEntry[] = [
    { id: 'grant', label: t('purchasing-orders.grant.menu'), icon: <CircleCheck />, onSelect: grant },
    {
      id: 'edit',
      label: t('purchasing-orders.edit.menu'),
      icon: <Pencil />,
      onSelect: () => openAction(editOrder, { values: { id }, facts }),
    },
  ];
  const due = row.due_cents ?? 0;
  const payment: MenuEntry = {
    id: 'payment',
    label: t('purchasing-orders.payment.menu'),
    icon: <Banknote />,
    onSelect: () =>
      openAction(receivePayment, {
        values: {
          id,
          amount: (due / 100).toFixed(2),
          paid_on: localDay(new Date().toISOString()),
          operation_id: newOperationId(),
        },
        facts: { number, due: money(due) },
      }),
  };
  const takeBack = (payment_id: number): MenuEntry => ({
    id: 'take-back',
    label: t('purchasing-orders.payment.take-back'),
    icon: <Undo2 />,
    danger: true,
    divided: true,
    onSelect: () =>
      openAction(takeBackPayment, {
        values: { id, payment_id, operation_id: newOperationId() },
        facts: { number, payment: row.payment ?? '' },
      }),
  });
  const decline: MenuEntry = {
    id: 'decline',
    label: t('purchasing-orders.decline.menu'),
    icon: <Ban />,
    danger: true,
    divided: true,
    onSelect: () => openAction(declineOrder, { values: { id }, facts }),
  };
  return [
    ...(status === 'received' ? waiting : []),
    ...(status === 'granted' && due > 0 ? [payment] : []),
    ...(has_file
      ? [
          {
            id: 'file',
            label: t('purchasing-orders.staff.file'),
            icon: <Paperclip />,
            onSelect: () => void saveDocument(purchaseOrderFile, { id }),
          },
        ]
      : []),
    {
      id: 'attach',
      label: t('purchasing-orders.attach.menu'),
      icon: <Paperclip />,
      onSelect: () => openAttach(id, number),
    },
    ...documentEntries(t, staffOrderDocument, row),
    ...(row.payment_id === null || row.payment_id === undefined ? [] : [takeBack(row.payment_id)]),
    ...(status === 'received' ? [decline] : []),
  ];
}
