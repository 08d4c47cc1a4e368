import type { TFunction } from 'i18next';
import { Ban, CalendarPlus, FileText, Package, Pencil, Plus, Send, Stamp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { saveDocument } from '#platform/web/files/save-document.ts';
import { newOperationId } from '#platform/web/operation-id.ts';
import { PersonLink } from '#product/accounts/web/people/page-links.tsx';
import { openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Button } from '#ui/parts/button.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { staffPackets } from '../../packets-contract.ts';
import { staffQuotePdf, staffQuotesTable } from '../../quotes-contract.ts';
import { STAFF_TABS } from '../../rules/staff-tabs.ts';
import { openPacketDialog, PacketDialog } from '../packets/packet-dialog.tsx';
import { recordOrderOfQuote } from './staff-actions.tsx';
import { addQuote, cancelQuote, editQuote, extendQuote, sendQuote } from './staff-quote-actions.ts';

export function staffQuotesTab(t: TFunction) {
  return {
    id: STAFF_TABS.quotes,
    label: t('purchasing-quotes.staff.tab'),
    content: <Quotes />,
    stateKey: staffQuotesTable.name,
  };
}

function Quotes() {
  const { t } = useTranslation();
  const add = () => openAction(addQuote, { values: { kind: 'primary', operation_id: newOperationId() } });
  return (
    <>
      <TablePage
        table={staffQuotesTable}
        toolbar={
          <Button icon={<Plus />} onClick={add}>
            {t('purchasing-quotes.add.title')}
          </Button>
        }
        cells={{
          educator: ({ account_id: id, educator }) =>
            id === null ? educator : <PersonLink id={id} name={educator} />,
        }}
        rowActions={(row) => [...quoteEntries(t, row), ...packetEntries(t, row)]}
        describeRow={({ number }) => number ?? ''}
        empty={{
          title: t('purchasing-quotes.staff.empty-title'),
          text: t('purchasing-quotes.staff.empty-text'),
        }}
      />
      <PacketDialog calls={staffPackets} />
    </>
  );
}

/** Where its dialog is: in the list alone. */
function packetEntries(t: TFunction, row: RowOf<typeof staffQuotesTable>): MenuEntry[] {
  if ((row.status !== 'sent' && row.status !== 'ordered') || (row.total_cents ?? 0) === 0) return [];
  const onSelect = () => openPacketDialog(row);
  return [{ id: 'packet', label: t('purchasing-packets.menu'), icon: <Package />, onSelect }];
}

/** What staff can do with a quote. */
export function quoteEntries(t: TFunction, row: RowOf<typeof staffQuotesTable>): MenuEntry[] {
  const { id, status } = row;
  const facts = { number: row.number ?? '' };
  const priced = (row.total_cents ?? 0) > 0;
  const isOpen = status === 'requested' || status === 'sent' || status === 'expired';
  const pdf: MenuEntry = {
    id: 'pdf',
    label: t('purchasing-quotes.list.download'),
    icon: <FileText />,
    onSelect: () => void saveDocument(staffQuotePdf, { id }),
  };
  if (!isOpen) return priced ? [pdf] : [];
  const record = () =>
    openAction(recordOrderOfQuote, {
      values: {
        account_id: row.account_id ?? 0,
        quote_id: id,
        organisation: row.organisation ?? '',
        billing_name: row.billing_name ?? '',
        billing_email: row.billing_email ?? '',
        billing_address: row.billing_address ?? '',
        operation_id: newOperationId(),
      },
      facts,
    });
  const send = () => openAction(sendQuote, { values: { id, operation_id: newOperationId() }, facts });
  return [
    ...(priced && status !== 'expired'
      ? [{ id: 'send', label: t('purchasing-quotes.send.menu'), icon: <Send />, onSelect: send }]
      : []),
    ...(status === 'sent'
      ? [{ id: 'record', label: t('purchasing-orders.record.menu'), icon: <Stamp />, onSelect: record }]
      : []),
    {
      id: 'edit',
      label: t('purchasing-quotes.edit.menu'),
      icon: <Pencil />,
      onSelect: () => openAction(editQuote, { values: { id }, facts }),
    },
    {
      id: 'extend',
      label: t('purchasing-quotes.extend.menu'),
      icon: <CalendarPlus />,
      onSelect: () => openAction(extendQuote, { values: { id }, facts }),
    },
    ...(priced ? [pdf] : []),
    {
      id: 'cancel',
      label: t('purchasing-quotes.cancel.menu'),
      icon: <Ban />,
      danger: true,
      divided: true,
      onSelect: () => openAction(cancelQuote, { values: { id }, facts }),
    },
  ];
}
