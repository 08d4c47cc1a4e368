import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryParameter } from '#product/accounts/web/session/navigation.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { openModal } from '#ui/layers/modals.ts';
import { Card } from '#ui/parts/card.tsx';
import type { educatorPaymentSession, parentPaymentSession } from '../../cards-contract.ts';
import { RequestQuoteDialog } from '../quotes/request-dialog.tsx';
import { OnBehalfField } from '../shared/on-behalf-field.tsx';
import styles from './cards.module.css';
import { keptForm } from './kept-form.ts';
import { PaymentProblem } from './payment-problem.tsx';
import { PriceSummary } from './price-summary.tsx';
import { usePayment } from './use-payment.ts';

type PayCardProps = {
  endpoint: typeof educatorPaymentSession | typeof parentPaymentSession;
  max: number;
  /** Schools can have a site license instead. */
  site?: boolean;
};

const SITE_QUOTE = 'site-quote';

/** How many, for how much, and on to the payment page. */
export function PayCard({ endpoint, max, site = false }: PayCardProps) {
  const { t } = useTranslation();
  const payment = usePayment(endpoint);
  const user = useSession((session) => session.user);
  const [students, setStudents] = useState(0);
  const askForSite = (count: number) => {
    setStudents(count);
    openModal(SITE_QUOTE);
  };
  return (
    <Card title={t('purchasing-cards.pay.title')}>
      <PaymentProblem problem={payment.problem} />
      <ContractForm
        endpoint={endpoint}
        initial={{ quantity: askedFor(max), operation_id: payment.operationId }}
        send={payment.send}
        onDone={payment.onDone}
        onFail={payment.onFail}
        submitLabel={t('purchasing-cards.pay.submit')}
      >
        <NumberField
          name="quantity"
          label={t('purchasing-cards.pay.quantity')}
          hint={t('purchasing-cards.pay.quantity-hint', { max })}
        />
        <PriceSummary max={max} {...(site ? { onSite: askForSite } : {})} />
        {user !== null && (
          <p className={styles.hint}>
            {t('purchasing-cards.pay.account', { name: user.full_name, email: user.username })}
          </p>
        )}
        <OnBehalfField />
        <SecureHint />
      </ContractForm>
      {site && (
        <RequestQuoteDialog key={students} name={SITE_QUOTE} prefill={{ for: 'site', quantity: students }} />
      )}
    </Card>
  );
}

/** Who renews brings the number along, and who comes back from the payment page finds it again. */
function askedFor(max: number): number {
  const asked = Number(queryParameter('quantity') ?? keptForm().quantity ?? 1);
  return Number.isInteger(asked) && asked > 0 && asked <= max ? asked : 1;
}

export function SecureHint() {
  const { t } = useTranslation();
  return (
    <p className={styles.secure}>
      <Lock aria-hidden size={18} />
      <span>{t('purchasing-cards.pay.secure')}</span>
    </p>
  );
}
