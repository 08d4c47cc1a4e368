/** How somebody stands until told otherwise. */
export const POSES = [
  'stand',
  'wave',
  'cheer',
  'rest',
  'reach',
  'hold',
  'lift',
  'sit',
  'comfort',
  'clutch',
  'point',
  'fists',
  'shrug',
  'hide',
] as const;
export type Pose = (typeof POSES)[number];

/** A gesture passes: with the next line whoever made it stands as before. */
const GESTURES = ['swish', 'hop', 'nod', 'shake-head'] as const;
export type Gesture = (typeof GESTURES)[number];

export function isPose(word: string): word is Pose {
  return POSES.some((pose) => pose === word);
}

export function isGesture(word: string): word is Gesture {
  return GESTURES.some((gesture) => gesture === word);
}
