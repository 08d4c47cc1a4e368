import { useTranslation } from 'react-i18next';
import { numberText } from '#platform/contract/texts/interpolation.ts';

export function useNumbers(): (value: number) => string {
  const { i18n } = useTranslation();
  return (value) => numberText(value, i18n.language);
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Writes sizes as the language does: 1.2 MB. */
export function sizeText(bytes: number, locale: string): string {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1000)));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1000 ** power);
}
