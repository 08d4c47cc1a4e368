import { useTranslation } from 'react-i18next';
import { asHours, inMinutes } from '../rules/student/minutes.ts';

/** `53 min`, `3 h 16 min`. */
export function useDuration(): (seconds: number) => string {
  const said = useMinutes();
  return (seconds) => {
    const { hours, minutes } = inMinutes(seconds);
    return said(60 * hours + minutes);
  };
}

/** The same of minutes that were counted together with others: of somebody who played, so that none is less than one. */
export function useMinutes(): (minutes: number) => string {
  const { t } = useTranslation();
  return (all) => {
    if (all === 0) return t('insight.week.under');
    const { hours, minutes } = asHours(all);
    return hours === 0 ? t('insight.week.minutes', { minutes }) : t('insight.week.hours', { hours, minutes });
  };
}
