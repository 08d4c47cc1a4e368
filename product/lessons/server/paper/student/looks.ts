import type { TextLook } from '#platform/server/pdf/sheet.ts';
import { audienceOf } from '../../../rules/proof/reading-level.ts';
import type { Page } from '../frame/frame.ts';

/** Black on white: a copy of a copy is still good. */
export const BLACK = '#000000';
export const LINE = { color: BLACK, width: 0.9 } as const;
export const PEN = { color: BLACK, width: 1.4, roundCaps: true } as const;

/** How large a page is printed, and how far lines to write on are apart. */
export type Print = { size: number; line: { least: number; usual: number; most: number } };

const PRINTS: Record<ReturnType<typeof audienceOf>, Print> = {
  'K-2': { size: 16, line: { least: 27, usual: 36, most: 46 } },
  '2-5': { size: 14, line: { least: 24, usual: 30, most: 38 } },
  '6-8': { size: 12, line: { least: 20, usual: 26, most: 33 } },
  adult: { size: 12, line: { least: 20, usual: 26, most: 33 } },
};

export const printFor = (grades: string): Print => PRINTS[audienceOf(grades)];

export type Setting = Page & Print;

export const LEADING = 1.34;
export const textLook = ({ size }: Print): TextLook => ({ size, leading: LEADING, color: BLACK });
export const boldLook = (print: Print): TextLook => ({ ...textLook(print), weight: 'bold' });
export const CM = 28.35;
