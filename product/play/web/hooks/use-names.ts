import { useTranslation } from 'react-i18next';
import { isExtra } from '../../rules/story/cast.ts';
import { drawnAs } from '../shared/drawn-as.ts';

/** What somebody is called where a story is told in a language; null for a word that is nobody's name. */
export function useNames(lang: string): (who: string) => string | null {
  const { t } = useTranslation();
  return (who) => {
    const figure = isExtra(who) ? who : drawnAs(who);
    return figure === null ? null : t(`play.names.${figure}`, { lng: lang });
  };
}
