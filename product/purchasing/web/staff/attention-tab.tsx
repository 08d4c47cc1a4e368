import type { TFunction } from 'i18next';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { action, openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { paymentAttentionTable, settleAttention } from '../../attention-contract.ts';
import { STAFF_TABS } from '../../rules/staff-tabs.ts';
import { refundEntries } from './staff-actions.tsx';

const settle = action({
  name: 'settle-attention',
  endpoint: settleAttention,
  title: 'purchasing-orders.attention.settle-title',
  text: 'purchasing-orders.attention.settle-text',
  submit: 'purchasing-orders.attention.settle',
  refreshes: [paymentAttentionTable.name],
});

/** Says where to look first: the payment service alone knows whether the money went back. */
const settleUnanswered = action({
  ...settle,
  name: 'settle-unanswered-refund',
  title: 'purchasing-orders.attention.unanswered-title',
  text: 'purchasing-orders.attention.unanswered-text',
});

/** Payments that people have to decide about. */
export function attentionTab(t: TFunction) {
  const { name } = paymentAttentionTable;
  return {
    id: STAFF_TABS.attention,
    label: t('purchasing-orders.attention.tab'),
    content: <Attention />,
    stateKey: name,
  };
}

function Attention() {
  const { t } = useTranslation();
  return (
    <TablePage
      table={paymentAttentionTable}
      rowActions={(row) => attentionEntries(t, row)}
      describeRow={({ order, session_id: session }) => order ?? session ?? ''}
      empty={{
        title: t('purchasing-orders.attention.empty-title'),
        text: t('purchasing-orders.attention.empty-text'),
      }}
    />
  );
}

/** What staff can do with a payment that they have to decide about. */
export function attentionEntries(t: TFunction, row: RowOf<typeof paymentAttentionTable>): MenuEntry[] {
  const { id, settled, attention, amount, order, order_id, ...costs } = row;
  if (settled) return [];
  return [
    {
      id: 'settle',
      label: t('purchasing-orders.attention.settle'),
      icon: <CircleCheck />,
      onSelect: () =>
        openAction(attention === 'refund-unanswered' ? settleUnanswered : settle, {
          values: { id },
          facts: { number: order ?? '', amount: amount ?? '' },
        }),
    },
    ...refundEntries(t, { ...costs, id: order_id, number: order, paidTwice: attention === 'paid-twice' }),
  ];
}
