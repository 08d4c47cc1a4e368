import { useTranslation } from 'react-i18next';
import { shownDate } from '#ui/formats/dates.ts';
import { useFormValue } from '#ui/forms/form-values.ts';
import type { QuoteOptions } from '../../quotes-contract.ts';
import { STAFF_MAX } from '../../rules/prices.ts';
import { kindFor, offersFor, type QuoteTerms, quoteTerms } from '../../rules/quotes.ts';
import styles from '../quotes/purchase.module.css';
import { money } from './money.ts';

/** What the form around would be quoted, as it is typed. */
export function LivePrice({ options }: { options: QuoteOptions }) {
  const { t } = useTranslation();
  const terms = useTerms(options);
  return (
    <div className={styles.price} role="status" aria-label={t('purchasing-quotes.price.title')}>
      {terms === null ? (
        <p>{t('purchasing-quotes.price.none')}</p>
      ) : terms.price === null ? (
        <p>{t('purchasing-quotes.price.contact')}</p>
      ) : (
        <>
          <p>
            {terms.tier === null
              ? t('purchasing-quotes.price.line', {
                  count: terms.quantity,
                  unit: money(terms.price.unitCents),
                })
              : t('purchasing-quotes.price.tier', { count: terms.quantity })}
          </p>
          {terms.endsOn !== null && (
            <p>{t('purchasing-quotes.price.through', { date: shownDate(terms.endsOn) })}</p>
          )}
          <p className={styles.total}>
            {t('purchasing-quotes.price.total', { total: money(terms.price.totalCents) })}
          </p>
        </>
      )}
      <Offers today={options.today} />
    </div>
  );
}

/** Where individual licenses and a school's tier both hold the students: what each costs, the cheaper first. */
function Offers({ today }: { today: string }) {
  const { t } = useTranslation();
  const [students, term, lotId] = [useFormValue('quantity'), useFormValue('term'), useFormValue('lot_id')];
  if (typeof students !== 'number' || !Number.isInteger(students) || typeof lotId === 'number') return null;
  const offers = offersFor(students, term === 'partial-year' ? term : 'year', today);
  if (students < 1 || offers.length < 2) return null;
  return (
    <div>
      <p>{t('purchasing-quotes.price.both', { count: students })}</p>
      <ol className={styles.offers}>
        {offers.map(({ plan, quantity, price }) => (
          <li key={plan}>
            {t(`purchasing-quotes.price.offer-${plan}`, {
              count: quantity,
              total: money(price?.totalCents ?? 0),
            })}
          </li>
        ))}
      </ol>
    </div>
  );
}

function useTerms({ today, plans }: QuoteOptions): QuoteTerms | null {
  const [students, wanted, term, lotId] = [
    useFormValue('quantity'),
    useFormValue('for'),
    useFormValue('term'),
    useFormValue('lot_id'),
  ];
  if (typeof students !== 'number' || !Number.isInteger(students) || students < 1 || students > STAFF_MAX) {
    return null;
  }
  const plan = plans.find(({ lot_id }) => lot_id === lotId);
  if (plan !== undefined) {
    const runningPlan = { plan: plan.plan, endsOn: plan.ends_on };
    return quoteTerms({ kind: 'sub', students, startsOn: today, runningPlan });
  }
  if (wanted !== 'individual' && wanted !== 'site') return null;
  const kind = kindFor(wanted, term === 'partial-year' ? term : 'year');
  return quoteTerms({ kind, plan: wanted, students, startsOn: today });
}
