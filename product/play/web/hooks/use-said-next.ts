import { useEffect, useEffectEvent } from 'react';
import { stopReading, useReadAloud, useSpeech } from '../read-aloud/use-read-aloud.ts';
import { langOf } from '../shared/lang-of.ts';

/** Between two sentences it is quiet for a moment, too. */
const QUIET_MS = 400;

/**
 * Reads texts as soon as nothing else is read, where texts are read without being asked. `names` are of the child, and
 * only for voices of the device.
 */
export function useSaidNext(
  said: string | readonly string[],
  isWanted: boolean,
  names: readonly string[] = [],
): void {
  const texts = typeof said === 'string' ? [said] : said;
  const text = texts.join('\n');
  const { isOn, speak } = useReadAloud(langOf(text));
  // Lists that are made anew with each rendering say the same.
  const read = useEffectEvent(() => void speak(texts, { names }));
  const isBeingRead = useEffectEvent(() => texts.includes(useSpeech.getState().now?.text ?? ''));
  useEffect(() => {
    if (!isOn || !isWanted) return;
    const begin = (): void => {
      unsubscribe();
      read();
    };
    const isQuiet = (): boolean => useSpeech.getState().now === null;
    let timer = setTimeout(() => isQuiet() && begin(), QUIET_MS);
    const unsubscribe = useSpeech.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => isQuiet() && begin(), QUIET_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      if (isBeingRead()) stopReading();
    };
  }, [isOn, isWanted, speak, text]);
}
