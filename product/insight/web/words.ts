import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale } from '#brands/brand.ts';
import { asHours, inMinutes } from '../rules/minutes.ts';

export function useLanguage(): Locale {
  const { i18n } = useTranslation();
  return LOCALES.find((locale) => locale === i18n.language) ?? 'en';
}

/** `53 min`, `3 h 16 min`. */
export function useDuration(): (seconds: number) => string {
  const said = useMinutes();
  return (seconds) => {
    const { hours, minutes } = inMinutes(seconds);
    return said(60 * hours + minutes);
  };
}

/** The same of minutes that were counted together with others. */
export function useMinutes(): (minutes: number) => string {
  const { t } = useTranslation();
  return (all) => {
    const { hours, minutes } = asHours(all);
    return hours === 0 ? t('insight.week.minutes', { minutes }) : t('insight.week.hours', { hours, minutes });
  };
}

const DAY = { timeZone: 'UTC' } as const;

/** Days of this year go without it: 11/19. */
export function useShortDay(): (day: string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, { ...DAY, month: '2-digit', day: '2-digit' });
  return (day) => format.format(new Date(`${day}T12:00:00Z`));
}

export function useWeekday(weekday: 'short' | 'long' | 'narrow'): (day: string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, { ...DAY, weekday });
  return (day) => format.format(new Date(`${day}T12:00:00Z`));
}
