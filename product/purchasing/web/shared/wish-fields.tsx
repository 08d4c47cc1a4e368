import { useTranslation } from 'react-i18next';
import type { Message } from '#platform/contract/message.ts';
import { RadioField, SelectField } from '#ui/fields/choice-fields.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { TextareaField, TextField } from '#ui/fields/text-field.tsx';
import { fieldsOf } from '#ui/forms/form.tsx';
import { useFormValue } from '#ui/forms/form-values.ts';
import { QUOTE_FOR, type QuoteOptions, requestQuote, TERM_CHOICES } from '../../quotes-contract.ts';
import { type QuoteTerms, TOO_MANY_TO_ORDER, tooManyIndividual } from '../../rules/quotes.ts';
import styles from '../quotes/purchase.module.css';
import { planLabel } from './plan-label.ts';
import { LivePrice, useTerms } from './price.tsx';

const field = fieldsOf(requestQuote);

/** What is wanted, with its price beside it. Quotes can add to a running plan; orders need a quote for that. */
export function WishFields({ options, plans }: { options: QuoteOptions; plans: boolean }) {
  const { t } = useTranslation();
  const lotId = useFormValue('lot_id');
  const terms = useTerms(options);
  const tooMany = terms === null ? null : tooManyOf(terms, plans);
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('purchasing-quotes.request.what')}</legend>
      <RadioField
        name={field('for')}
        label={t('purchasing-quotes.fields.for')}
        required
        options={QUOTE_FOR.map((value) => ({
          value,
          label: t(`purchasing-quotes.for.${value}`),
          hint: t(`purchasing-quotes.for-hints.${value}`),
        }))}
      />
      <NumberField
        name={field('quantity')}
        label={t('purchasing-quotes.fields.quantity')}
        hint={t('purchasing-quotes.fields.quantity-hint')}
        required
        problem={tooMany}
      />
      {typeof lotId !== 'number' && (
        <RadioField
          name={field('term')}
          label={t('purchasing-quotes.fields.term')}
          required
          options={TERM_CHOICES.map((value) => ({ value, label: t(`purchasing-quotes.terms.${value}`) }))}
        />
      )}
      {plans && options.plans.length > 0 && <PlanField options={options} />}
      {/* What is added to a plan goes to whose plan it is. */}
      {options.groups.length > 0 && typeof lotId !== 'number' && (
        <SelectField
          name={field('group_id')}
          label={t('purchasing-quotes.fields.group')}
          hint={t('purchasing-quotes.fields.group-hint')}
          placeholder={t('purchasing-quotes.fields.group-none')}
          options={options.groups.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <LivePrice today={options.today} terms={terms} isTooMany={tooMany !== null} />
    </fieldset>
  );
}

/** Said at the number, before anything is priced. */
function tooManyOf(terms: QuoteTerms, isQuote: boolean): Message | null {
  return tooManyIndividual(terms) ?? (!isQuote && terms.price === null ? TOO_MANY_TO_ORDER : null);
}

function PlanField({ options }: { options: QuoteOptions }) {
  const { t } = useTranslation();
  return (
    <SelectField
      name={field('lot_id')}
      label={t('purchasing-quotes.fields.plan')}
      placeholder={t('purchasing-quotes.fields.plan-none')}
      options={options.plans.map((plan) => ({ value: plan.lot_id, label: planLabel(t, plan) }))}
    />
  );
}

export function BillingFields() {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('purchasing-quotes.request.billing')}</legend>
      <TextField
        name={field('organisation')}
        label={t('purchasing-quotes.fields.organisation')}
        autoComplete="organization"
      />
      <TextField
        name={field('billing_name')}
        label={t('purchasing-quotes.fields.billing-name')}
        autoComplete="name"
      />
      <TextField
        name={field('billing_email')}
        label={t('purchasing-quotes.fields.billing-email')}
        type="email"
        autoComplete="email"
      />
      <TextareaField name={field('billing_address')} label={t('purchasing-quotes.fields.billing-address')} />
      <TextareaField name={field('note')} label={t('purchasing-quotes.fields.note')} />
    </fieldset>
  );
}
