import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type Brand, LOCALES, type Locale } from '#brands/brand.ts';
import { kindred } from '#brands/kindred.ts';

const BrandContext = createContext<Brand>(kindred);

export const BrandProvider = BrandContext.Provider;

export function useBrand(): Brand {
  return useContext(BrandContext);
}

/** What the brand's programs are called in the language of the page. */
export function usePrograms(): Brand['programs'][Locale] {
  const { i18n } = useTranslation();
  return useBrand().programs[LOCALES.find((locale) => locale === i18n.language) ?? 'en'];
}
