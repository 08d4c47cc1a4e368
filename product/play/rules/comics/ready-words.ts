import type { Feeling } from '#brands/feelings.ts';

/** What somebody may say, what may happen, and what a comic may be called, for whoever does not write yet. */
export const READY_WORDS = {
  says: [
    'hello',
    'play',
    'join',
    'turn',
    'yes',
    'no',
    'please-stop',
    'wait',
    'help',
    'are-you-okay',
    'sorry',
    'thanks',
    'idea',
    'look',
    'breathe',
    'together',
    'happy',
    'sad',
    'mad',
    'worried',
    'oh-no',
    'hooray',
    'good-night',
  ],
  caption: ['morning', 'school', 'home', 'suddenly', 'later', 'night', 'friends-again', 'the-end'],
  title: ['best-day', 'my-friends', 'big-surprise', 'rainy-day', 'bad-mood', 'adventure'],
} as const;

export type ReadyField = keyof typeof READY_WORDS;
export type ReadyWord = (typeof READY_WORDS)[ReadyField][number];

/** Whoever says it shows it: these have a face in place of a picture. */
export const READY_FACES: Partial<Record<ReadyWord, Feeling>> = {
  happy: 'happy',
  sad: 'sad',
  mad: 'mad',
  worried: 'worried',
};
