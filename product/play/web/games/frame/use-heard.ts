import { useEffect } from 'react';
import { stopReading, useReadAloud } from '../../read-aloud/use-read-aloud.ts';
import { langOf } from '../../shared/lang-of.ts';
import { usePlaySettings } from '../../shared/settings.ts';

/** What a game of listening tells is said even where texts are not read unasked, unless the sound is off. */
export function useHeard(said: string): void {
  const isMuted = usePlaySettings(({ muted }) => muted);
  const { available, speak } = useReadAloud(langOf(said));
  useEffect(() => {
    if (isMuted || !available) return;
    void speak(said);
    return stopReading;
  }, [available, isMuted, said, speak]);
}
