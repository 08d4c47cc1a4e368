import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '#ui/formats/dates.ts';
import { useFormValue } from '#ui/forms/form-values.ts';
import { Button } from '#ui/parts/button.tsx';
import { individualPrice } from '../../rules/prices.ts';
import { cheaperTier } from '../../rules/quotes.ts';
import { money } from '../shared/money.ts';
import styles from './cards.module.css';

type PriceSummaryProps = {
  max: number;
  /** For schools: asks for a quote for a site license for so many. */
  onSite?: (students: number) => void;
};

/** What the number in the form costs, while it is typed; and what else it could be bought as. */
export function PriceSummary({ max, onSite }: PriceSummaryProps) {
  const { t } = useTranslation();
  const quantity = useFormValue('quantity');
  const [today] = useState(() => localDay(new Date().toISOString()));
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) {
    return <output className={styles.summary}>{t('purchasing-cards.price.empty')}</output>;
  }
  if (quantity > max) {
    return (
      <output className={styles.summary}>
        <span>
          {t(onSite ? 'purchasing-cards.price.too-many' : 'purchasing-cards.price.too-many-family', { max })}
        </span>
        {onSite && <SiteButton onClick={() => onSite(quantity)} />}
      </output>
    );
  }
  const { unitCents, totalCents } = individualPrice(quantity);
  const tier = onSite ? cheaperTier(quantity, today) : null;
  return (
    <output className={styles.summary}>
      <span>
        {t(onSite ? 'purchasing-cards.price.each' : 'purchasing-cards.price.each-family', {
          quantity,
          price: money(unitCents),
        })}
      </span>
      <span className={styles.total}>
        <span>{t('purchasing-cards.price.total')}</span> <strong>{money(totalCents)}</strong>
      </span>
      {onSite && tier !== null && (
        <>
          <span>
            {t('purchasing-cards.price.site', {
              count: tier.quantity,
              total: money(tier.totalCents),
              less: money(tier.lessCents),
            })}
          </span>
          <SiteButton onClick={() => onSite(quantity)} />
        </>
      )}
    </output>
  );
}

function SiteButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <span>
      <Button variant="outline" size="sm" onClick={onClick}>
        {t('purchasing-cards.price.site-button')}
      </Button>
    </span>
  );
}
