import type { Brand } from '#brands/brand.ts';
import { makePdf, PAPER, type Sheet, type TextLook } from '#platform/server/pdf/sheet.ts';
import { drawHead, drawMark } from './letterhead.ts';
import { INK, MARGIN, type Paper, type PaperLine, WIDTH, word } from './paper-shape.ts';
import type { Vendor } from './vendor.ts';

const BOTTOM = PAPER.height - 72;

const COLUMNS = [
  { key: 'description', x: 0, width: 248, align: 'left' },
  { key: 'quantity', x: 256, width: 52, align: 'right' },
  { key: 'unit', x: 318, width: 62, align: 'left' },
  { key: 'unit-price', x: 380, width: 64, align: 'right' },
  { key: 'amount', x: 448, width: 68, align: 'right' },
] as const;

export function drawPaper(brand: Brand, vendor: Vendor, paper: Paper): Promise<Buffer> {
  const title = `${paper.title} ${paper.number}`;
  const says = JSON.stringify([paper.parties, paper.notes]);
  return makePdf({ title, author: vendor.name, language: 'en-US', date: paper.date, says }, (sheet) => {
    let y = drawHead(sheet, brand, vendor, paper);
    y = drawParties(sheet, paper, y + 20);
    y = drawLines(sheet, paper, y + 20);
    y = drawTotals(sheet, paper, y + 10);
    drawNotes(sheet, paper, y + 22);
    drawFooters(sheet, brand, vendor, title);
  });
}

/** Where something of this height may begin: here, or on a new page. */
function room(sheet: Sheet, y: number, height: number): number {
  if (y + height <= BOTTOM) return y;
  sheet.addPage();
  return MARGIN;
}

function drawParties(sheet: Sheet, paper: Paper, top: number): number {
  const gap = 24;
  const width = (WIDTH - gap) / 2;
  let bottom = top;
  for (const [index, { title, lines }] of paper.parties.entries()) {
    const x = MARGIN + index * (width + gap);
    let y = top;
    sheet.part('H2', () => {
      y = sheet.text(title, { x, y, width }, { size: 9, weight: 'bold', color: INK.quiet });
    });
    for (const [place, line] of lines.entries()) {
      sheet.part('P', () => {
        y = sheet.text(line, { x, y, width }, { weight: place === 0 ? 'bold' : 'regular' });
      });
    }
    bottom = Math.max(bottom, y);
  }
  return bottom;
}

function drawLines(sheet: Sheet, paper: Paper, top: number): number {
  let y = room(sheet, top, 90);
  sheet.within('Table', () => {
    y = drawColumnHeads(sheet, y);
    for (const line of paper.lines) {
      const description = COLUMNS[0];
      const height =
        sheet.height(line.description, description.width, { weight: 'bold' }) +
        line.details.reduce((sum, text) => sum + sheet.height(text, description.width, SMALL), 0);
      const next = room(sheet, y, height + 16);
      y = next === y ? y : drawColumnHeads(sheet, next);
      drawLine(sheet, line, y + 8);
      y += height + 16;
      sheet.decoration(() => sheet.rule({ x: MARGIN, y, width: WIDTH }, INK.line));
    }
  });
  return y;
}

const SMALL: TextLook = { size: 8.5, color: INK.quiet };

function drawColumnHeads(sheet: Sheet, y: number): number {
  sheet.decoration(() => sheet.box({ x: MARGIN, y, width: WIDTH, height: 22 }, INK.shade));
  sheet.within('TR', () => {
    for (const { key, x, width, align } of COLUMNS) {
      const place = { x: MARGIN + x + (x === 0 ? 8 : 0), y: y + 5, width: width - (x === 448 ? 8 : 0) };
      sheet.part(
        'TH',
        () =>
          void sheet.text(word(`purchasing-documents.columns.${key}`), place, {
            size: 8.5,
            weight: 'bold',
            align,
          }),
      );
    }
  });
  return y + 22;
}

function drawLine(sheet: Sheet, line: PaperLine, y: number): void {
  sheet.within('TR', () => {
    for (const { key, x, width, align } of COLUMNS) {
      const place = { x: MARGIN + x + (x === 0 ? 8 : 0), y, width: width - (x === 448 ? 8 : 0) };
      sheet.part('TD', () => {
        if (key !== 'description') return void sheet.text(cellOf(line, key), place, { align });
        let below = sheet.text(line.description, place, { weight: 'bold' });
        for (const text of line.details) below = sheet.text(text, { ...place, y: below }, SMALL);
      });
    }
  });
}

function cellOf(line: PaperLine, key: (typeof COLUMNS)[number]['key']): string {
  if (key === 'quantity') return new Intl.NumberFormat('en-US').format(line.quantity);
  if (key === 'unit') return line.unit;
  return key === 'unit-price' ? line.unitPrice : line.amount;
}

function drawTotals(sheet: Sheet, paper: Paper, top: number): number {
  const x = MARGIN + 280;
  const width = WIDTH - 280 - 8;
  let y = room(sheet, top, paper.totals.length * 18 + 40);
  for (const [label, value] of paper.totals) {
    sheet.part('P', () => {
      sheet.text(label, { x, y, width }, { color: INK.quiet });
      sheet.text(value, { x, y, width }, { align: 'right' });
    });
    y += 18;
  }
  const [label, value] = paper.due;
  sheet.decoration(() => sheet.box({ x: x - 8, y, width: width + 16, height: 28 }, INK.shade));
  sheet.part('P', () => {
    sheet.text(label, { x, y: y + 5, width }, { size: 12, weight: 'bold' });
    sheet.text(value, { x, y: y + 5, width }, { size: 12, weight: 'bold', align: 'right' });
  });
  y += 28;
  const { banner } = paper;
  if (banner === undefined) return y;
  sheet.part('P', () => {
    y = sheet.text(banner, { x, y: y + 10, width }, { weight: 'bold', align: 'right' });
  });
  return y;
}

function drawNotes(sheet: Sheet, paper: Paper, top: number): void {
  let y = top;
  for (const { title, text } of paper.notes) {
    const height = sheet.height(text, WIDTH, { size: 9 }) + 18;
    y = room(sheet, y, Math.min(height, 200));
    sheet.part('H2', () => {
      y = sheet.text(title, { x: MARGIN, y, width: WIDTH }, { size: 9, weight: 'bold', color: INK.quiet });
    });
    // Line by line: a long note may go on to the next page.
    for (const paragraph of text.split('\n')) {
      y = room(sheet, y, sheet.height(paragraph, WIDTH, { size: 9 }));
      sheet.part('P', () => {
        y = sheet.text(paragraph, { x: MARGIN, y, width: WIDTH }, { size: 9 });
      });
    }
    y += 10;
  }
}

export function drawFooters(sheet: Sheet, brand: Brand, vendor: Vendor, title: string): void {
  const pages = sheet.pages();
  for (let page = 0; page < pages; page += 1) {
    sheet.turnTo(page);
    sheet.decoration(() => {
      const y = PAPER.height - 48;
      sheet.rule({ x: MARGIN, y: y - 8, width: WIDTH }, INK.line);
      drawMark(sheet, brand, { x: MARGIN, y: y - 2, size: 14 });
      const left = [title, ...(vendor.demo ? [word('purchasing-documents.demo')] : [])].join('  ·  ');
      sheet.text(left, { x: MARGIN + 20, y, width: WIDTH - 90 }, { size: 8, color: INK.quiet });
      const count = word('purchasing-documents.page', { page: page + 1, pages });
      sheet.text(count, { x: MARGIN, y, width: WIDTH }, { size: 8, color: INK.quiet, align: 'right' });
    });
  }
}
