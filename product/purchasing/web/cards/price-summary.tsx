import { useTranslation } from 'react-i18next';
import { useFormValue } from '#ui/form.tsx';
import { individualPrice, money } from '../../rules/prices.ts';
import styles from './cards.module.css';

/** What the number in the form costs, while it is typed. */
export function PriceSummary({ max }: { max: number }) {
  const { t } = useTranslation();
  const quantity = useFormValue('quantity');
  const isOffered =
    typeof quantity === 'number' && Number.isInteger(quantity) && quantity > 0 && quantity <= max;
  if (!isOffered) return <output className={styles.summary}>{t('cards.price.empty')}</output>;
  const { unitCents, totalCents } = individualPrice(quantity);
  return (
    <output className={styles.summary}>
      <span>{t('cards.price.each', { quantity, price: money(unitCents) })}</span>
      <span className={styles.total}>
        <span>{t('cards.price.total')}</span> <strong>{money(totalCents)}</strong>
      </span>
    </output>
  );
}
