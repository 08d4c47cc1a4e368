import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/api.ts';
import { saveDocument } from '#platform/web/files/save-document.ts';
import { setFirstPassword } from '#product/accounts/contract.ts';
import { newPasswordFaults } from '#product/accounts/rules/people/confirmations.ts';
import { NewPasswordFields } from '#product/accounts/web/passwords/new-password.tsx';
import { queryParameter } from '#product/accounts/web/session/navigation.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { ContractForm } from '#ui/forms/form.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { parentPayment } from '../cards-contract.ts';
import { parentOrderDocument } from '../orders-contract.ts';
import styles from './payment.module.css';

type Paid = OutputOf<typeof parentPayment>['data'];

/** Where a parent arrives after a payment that went through. Opened without one, it claims nothing. */
export function FamilyPaymentScreen() {
  const { t } = useTranslation();
  const session = queryParameter('session') ?? '';
  const { data, isPending, isFetching } = useQuery({
    queryKey: ['own-payment', session],
    queryFn: ({ signal }) => call(parentPayment, { session }, { signal, quiet: true }),
    enabled: session !== '',
    retry: false,
  });
  if (session !== '' && isPending && isFetching) {
    return (
      <Page title={t('purchasing.completed.title')} width="narrow">
        <Skeleton lines={4} />
      </Page>
    );
  }
  return data === undefined ? <NothingToShow /> : <Thanks paid={data.data} />;
}

function NothingToShow() {
  const { t } = useTranslation();
  return (
    <Page title={t('purchasing.completed.title')} width="narrow">
      <Banner
        tone="info"
        title={t('purchasing.family.none')}
        actions={
          <>
            <ButtonLink to="/parent/purchase-history">{t('purchasing.family.orders')}</ButtonLink>
            <ButtonLink to="/parent" variant="outline">
              {t('purchasing.family.go-home')}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}

function Thanks({ paid }: { paid: Paid }) {
  const { t } = useTranslation();
  const { students_count: children } = useUser();
  const { number, total, quantity: count, order_id: id } = paid;
  return (
    <Page title={t('purchasing.family.title')} width="narrow">
      <div className={styles.stack}>
        <Banner
          tone="success"
          title={t('purchasing.family.paid', { total })}
          actions={
            <>
              {!paid.for_child && (
                <ButtonLink to="/parent/students">
                  {t(children === 0 ? 'purchasing.family.add-child' : 'purchasing.family.use')}
                </ButtonLink>
              )}
              <Button
                variant="outline"
                onClick={() => void saveDocument(parentOrderDocument, { id, document: 'receipt' })}
              >
                {t('purchasing.family.receipt')}
              </Button>
            </>
          }
        >
          <p>{t('purchasing.family.order', { number })}</p>
          <p>{t(paid.for_child ? 'purchasing.family.for-child' : 'purchasing.family.licenses', { count })}</p>
        </Banner>
        {!paid.has_password && <ChoosePassword />}
      </div>
    </Page>
  );
}

/** The payment made this account: with a password its owner can come back without the letter. */
function ChoosePassword() {
  const { t } = useTranslation();
  const { username } = useUser();
  const [isDone, setDone] = useState(false);
  if (isDone) return null;
  return (
    <Card title={t('purchasing.family.password-title')}>
      <p>{t('purchasing.family.password-text', { email: username })}</p>
      <ContractForm
        endpoint={setFirstPassword}
        initial={{ new_password: '', new_password_confirmation: '' }}
        check={newPasswordFaults}
        onDone={({ notification }) => {
          showSnackbar(notification);
          setDone(true);
        }}
        submitLabel={t('purchasing.family.password-submit')}
      >
        <NewPasswordFields username={username} />
      </ContractForm>
    </Card>
  );
}
