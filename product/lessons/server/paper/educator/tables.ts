import { INK } from '#platform/server/pdf/ink.ts';
import type { Piece } from '../frame/frame.ts';
import { drawRich, richHeight } from '../frame/rich.ts';
import { bodyLook, quietLook, type Setting, strongLook } from './looks.ts';

export type Row = { head: string; text: string; note?: string | undefined };

/** Two columns, a rule above each row; a page may end between rows. Compact, what stands in the first leads into the second. */
export function rowPieces(setting: Setting, key: string, rows: readonly Row[], share: number): Piece[] {
  if (setting.isCompact) return leadPieces(setting, key, rows);
  const { sheet, frame, air } = setting;
  const headWide = frame.width * share - 12;
  const [x, width] = [frame.x + frame.width * share, frame.width * (1 - share)];
  const pad = 3.5 * air;
  const [headLook, look, noteLook] = [strongLook(setting), bodyLook(setting), quietLook(setting)];
  return rows.map(({ head, text, note }) => {
    const noteTall = note === undefined ? 0 : richHeight(sheet, note, width, noteLook);
    const tall = Math.max(
      richHeight(sheet, head, headWide, headLook),
      richHeight(sheet, text, width, look) + noteTall,
    );
    return {
      gap: 0,
      height: tall + 2 * pad,
      inside: { tag: 'Table', key },
      draw: (top) => {
        sheet.decoration(() => sheet.rule({ x: frame.x, y: top, width: frame.width }, INK.line));
        const y = top + pad;
        sheet.within('TR', () => {
          sheet.part('TH', () => void drawRich(sheet, head, { x: frame.x, y, width: headWide }, headLook));
          sheet.part('TD', () => {
            const below = drawRich(sheet, text, { x, y, width }, look);
            if (note !== undefined) drawRich(sheet, note, { x, y: below, width }, noteLook);
          });
        });
      },
    };
  });
}

/** As a list: each item begins with its name. */
function leadPieces(setting: Setting, key: string, rows: readonly Row[]): Piece[] {
  const { sheet, frame } = setting;
  const look = bodyLook(setting);
  return rows.map(({ head, text, note }) => {
    const words = `${ledBy(setting, head)} ${text}${note === undefined ? '' : ` ${note}`}`;
    return {
      gap: 0,
      height: richHeight(sheet, words, frame.width, look) + 2,
      inside: { tag: 'L', key },
      draw: (top) =>
        sheet.part('LI', () => {
          drawRich(sheet, words, { x: frame.x, y: top + 1, width: frame.width }, look);
        }),
    };
  });
}

const ENDED = /[.!?。！？」”]$/;

function ledBy({ language }: Setting, head: string): string {
  const lead = head.replaceAll('**', '');
  return `**${lead}${ENDED.test(lead) ? '' : { en: ':', 'zh-TW': '：' }[language]}**`;
}

/** All of them in one paragraph. */
export function runOn(setting: Setting, rows: readonly Row[]): string {
  return rows
    .map(({ head, text }) => `${ledBy(setting, head)} ${text}`)
    .join(setting.language === 'en' ? '  ' : '\u3000');
}
