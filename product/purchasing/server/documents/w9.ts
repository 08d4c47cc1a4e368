import { readFile } from 'node:fs/promises';
import type { Brand } from '#brands/brand.ts';
import { makePdf, type Sheet } from '#platform/server/pdf/sheet.ts';
import { drawMark } from './letterhead.ts';
import { drawFooters } from './paper.ts';
import { INK, MARGIN, WIDTH, word } from './paper-shape.ts';
import type { Vendor } from './vendor.ts';

/** Without one of the vendor's there is none; the demo makes one up. */
export const hasW9 = ({ w9File, demo }: Vendor): boolean => w9File !== null || demo;

/** The operator's own signed form. The demo has none, and shows what one would say. */
export function w9Pdf(brand: Brand, vendor: Vendor): Promise<Buffer> {
  if (vendor.w9File !== null) return readFile(vendor.w9File);
  const title = word('purchasing-documents.w9.title');
  // Made from facts that do not change: neither does its date.
  const date = new Date('2026-01-01T12:00:00Z');
  return makePdf({ title, author: vendor.name, language: 'en-US', date }, (sheet) => {
    sheet.decoration(() => drawMark(sheet, brand, { x: MARGIN, y: MARGIN - 6, size: 40 }));
    let y = MARGIN - 4;
    sheet.part('H1', () => {
      y = sheet.text(title, { x: MARGIN + 52, y, width: WIDTH - 52 }, { size: 20, weight: 'bold' });
    });
    sheet.part('P', () => {
      y = sheet.text(
        word('purchasing-documents.w9.subtitle'),
        { x: MARGIN + 52, y, width: WIDTH - 52 },
        { color: INK.quiet },
      );
    });
    y += 16;
    sheet.decoration(() => sheet.box({ x: MARGIN, y, width: WIDTH, height: 28 }, '#fdf0d5'));
    sheet.part(
      'P',
      () =>
        void sheet.text(
          word('purchasing-documents.w9.demo'),
          { x: MARGIN + 10, y: y + 7, width: WIDTH - 20 },
          { weight: 'bold' },
        ),
    );
    y += 44;
    for (const [label, value] of fieldsOf(vendor)) y = drawField(sheet, label, value, y);
    sheet.part('H2', () => {
      y = sheet.text(
        word('purchasing-documents.w9.certification'),
        { x: MARGIN, y, width: WIDTH },
        { weight: 'bold' },
      );
    });
    sheet.part('P', () => {
      y = sheet.text(
        word('purchasing-documents.w9.certify'),
        { x: MARGIN, y: y + 4, width: WIDTH },
        { size: 9.5 },
      );
    });
    y += 56;
    sheet.decoration(() => {
      sheet.rule({ x: MARGIN, y, width: 300 }, INK.quiet);
      sheet.rule({ x: MARGIN + 330, y, width: WIDTH - 330 }, INK.quiet);
    });
    sheet.part('P', () => {
      sheet.text(
        word('purchasing-documents.w9.signature'),
        { x: MARGIN, y: y + 3, width: 300 },
        { size: 8.5, color: INK.quiet },
      );
      sheet.text(
        word('purchasing-documents.w9.date'),
        { x: MARGIN + 330, y: y + 3, width: 150 },
        { size: 8.5, color: INK.quiet },
      );
    });
    drawFooters(sheet, brand, vendor, title);
  });
}

function fieldsOf(vendor: Vendor): [string, string][] {
  return [
    [word('purchasing-documents.w9.name'), vendor.name],
    [word('purchasing-documents.w9.business'), word('purchasing-documents.w9.none')],
    [word('purchasing-documents.w9.classification'), word('purchasing-documents.w9.corporation')],
    [word('purchasing-documents.w9.exemptions'), word('purchasing-documents.w9.none')],
    [word('purchasing-documents.w9.address'), vendor.address.join('\n')],
    [word('purchasing-documents.w9.ein'), vendor.taxId],
  ];
}

function drawField(sheet: Sheet, label: string, value: string, top: number): number {
  let y = top;
  sheet.part('P', () => {
    y = sheet.text(label, { x: MARGIN, y, width: WIDTH }, { size: 8.5, color: INK.quiet });
    y = sheet.text(value, { x: MARGIN, y, width: WIDTH }, { size: 12, weight: 'bold' });
  });
  sheet.decoration(() => sheet.rule({ x: MARGIN, y: y + 5, width: WIDTH }, INK.line));
  return y + 16;
}
