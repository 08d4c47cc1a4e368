import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#platform/contract/message.ts';
import { call } from '#platform/web/api.ts';
import { newOperationId } from '#platform/web/operation-id.ts';
import { refreshTables } from '#platform/web/tables/tables.ts';
import { CheckboxField, SelectField } from '#ui/fields/choice-fields.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { FileBox } from '#ui/fields/file-box.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useField } from '#ui/fields/use-field.ts';
import { ContractForm, fieldsOf } from '#ui/forms/form.tsx';
import { useFormValue } from '#ui/forms/form-values.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { closeModal } from '#ui/layers/modals.ts';
import { Button } from '#ui/parts/button.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { ordersTable, sendPurchaseOrder } from '../../orders-contract.ts';
import { type QuoteOptions, quotesTable } from '../../quotes-contract.ts';
import { PURCHASE_ORDER_ENDINGS } from '../../rules/orders.ts';
import styles from '../quotes/purchase.module.css';
import { money } from './money.ts';
import { OnBehalfField } from './on-behalf-field.tsx';
import { billingOf, WithOptions } from './options.tsx';
import { BillingFields, WishFields } from './wish-fields.tsx';

const field = fieldsOf(sendPurchaseOrder);

/** Sends a purchase order, for a quote or without one. Shown while the modal of this name is open. */
export function SendPurchaseOrderDialog({ name, quoteId }: { name: string; quoteId?: number | undefined }) {
  const { t } = useTranslation();
  return (
    <Dialog name={name} size="lg" title={t('purchasing-orders.send.title')}>
      <WithOptions>{(options) => <SendForm name={name} options={options} quoteId={quoteId} />}</WithOptions>
    </Dialog>
  );
}

type SendFormProps = { name: string; options: QuoteOptions; quoteId: number | undefined };

function SendForm({ name, options, quoteId }: SendFormProps) {
  const { t } = useTranslation();
  const [operationId] = useState(() => newOperationId());
  const [file, setFile] = useState<File | null>(null);
  return (
    <ContractForm
      endpoint={sendPurchaseOrder}
      initial={{
        for: options.for,
        term: 'year',
        tax_exempt: false,
        purchase_order_date: options.today,
        ...billingOf(options),
        ...(quoteId === undefined ? {} : { quote_id: quoteId }),
        operation_id: operationId,
      }}
      modal={name}
      submitLabel={t('purchasing-orders.send.submit')}
      send={(values, how) => call(sendPurchaseOrder, values, file === null ? how : { ...how, file })}
      actions={
        <Button variant="outline" onClick={() => closeModal(name)}>
          {t('ui.cancel')}
        </Button>
      }
      onDone={({ notification }) => {
        closeModal(name);
        showSnackbar(notification);
        refreshTables([ordersTable.name, quotesTable.name]);
      }}
    >
      <QuoteField options={options} />
      <WithoutQuote options={options} />
      <fieldset className={styles.section}>
        <legend className={styles.legend}>{t('purchasing-orders.send.file')}</legend>
        <ChosenFile file={file} onPick={setFile} />
        <TextField
          name={field('purchase_order_number')}
          label={t('purchasing-orders.send.number')}
          autoComplete="off"
        />
        <DateField name={field('purchase_order_date')} label={t('purchasing-orders.send.date')} />
        <CheckboxField name={field('tax_exempt')} label={t('purchasing-orders.send.tax-exempt')} />
      </fieldset>
      <BillingFields />
      <OnBehalfField />
    </ContractForm>
  );
}

function QuoteField({ options }: { options: QuoteOptions }) {
  const { t } = useTranslation();
  if (options.quotes.length === 0) return null;
  return (
    <SelectField
      name={field('quote_id')}
      label={t('purchasing-orders.send.quote')}
      placeholder={t('purchasing-orders.send.no-quote')}
      options={options.quotes.map(({ id, number, quantity: count, total_cents }) => ({
        value: id,
        label: t('purchasing-orders.send.quote-choice', { number, count, total: money(total_cents) }),
      }))}
    />
  );
}

/** A quote says what is ordered already. */
function WithoutQuote({ options }: { options: QuoteOptions }) {
  const quoteId = useFormValue('quote_id');
  return typeof quoteId === 'number' ? null : <WishFields options={options} plans={false} />;
}

/** The form holds the name; the file itself goes along as the body. */
export function ChosenFile({ file, onPick }: { file: File | null; onPick: (file: File | null) => void }) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<Message | null>(null);
  const {
    field: name,
    frame,
    control,
  } = useField(
    {
      name: field('file_name'),
      label: t('purchasing-orders.send.file'),
      hint: t('purchasing-orders.send.file-hint'),
    },
    problem,
  );
  return (
    <FieldFrame {...frame}>
      <FileBox
        control={control}
        accept={PURCHASE_ORDER_ENDINGS}
        file={file}
        onPick={(picked) => {
          onPick(picked);
          name.onChange(picked?.name.slice(-200));
        }}
        onProblem={setProblem}
      />
    </FieldFrame>
  );
}
