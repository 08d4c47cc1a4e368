import { POSES, type Pose } from '#brands/poses.ts';

/** A gesture passes: with the next line whoever made it stands as before. */
const GESTURES = ['swish', 'hop', 'nod', 'shake-head'] as const;
export type Gesture = (typeof GESTURES)[number];

export function isPose(word: string): word is Pose {
  return POSES.some((pose) => pose === word);
}

export function isGesture(word: string): word is Gesture {
  return GESTURES.some((gesture) => gesture === word);
}
