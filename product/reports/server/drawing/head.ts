import type { Brand } from '#brands/brand.ts';
import { INK } from '#platform/server/pdf/ink.ts';
import { drawMark } from '#product/purchasing/server/documents/letterhead.ts';
import type { ReportPage } from '../../rules/page-shape.ts';
import type { Block, Setting } from './blocks.ts';
import { MARGIN } from './ink.ts';

const FACTS_SHARE = 0.38;
const NAME_SIZES = [20, 17, 14] as const;

/** Brand, what it is and whose; at the right where, with whom and when. A long name gets smaller, then more lines. */
export function headBlock(
  { sheet, inner, scale }: Setting,
  brand: Brand,
  page: Pick<ReportPage, 'name' | 'about' | 'facts'>,
): Block {
  const width = inner * (1 - FACTS_SHARE) - 12;
  const fits = (size: number): boolean => sheet.widthOf(page.name, { size, weight: 'bold' }) <= width;
  const size = (NAME_SIZES.find(fits) ?? NAME_SIZES[2]) * scale;
  const nameLook = { size, weight: 'bold', leading: 1.25 } as const;
  const factsLook = { size: 9.5 * scale, color: INK.quiet, align: 'right' } as const;
  const factsWidth = inner * FACTS_SHARE;
  const left = 18 + sheet.height(page.name, width, nameLook);
  const right = page.facts.reduce((sum, fact) => sum + sheet.height(fact, factsWidth, factsLook), 0);
  const height = Math.max(left, right) + 12;
  return {
    height,
    draw: (top) => {
      sheet.decoration(() => drawMark(sheet, brand, { x: MARGIN, y: top, size: 16 }));
      const brandWide = sheet.widthOf(brand.name, { size: 11, weight: 'bold' });
      sheet.part('P', () => {
        sheet.text(brand.name, { x: MARGIN + 21, y: top, width }, { size: 11, weight: 'bold' });
        const x = MARGIN + 21 + brandWide + 10;
        sheet.text(page.about, { x, y: top, width }, { size: 11, color: INK.quiet });
      });
      sheet.part('H1', () => void sheet.text(page.name, { x: MARGIN, y: top + 18, width }, nameLook));
      let y = top;
      const x = MARGIN + inner - factsWidth;
      for (const fact of page.facts) {
        sheet.part('P', () => {
          y = sheet.text(fact, { x, y, width: factsWidth }, factsLook);
        });
      }
      sheet.decoration(() => {
        const line = top + height - 2;
        sheet.rule({ x: MARGIN, y: line, width: inner }, INK.faint, 2.5);
        sheet.rule({ x: MARGIN, y: line, width: 48 }, INK.accent, 2.5);
      });
    },
  };
}
