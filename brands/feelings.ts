/** What a face can show: scenes name it, `ui/art` draws it. */
export const FEELINGS = [
  'happy',
  'calm',
  'proud',
  'excited',
  'okay',
  'worried',
  'sad',
  'mad',
  'frustrated',
  'surprised',
  'determined',
] as const;

export type Feeling = (typeof FEELINGS)[number];
