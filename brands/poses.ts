/** How somebody stands until told otherwise: scenes and covers name it, `ui/art` draws it. */
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
