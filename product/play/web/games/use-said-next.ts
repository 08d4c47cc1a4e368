import { useEffect } from 'react';
import { stopReading, useReadAloud, useSpeech } from '../read-aloud/use-read-aloud.ts';
import { langOf } from './lang-of.ts';

/** Between two sentences it is quiet for a moment, too. */
const QUIET_MS = 400;

/** Reads a text as soon as nothing else is read, where texts are read without being asked. */
export function useSaidNext(text: string, isWanted: boolean): void {
  const { isOn, speak } = useReadAloud(langOf(text));
  useEffect(() => {
    if (!isOn || !isWanted) return;
    const begin = (): void => {
      unsubscribe();
      void speak(text);
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
      if (useSpeech.getState().now?.text === text) stopReading();
    };
  }, [isOn, isWanted, speak, text]);
}
