import { INK } from '#platform/server/pdf/ink.ts';
import type { TextLook } from '#platform/server/pdf/sheet.ts';
import type { Page } from '../frame/frame.ts';

/**
 * How tight a plan is set: its type, its lines, and what stands between parts. Never below ten points. A compact one has
 * no columns of names: they lead into their texts.
 */
export type Setting = Page & {
  size: number;
  leading: number;
  air: number;
  isCompact?: boolean;
  /** Answers of a quiz follow each other in their lines. */
  isRunOn?: boolean;
};

/** Read with ease at arm's length. */
export const LARGE = 10.5;
export const TIGHTEST = { size: 10, leading: 1.2, air: 0.4, isCompact: true, isRunOn: true } as const;

export const TIGHTNESS = [
  { size: 11, leading: 1.42, air: 1.1 },
  { size: 10.5, leading: 1.42, air: 1 },
  { size: 10.5, leading: 1.36, air: 0.8 },
  { size: 10.25, leading: 1.34, air: 0.7 },
  { size: 10, leading: 1.34, air: 0.7 },
  { size: 10, leading: 1.3, air: 0.6 },
  { size: 10, leading: 1.25, air: 0.4 },
  { size: 10, leading: 1.25, air: 0.4, isCompact: true },
  { size: 10, leading: 1.2, air: 0.4, isCompact: true },
  TIGHTEST,
] as const;

export const bodyLook = ({ size, leading }: Setting): TextLook => ({ size, leading, color: INK.text });
export const strongLook = (setting: Setting): TextLook => ({ ...bodyLook(setting), weight: 'bold' });
export const quietLook = ({ leading }: Setting): TextLook => ({ size: 9, leading, color: INK.quiet });

/** The column of the minutes, left of every step. */
export const minutesWide = ({ isCompact }: Setting): number => (isCompact ? 32 : 40);

export const word = ({ say }: Page, key: string, values?: Record<string, string | number>): string =>
  say({ i18n: key, values });
