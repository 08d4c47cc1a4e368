import i18next from 'i18next';
import { money as written } from '../../rules/prices.ts';

/** As the language of the page writes it. */
export function money(cents: number): string {
  return written(cents, i18next.language);
}
