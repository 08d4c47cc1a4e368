import type { TFunction } from 'i18next';
import { shownDate } from '#ui/formats/dates.ts';
import type { PlanChoice } from '../../quotes-contract.ts';

/** Which plan, how much of it is left, and until when. */
export function planLabel(t: TFunction, { plan, group, quantity, remaining, ends_on }: PlanChoice): string {
  const name = t(`purchasing-quotes.plans.${plan}`);
  const values = { name, remaining, quantity, date: shownDate(ends_on) };
  return group === null
    ? t('purchasing-quotes.plan-choice', values)
    : t('purchasing-quotes.plan-choice-of-group', { ...values, group });
}
