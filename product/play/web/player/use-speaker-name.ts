import { useTranslation } from 'react-i18next';
import type { Speaker } from '../../rules/cast.ts';

/** What a speaker is called; the narrator is not. */
export function useSpeakerName(): (who: Speaker) => string | null {
  const { t } = useTranslation();
  return (who) => (who === 'narrator' ? null : t(`play.cast.${who}`));
}
