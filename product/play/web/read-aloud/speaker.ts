import { estimatedMs, estimatedStarts, type Range, sentencesOf, wordAt, wordsOf } from './sentences.ts';

/** What is being read, and where the voice is. */
export type SpokenNow = { text: string; word: Range | null };

/** What a voice tells about the sentence it was given. Some tell less than they should. */
export type Hears = {
  started: () => void;
  word: (at: number) => void;
  ended: () => void;
  failed: () => void;
};

export type Voicing = { say: (sentence: string, hears: Hears) => void; cancel: () => void };

type Reading = {
  locale: string;
  /** What the voice gets to hear of a sentence. */
  heard?: ((sentence: string) => string) | undefined;
};

/** A voice that has not begun by then will not. */
const BEGINS_WITHIN_MS = 4000;
/** Some voices never say that they are done: after twice the time it should take, and a little, they are. */
const watchdogMs = (sentence: string, locale: string): number => estimatedMs(sentence, locale) * 2 + 2500;

export type Speaker = {
  /** Reads texts one after the other, in place of what is being read. False where it was stopped, or nothing is heard. */
  speak: (texts: readonly string[], reading: Reading) => Promise<boolean>;
  stop: () => void;
};

export function createSpeaker(voicing: Voicing, show: (now: SpokenNow | null) => void): Speaker {
  let turn = 0;

  const stop = (): void => {
    turn += 1;
    voicing.cancel();
    show(null);
  };

  const readSentence = (
    text: string,
    { start, end }: Range,
    reading: Reading,
    own: number,
  ): Promise<boolean> =>
    new Promise((resolve) => {
      const { locale, heard = (sentence) => sentence } = reading;
      const sentence = text.slice(start, end);
      const spoken = heard(sentence);
      const words = wordsOf(sentence, locale);
      const timers = new Set<ReturnType<typeof setTimeout>>();
      const later = (ms: number, then: () => void): void => void timers.add(setTimeout(then, ms));
      const rest = (): void => {
        for (const timer of timers) clearTimeout(timer);
        timers.clear();
      };
      const finish = (isHeard: boolean): void => {
        rest();
        resolve(isHeard);
      };
      const mark = (word: Range | null): void => {
        if (own !== turn) return;
        show({ text, word: word && { start: start + word.start, end: start + word.end } });
      };
      const watch = (): void =>
        later(watchdogMs(sentence, locale), () => {
          voicing.cancel();
          finish(true);
        });

      mark(null);
      if (spoken === '') return finish(true);
      later(BEGINS_WITHIN_MS, () => {
        voicing.cancel();
        finish(false);
      });
      voicing.say(spoken, {
        started: () => {
          rest();
          watch();
          for (const { at, word } of estimatedStarts(sentence, locale)) later(at, () => mark(word));
        },
        word: (at) => {
          // Places in a sentence that lost a name on the way are not ours.
          if (spoken !== sentence) return;
          rest();
          watch();
          mark(wordAt(words, at));
        },
        ended: () => finish(true),
        failed: () => finish(false),
      });
    });

  return {
    stop,
    speak: async (texts, reading) => {
      stop();
      const own = turn;
      for (const text of texts) {
        for (const sentence of sentencesOf(text)) {
          const isHeard = await readSentence(text, sentence, reading, own);
          if (own !== turn) return false;
          if (!isHeard) {
            stop();
            return false;
          }
        }
      }
      show(null);
      return true;
    },
  };
}
