import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVoice } from './browser-voice.ts';

/** Voices come a moment after the page. */
const LATE_MS = 3000;

/** Says to a grown-up why nothing is read here, where this device has no voice for the language. */
export function NoVoice({ className }: { className?: string | undefined }) {
  const { t, i18n } = useTranslation();
  const hasVoice = useVoice(i18n.language) !== null;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasVoice || !isLate ? null : <p className={className}>{t('play.read-aloud.none')}</p>;
}
