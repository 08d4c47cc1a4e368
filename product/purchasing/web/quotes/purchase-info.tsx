import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { Card } from '#ui/parts/card.tsx';
import { vendorFacts } from '../../quotes-contract.ts';
import { W9Link } from './buttons.tsx';
import styles from './purchase.module.css';

/** How to buy, and what a business office asks about the vendor. */
export function PurchaseInfo() {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ['vendor'],
    queryFn: ({ signal }) => call(vendorFacts, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const vendor = data?.data;
  return (
    <Card title={t('purchasing-quotes.info.title')} actions={<W9Link />}>
      <ul>
        <li>{t('purchasing-quotes.info.card')}</li>
        <li>{t('purchasing-quotes.info.quote')}</li>
        <li>{t('purchasing-quotes.info.order')}</li>
      </ul>
      {vendor !== undefined && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('purchasing-quotes.info.vendor')}</dt>
            <dd>{[vendor.name, ...vendor.address].join(', ')}</dd>
          </div>
          <div>
            <dt>{t('purchasing-quotes.info.tax-id')}</dt>
            <dd>{vendor.tax_id}</dd>
          </div>
          <div>
            <dt>{t('purchasing-quotes.info.contact')}</dt>
            <dd>
              <a href={`mailto:${vendor.email}`}>{vendor.email}</a>
              {vendor.phone !== '' && `, ${vendor.phone}`}
            </dd>
          </div>
        </dl>
      )}
    </Card>
  );
}
