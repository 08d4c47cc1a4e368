import type { Locale } from '#brands/brand.ts';
import type { PaperName } from './sheet.ts';

/** Dark enough to be told apart in grey: what differs does so by place and mark, color is extra. */
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

/** American schools print on Letter, those in Taiwan on A4. */
export function paperFor(language: Locale): PaperName {
  return language === 'zh-TW' ? 'a4' : 'letter';
}
