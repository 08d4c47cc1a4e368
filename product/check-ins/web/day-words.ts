import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale } from '#brands/brand.ts';

export function useLanguage(): Locale {
  const { i18n } = useTranslation();
  return LOCALES.find((locale) => locale === i18n.language) ?? 'en';
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
