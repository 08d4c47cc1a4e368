import { useTranslation } from 'react-i18next';
import { CASTS, type CastId } from '../../rules/cast.ts';

const EVERYBODY: readonly CastId[] = Object.values(CASTS).flat();

function isOfCast(word: string): word is CastId {
  return EVERYBODY.some((member) => member === word);
}

/** What somebody is called; null for a word that is nobody's name. */
export function useNames(): (who: string) => string | null {
  const { t } = useTranslation();
  return (who) => {
    if (who === 'you') return t('games.you');
    return isOfCast(who) ? t(`games.names.${who}`) : null;
  };
}
