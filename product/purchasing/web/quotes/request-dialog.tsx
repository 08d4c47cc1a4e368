import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentTo } from '#platform/contract/endpoint.ts';
import { saveDocument } from '#platform/web/files/save-document.ts';
import { newOperationId } from '#platform/web/operation-id.ts';
import { refreshTables } from '#platform/web/tables/tables.ts';
import { ContractForm } from '#ui/forms/form.tsx';
import { useFormValue } from '#ui/forms/form-values.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { closeModal } from '#ui/layers/modals.ts';
import { Button } from '#ui/parts/button.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { type QuoteOptions, quotePdf, quotesTable, requestQuote } from '../../quotes-contract.ts';
import { OnBehalfField } from '../shared/on-behalf-field.tsx';
import { billingOf, WithOptions } from '../shared/options.tsx';
import { BillingFields, WishFields } from '../shared/wish-fields.tsx';

export type QuotePrefill = Partial<SentTo<typeof requestQuote>>;

/** Asks for a quote. Shown while the modal of this name is open. */
export function RequestQuoteDialog({ name, prefill }: { name: string; prefill?: QuotePrefill | undefined }) {
  const { t } = useTranslation();
  return (
    <Dialog name={name} size="lg" title={t('purchasing-quotes.request.title')}>
      <WithOptions>
        {(options) => <RequestForm name={name} options={options} prefill={prefill} />}
      </WithOptions>
    </Dialog>
  );
}

type RequestFormProps = { name: string; options: QuoteOptions; prefill: QuotePrefill | undefined };

function RequestForm({ name, options, prefill }: RequestFormProps) {
  const { t } = useTranslation();
  const [operationId] = useState(() => newOperationId());
  return (
    <ContractForm
      endpoint={requestQuote}
      initial={{
        for: options.for,
        term: 'year',
        ...billingOf(options),
        ...prefill,
        operation_id: operationId,
      }}
      modal={name}
      submitLabel={t('purchasing-quotes.request.submit')}
      actions={
        <Button variant="outline" onClick={() => closeModal(name)}>
          {t('ui.cancel')}
        </Button>
      }
      onDone={({ notification, extra: { id, priced } }) => {
        closeModal(name);
        const download = {
          i18n: 'purchasing-quotes.request.download',
          run: () => void saveDocument(quotePdf, { id }),
        };
        showSnackbar(priced ? { ...notification, persistent: true, action: download } : notification);
        refreshTables([quotesTable.name]);
      }}
    >
      <WishFields options={options} plans />
      <BillingFields />
      <OnBehalfField />
      <MailedTo />
    </ContractForm>
  );
}

/** Said before it is sent: a quote that has a price goes out at once. */
function MailedTo() {
  const { t } = useTranslation();
  const email = useFormValue('billing_email');
  if (typeof email !== 'string' || email.trim() === '') return null;
  return <p>{t('purchasing-quotes.request.mailed-to', { email: email.trim() })}</p>;
}
