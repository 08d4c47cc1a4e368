import { TEXTS_2026_11 } from './2026-11.ts';
import { BEFORE_REGISTER } from './before-register.ts';
import type { TextsOfVersion } from './shape.ts';

/** All that was ever decided about, so that a decision names exactly what was read. */
export const TEXT_VERSIONS = ['before-register', '2026-11'] as const;
export type TextVersion = (typeof TEXT_VERSIONS)[number];

/** What is read and decided about today. */
export const CURRENT_TEXT = '2026-11' satisfies TextVersion;

export const TEXTS: Readonly<Record<TextVersion, TextsOfVersion>> = {
  'before-register': BEFORE_REGISTER,
  '2026-11': TEXTS_2026_11,
};
