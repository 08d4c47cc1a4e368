import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { refreshTables } from '#platform/web/tables/tables.ts';
import { ContractForm } from '#ui/forms/form.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { closeModal, openModal, useModal } from '#ui/layers/modals.ts';
import { Button } from '#ui/parts/button.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { attachPurchaseOrder, staffPurchaseOrdersTable } from '../../orders-contract.ts';
import { ChosenFile } from '../shared/send-dialog.tsx';

const NAME = 'attach-purchase-order';

export function openAttach(id: number, number: string): void {
  openModal(NAME, { id, title: number });
}

/** The document of a purchase order that came by another way. */
export function AttachDialog() {
  const { t } = useTranslation();
  const modal = useModal(NAME);
  return (
    <Dialog name={NAME} title={t('purchasing-orders.attach.title', { number: modal?.title ?? '' })}>
      <AttachForm key={modal?.id} id={Number(modal?.id ?? 0)} />
    </Dialog>
  );
}

function AttachForm({ id }: { id: number }) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  return (
    <ContractForm
      endpoint={attachPurchaseOrder}
      initial={{ id }}
      modal={NAME}
      submitLabel={t('purchasing-orders.attach.submit')}
      send={(values, how) => call(attachPurchaseOrder, values, file === null ? how : { ...how, file })}
      actions={
        <Button variant="outline" onClick={() => closeModal(NAME)}>
          {t('ui.cancel')}
        </Button>
      }
      onDone={({ notification }) => {
        closeModal(NAME);
        showSnackbar(notification);
        refreshTables([staffPurchaseOrdersTable.name]);
      }}
    >
      <ChosenFile file={file} onPick={setFile} />
    </ContractForm>
  );
}
