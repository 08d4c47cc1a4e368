import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { conjoined } from '#platform/contract/texts/lists.ts';
import { useBrand, usePrograms } from '#platform/web/brand.tsx';
import { pageConfig } from '#platform/web/page.ts';
import { homePath } from '#product/access/rules/scopes.ts';
import { openLogin } from '#product/accounts/web/session/open-dialogs.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import { NameFields } from '#ui/fields/name-fields.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { newParentPaymentSession } from '../../cards-contract.ts';
import { FAMILY_MAX } from '../../rules/prices.ts';
import styles from './cards.module.css';
import { keptForm } from './kept-form.ts';
import { NotOffered } from './not-offered.tsx';
import { SecureHint } from './pay-card.tsx';
import { PaymentProblem } from './payment-problem.tsx';
import { PriceSummary } from './price-summary.tsx';
import { usePayment } from './use-payment.ts';

/** `/payment-family-subscription`: for parents who are new here. The payment makes their account. */
export function FamilySubscriptionPage() {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  return (
    <Page title={t('purchasing-cards.family.title')} lead={t('purchasing-cards.family.lead')} width="narrow">
      {user !== null && (
        <Banner
          tone="info"
          title={t('purchasing-cards.family.signed-in', { name: user.full_name })}
          actions={
            <ButtonLink
              to={user.scope === 'uber' ? homePath(user.scope) : `${homePath(user.scope)}/purchasing`}
            >
              {t('purchasing-cards.family.go')}
            </ButtonLink>
          }
        />
      )}
      {user === null && (
        <div className={styles.stack}>
          <WhatItIs />
          {pageConfig().cardPayments ? <NewcomerForm /> : <NotOffered />}
          <Card
            title={t('purchasing-cards.family.login-title')}
            quiet
            actions={
              <Button variant="outline" onClick={openLogin}>
                {t('purchasing-cards.family.login')}
              </Button>
            }
          />
        </div>
      )}
    </Page>
  );
}

/** What the license is for, and how to try it first. */
function WhatItIs() {
  const { t, i18n } = useTranslation();
  const { name: brand } = useBrand();
  const names = usePrograms();
  return (
    <Card
      quiet
      actions={
        <ButtonLink to="/account/request" variant="outline">
          {t('purchasing-cards.family.request')}
        </ButtonLink>
      }
    >
      <p>
        {t('purchasing-cards.family.programs', {
          programs: conjoined(
            PROGRAM_IDS.map((id) => names[id]),
            i18n.language,
          ),
        })}
      </p>
      <p>{t('purchasing-cards.family.trial', { brand })}</p>
    </Card>
  );
}

function NewcomerForm() {
  const { t } = useTranslation();
  const payment = usePayment(newParentPaymentSession);
  const [kept] = useState(keptForm);
  return (
    <Card title={t('purchasing-cards.family.about-you')}>
      <PaymentProblem problem={payment.problem} />
      <ContractForm
        endpoint={newParentPaymentSession}
        initial={{
          first_name: kept.first_name ?? '',
          last_name: kept.last_name ?? '',
          email: kept.email ?? '',
          quantity: kept.quantity ?? 1,
          operation_id: payment.operationId,
        }}
        send={payment.send}
        onDone={payment.onDone}
        onFail={payment.onFail}
        submitLabel={t('purchasing-cards.pay.submit')}
        wide
      >
        <div className={styles.pair}>
          <NameFields
            labels={{
              first_name: t('purchasing-cards.family.first_name'),
              last_name: t('purchasing-cards.family.last_name'),
            }}
          />
        </div>
        <TextField
          name="email"
          label={t('purchasing-cards.family.email')}
          hint={t('purchasing-cards.family.email-hint')}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <NumberField name="quantity" label={t('purchasing-cards.family.quantity')} />
        <PriceSummary max={FAMILY_MAX} />
        <p className={styles.hint}>{t('purchasing-cards.family.account')}</p>
        <SecureHint />
      </ContractForm>
    </Card>
  );
}
