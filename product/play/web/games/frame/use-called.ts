import { useEffect, useRef } from 'react';
import { useReadAloud, useSpeech } from '../../read-aloud/use-read-aloud.ts';
import { langOf } from '../../shared/lang-of.ts';

/**
 * A word that holds for a moment is said as it comes, where children are read to: later it would be wrong. It breaks into
 * the word before it, and into nothing else: what to do is heard to its end.
 */
export function useCalled(word: string, isOn: boolean): void {
  const { isOn: isRead, speak } = useReadAloud(langOf(word));
  const before = useRef('');
  useEffect(() => {
    if (!isRead || !isOn) return;
    const { now } = useSpeech.getState();
    if (now !== null && now.text !== before.current) return;
    before.current = word;
    void speak(word);
  }, [isRead, isOn, speak, word]);
}
