import { type RefObject, useEffect } from 'react';

const BEAT_MS = 118;
const FEWEST = 4;
const MOST = 26;
/** Beats a letter, and a Chinese character. */
const PER_LETTER = 0.42;
const PER_CHARACTER = 1.5;

/** How often a mouth moves for these words. */
export function beatsFor(words: string): number {
  const characters = words.match(/\p{Script=Han}/gu)?.length ?? 0;
  const letters = words.length - characters;
  return Math.min(MOST, Math.max(FEWEST, Math.round(letters * PER_LETTER + characters * PER_CHARACTER)));
}

/** A shut mouth now and then, as between words. */
const PAUSE_EVERY = 7;

/**
 * The mouth of whoever speaks opens and shuts for as long as the words take: a timer shows one of two drawn mouths, and no
 * animation runs for it.
 */
export function useLips(
  box: RefObject<HTMLElement | null>,
  speaker: string | null,
  words: string,
  turn: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words said again move the lips again
  useEffect(() => {
    if (speaker === null) return undefined;
    const mouth = (): Element | null => box.current?.querySelector(`[data-actor="${speaker}"]`) ?? null;
    const beats = beatsFor(words);
    let beat = 0;
    const timer = setInterval(() => {
      // Asked here: whoever asks while a line changes has the page work out all styles at once.
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return clearInterval(timer);
      beat += 1;
      const isOpen = beat <= beats && beat % 2 === 1 && beat % PAUSE_EVERY !== PAUSE_EVERY - 1;
      // A scene that was paused keeps its mouths shut.
      const isPaused = box.current?.closest('[data-still]') !== null;
      mouth()?.toggleAttribute('data-mouth', isOpen && !isPaused);
      if (beat > beats) clearInterval(timer);
    }, BEAT_MS);
    return () => {
      clearInterval(timer);
      mouth()?.removeAttribute('data-mouth');
    };
  }, [box, speaker, words, turn]);
}
