import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { pageConfig } from '#platform/web/page.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { Page } from '#ui/navigation/page.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { educatorPaymentSession, parentPaymentSession } from '../../cards-contract.ts';
import { CARD_BELOW, FAMILY_MAX } from '../../rules/prices.ts';
import { RequestQuoteButton, SendPurchaseOrderButton, W9Link } from '../quotes/buttons.tsx';
import styles from './cards.module.css';
import { NotOffered } from './not-offered.tsx';
import { PayCard } from './pay-card.tsx';
import { PriceTable } from './price-table.tsx';

/** Who teaches at home pays by card like a parent: quotes, purchase orders and the W-9 are for schools. */
export function EducatorPurchasingScreen() {
  return useUser().role === 'home' ? (
    <HomePurchasing endpoint={educatorPaymentSession} max={CARD_BELOW - 1} />
  ) : (
    <SchoolPurchasing />
  );
}

export function ParentPurchasingScreen() {
  return <HomePurchasing endpoint={parentPaymentSession} max={FAMILY_MAX} />;
}

function SchoolPurchasing() {
  const { t } = useTranslation();
  return (
    <Page title={t('purchasing-cards.screen.title')} lead={t('purchasing-cards.screen.lead')}>
      <div className={styles.columns}>
        {pageConfig().cardPayments ? (
          <PayCard endpoint={educatorPaymentSession} max={CARD_BELOW - 1} site />
        ) : (
          <NotOffered />
        )}
        <div className={styles.stack}>
          <Card title={t('purchasing-cards.price.title')}>
            <PriceTable />
          </Card>
          <Card
            title={t('purchasing-cards.more.title')}
            actions={
              <>
                <RequestQuoteButton />
                <SendPurchaseOrderButton />
                <ContactButton />
                <W9Link />
              </>
            }
          >
            <p>{t('purchasing-cards.more.text')}</p>
          </Card>
        </div>
      </div>
    </Page>
  );
}

function ContactButton() {
  const { t } = useTranslation();
  const { links } = useBrand();
  return (
    <ButtonLink href={`mailto:${links.supportEmail}`} variant="outline">
      {t('purchasing-cards.more.contact')}
    </ButtonLink>
  );
}

function HomePurchasing(way: Pick<ComponentProps<typeof PayCard>, 'endpoint' | 'max'>) {
  const { t } = useTranslation();
  return (
    <Page
      title={t('purchasing-cards.screen.title')}
      lead={t('purchasing-cards.screen.family-lead')}
      width="narrow"
    >
      {pageConfig().cardPayments ? <PayCard {...way} /> : <NotOffered />}
    </Page>
  );
}
