import type { Locale } from '#brands/brand.ts';
import { PAPERS, type PaperName } from '#platform/server/pdf/sheet.ts';

/** Dark enough to be told apart in grey: levels differ by place and mark, color is extra. */
export const INK = {
  text: '#22313a',
  quiet: '#55616a',
  line: '#d9d5c7',
  faint: '#ece6d8',
  accent: '#ef9f4e',
  green: '#0f6e63',
  bar: '#6fb8aa',
} as const;

export const TINTS = {
  green: { fill: '#e7f5f2', edge: '#c9e8e1' },
  orange: { fill: '#fff5e9', edge: '#f6dfbf' },
  plain: { fill: '#ffffff', edge: '#d9d5c7' },
} as const;
export type Tint = keyof typeof TINTS;

/** Emerging, improving, proficient. */
export const BAND_FILLS = ['#f2ece0', '#e2f0ea', '#c9e5da'] as const;

export const MARGIN = 40;

/** American schools print on Letter, those in Taiwan on A4. */
export function paperFor(language: Locale): PaperName {
  return language === 'zh-TW' ? 'a4' : 'letter';
}

export function sizeOf(language: Locale): { width: number; height: number; inner: number } {
  const { width, height } = PAPERS[paperFor(language)];
  return { width, height, inner: width - 2 * MARGIN };
}
