import file from '../../../scenes/cool-down/activities.json' with { type: 'json' };

/** Both languages are in the file: it is read as a whole, and only in the Cool Down Corner. */
export type Words = { en: string; 'zh-TW': string };

export type Step = {
  part: string;
  cue: string;
  /** A gentle length, never a limit. */
  seconds: number;
  text: Words;
  side?: string;
  shows?: string;
  body?: string;
  shape?: string;
  sound?: string;
  count?: number;
};

export type Activity = {
  id: string;
  title: Words;
  about: Words;
  /** What the drawing shows, for those who cannot see it. */
  picture: Words;
  rounds: number;
  steps: readonly Step[];
};

export const ACTIVITIES: readonly Activity[] = file.activities;
export const SHARED = file.shared;

export function inLanguage(words: Words, language: string): string {
  return language === 'zh-TW' ? words['zh-TW'] : words.en;
}

/** What the time is logged under. */
export function loggedId(activity: Activity): string {
  return `cdc-${activity.id}`;
}
