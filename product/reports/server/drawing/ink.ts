import type { Locale } from '#brands/brand.ts';
import { paperFor } from '#platform/server/pdf/ink.ts';
import { PAPERS } from '#platform/server/pdf/sheet.ts';

/** Emerging, improving, proficient. */
export const BAND_FILLS = ['#f2ece0', '#e2f0ea', '#c9e5da'] as const;

export const MARGIN = 40;

export function sizeOf(language: Locale): { width: number; height: number; inner: number } {
  const { width, height } = PAPERS[paperFor(language)];
  return { width, height, inner: width - 2 * MARGIN };
}
