import { useTranslation } from 'react-i18next';
import { inMinutes } from '../rules/minutes.ts';

/** `53 min`, `3 h 16 min`. */
export function useDuration(): (seconds: number) => string {
  const { t } = useTranslation();
  return (seconds) => {
    const { hours, minutes } = inMinutes(seconds);
    return hours === 0 ? t('insight.week.minutes', { minutes }) : t('insight.week.hours', { hours, minutes });
  };
}
