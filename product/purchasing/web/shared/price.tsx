import { useTranslation } from 'react-i18next';
import { shownDate } from '#ui/formats/dates.ts';
import { useFormValue } from '#ui/forms/form-values.ts';
import type { QuoteOptions } from '../../quotes-contract.ts';
import { STAFF_MAX } from '../../rules/prices.ts';
import { kindFor, offersFor, type QuoteTerms, quoteTerms } from '../../rules/quotes.ts';
import styles from '../quotes/purchase.module.css';
import { money } from './money.ts';

type LivePriceProps = {
  today: string;
  terms: QuoteTerms | null;
  /** More than can be asked for: what the number's field says. Only what could be had instead is priced. */
  isTooMany: boolean;
};

/** What the form around would be quoted, as it is typed. */
export function LivePrice({ today, terms, isTooMany }: LivePriceProps) {
  const { t } = useTranslation();
  const students = useFormValue('quantity');
  return (
    <div className={styles.price} role="status" aria-label={t('purchasing-quotes.price.title')}>
      {isTooMany ? (
        <Instead today={today} />
      ) : terms === null ? (
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
          {typeof students === 'number' && terms.tier !== null && terms.quantity > students && (
            <p>{t('purchasing-quotes.price.rounded', { students, count: terms.quantity })}</p>
          )}
          {terms.endsOn !== null && (
            <p>{t('purchasing-quotes.price.through', { date: shownDate(terms.endsOn) })}</p>
          )}
          <p className={styles.total}>
            {t('purchasing-quotes.price.total', { total: money(terms.price.totalCents) })}
          </p>
        </>
      )}
      <Offers today={today} />
    </div>
  );
}

/** What the form around could be quoted as: nothing where students are added to a plan. */
function useOffers(today: string): { students: number; offers: QuoteTerms[] } {
  const [students, term, lotId] = [useFormValue('quantity'), useFormValue('term'), useFormValue('lot_id')];
  if (typeof students !== 'number' || !Number.isInteger(students) || students < 1) {
    return { students: 0, offers: [] };
  }
  if (typeof lotId === 'number') return { students, offers: [] };
  return { students, offers: offersFor(students, term === 'partial-year' ? term : 'year', today) };
}

/** For more students than there are individual licenses: the school's tier. */
function Instead({ today }: { today: string }) {
  const { t } = useTranslation();
  const [offer] = useOffers(today).offers;
  return (
    <p>
      {offer?.price
        ? t('purchasing-quotes.price.offer-site', {
            count: offer.quantity,
            total: money(offer.price.totalCents),
          })
        : t('purchasing-quotes.price.too-many')}
    </p>
  );
}

/** Where individual licenses and a school's tier both hold the students: what each costs, the cheaper first. */
function Offers({ today }: { today: string }) {
  const { t } = useTranslation();
  const { students, offers } = useOffers(today);
  if (offers.length < 2) return null;
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

export function useTerms({ today, plans }: QuoteOptions): QuoteTerms | null {
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
