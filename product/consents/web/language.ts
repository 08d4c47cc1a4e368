import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale } from '#brands/brand.ts';

/** In which the reader reads, and so decides. */
export function useLanguage(): Locale {
  const { i18n } = useTranslation();
  return LOCALES.find((locale) => locale === i18n.language) ?? 'en';
}
