import { useTranslation } from 'react-i18next';
import { individualTiers } from '../../rules/prices.ts';
import { money } from '../shared/money.ts';
import styles from './cards.module.css';

export function PriceTable() {
  const { t } = useTranslation();
  return (
    <table className={styles.prices}>
      <caption>{t('purchasing-cards.price.table')}</caption>
      <tbody>
        {individualTiers().map(({ from, to, cents }) => (
          <tr key={from}>
            <th scope="row">
              {to === null
                ? t('purchasing-cards.price.tier-from', { from })
                : t('purchasing-cards.price.tier-up-to', { from, to })}
            </th>
            <td>{money(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
