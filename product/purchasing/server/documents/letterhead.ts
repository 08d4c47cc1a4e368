import type { Brand } from '#brands/brand.ts';
import type { Sheet } from '#platform/server/pdf/sheet.ts';
import { INK, MARGIN, type Paper, WIDTH, word } from './paper-shape.ts';
import type { Vendor } from './vendor.ts';

/** The brand's mark, as the web pages draw it: on a field of 48 by 48. */
const LEAF =
  'M24 44C11 38 3.5 28.5 3.5 18C3.5 9.5 9.5 4.5 16 4.5C23.5 4.5 28.5 11 28.5 19.5C28.5 29 27 37 24 44Z';
const SHARED =
  'M24 44C21 37 19.5 29 19.5 19.5C19.5 14.8 21.1 10.7 24 8C26.9 10.7 28.5 14.8 28.5 19.5C28.5 29 27 37 24 44Z';

export function drawMark(
  sheet: Sheet,
  { logo }: Pick<Brand, 'logo'>,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const at = { x, y, scale: size / 48 };
  sheet.outline(LEAF, logo.left, at);
  sheet.outline(LEAF, logo.right, { ...at, mirror: 48 });
  sheet.outline(SHARED, logo.shared, at);
}

/** Mark, vendor, and at the right what it is with its number and dates. */
export function drawHead(sheet: Sheet, brand: Brand, vendor: Vendor, paper: Paper): number {
  sheet.decoration(() => drawMark(sheet, brand, { x: MARGIN, y: MARGIN - 6, size: 40 }));
  sheet.part(
    'P',
    () =>
      void sheet.text(
        brand.name,
        { x: MARGIN + 48, y: MARGIN - 4, width: 200 },
        { size: 22, weight: 'bold' },
      ),
  );
  const right = MARGIN + 258;
  const width = WIDTH - 258;
  let y = MARGIN - 4;
  sheet.part('H1', () => {
    const look = { size: paper.title.length > 16 ? 15 : 22, weight: 'bold', align: 'right' } as const;
    y = sheet.text(paper.title, { x: MARGIN + 200, y, width: WIDTH - 200 }, look);
  });
  y += 8;
  for (const [label, value] of paper.facts) {
    sheet.part('P', () => {
      sheet.text(label, { x: right, y, width: 90 }, { size: 9.5, color: INK.quiet });
      y = sheet.text(
        value,
        { x: right + 90, y, width: width - 90 },
        { size: 9.5, weight: 'bold', align: 'right' },
      );
    });
  }
  return Math.max(y, drawVendor(sheet, vendor, MARGIN + 44));
}

function drawVendor(sheet: Sheet, vendor: Vendor, top: number): number {
  const lines = [
    ...vendor.address,
    ...(vendor.phone === '' ? [] : [vendor.phone]),
    vendor.email,
    word('purchasing-documents.tax-id', { id: vendor.taxId }),
  ];
  let y = top;
  sheet.part('P', () => {
    y = sheet.text(vendor.name, { x: MARGIN, y, width: 240 }, { size: 9.5, weight: 'bold' });
    for (const line of lines)
      y = sheet.text(line, { x: MARGIN, y, width: 240 }, { size: 9.5, color: INK.quiet });
  });
  return y;
}
