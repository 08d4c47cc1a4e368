import { useTranslation } from 'react-i18next';
import { drawnAs } from '../shared/drawn-as.ts';

/** What somebody is called; null for a word that is nobody's name. */
export function useNames(): (who: string) => string | null {
  const { t } = useTranslation();
  return (who) => {
    const figure = drawnAs(who);
    return figure === null ? null : t(`play-games.names.${figure}`);
  };
}
