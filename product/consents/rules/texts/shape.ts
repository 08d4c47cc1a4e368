import type { Locale } from '#brands/brand.ts';
import type { Activity } from '../activities.ts';

export type ActivityText = {
  name: string;
  /** What is done. */
  what: string;
  /** What is kept of it, and who reads it. */
  kept: string;
  /** What a no changes, said before it is said. */
  without: string;
};

export type TextsOfVersion = Readonly<Record<Locale, Readonly<Record<Activity, ActivityText>>>>;
