import { objectsOf, type PdfObject, readCmap } from './pdf-text.ts';

/** What is on a page of a PDF that `makePdf` made: its words as they are drawn, and how far ink reaches to each side. */
type ReadPage = { text: string; width: number; height: number; ink: Ink };
/** In points, from the upper left corner. */
type Ink = { left: number; top: number; right: number; bottom: number };

type Font = { unicode: string[]; widths: number[] };
type Matrix = readonly [number, number, number, number, number, number];

export function readPages(pdf: Buffer): ReadPage[] {
  const objects = objectsOf(pdf);
  const at = (words: string, name: string): PdfObject | undefined =>
    objects.get(Number(new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(words)?.[1]));
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return pages.map(({ head }) => {
    const [, width = '0', height = '0'] = /\/MediaBox \[0 0 (\S+) (\S+)\]/.exec(head) ?? [];
    const fonts = new Map<string, Font>();
    for (const [, name = '', id = ''] of (at(head, 'Resources')?.head ?? '').matchAll(
      /\/(F\d+) (\d+) 0 R/g,
    )) {
      const font = objects.get(Number(id))?.head ?? '';
      const cmap = at(font, 'ToUnicode')?.stream?.toString('latin1') ?? '';
      const widths = /\/W \[0 \[([^\]]*)\]/.exec(at(font, 'DescendantFonts')?.head ?? '')?.[1] ?? '';
      fonts.set(name, { unicode: readCmap(cmap), widths: widths.trim().split(/\s+/).map(Number) });
    }
    const content = at(head, 'Contents')?.stream?.toString('latin1') ?? '';
    return { width: Number(width), height: Number(height), ...walk(content, fonts, Number(height)) };
  });
}

function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[1] * n[2],
    m[0] * n[1] + m[1] * n[3],
    m[2] * n[0] + m[3] * n[2],
    m[2] * n[1] + m[3] * n[3],
    m[4] * n[0] + m[5] * n[2] + n[4],
    m[4] * n[1] + m[5] * n[3] + n[5],
  ];
}

const matrix = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix => [a, b, c, d, e, f];

/** Follows the operators that our own pen writes; points that bend a curve count as points of it. */
function walk(content: string, fonts: ReadonlyMap<string, Font>, height: number): { text: string; ink: Ink } {
  const ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const kept: Matrix[] = [];
  let [now, line, font, size, text] = [matrix([]), matrix([]), '', 0, ''];
  const mark = (x: number, y: number, m: Matrix): void => {
    const [px, py] = [x * m[0] + y * m[2] + m[4], height - (x * m[1] + y * m[3] + m[5])];
    ink.left = Math.min(ink.left, px);
    ink.right = Math.max(ink.right, px);
    ink.top = Math.min(ink.top, py);
    ink.bottom = Math.max(ink.bottom, py);
  };
  for (const written of content.split('\n')) {
    const [, before = '', operator = ''] = /^(.*?)\s*([A-Za-z*]+)$/.exec(written.trim()) ?? [];
    const numbers = before.split(/\s+/).map(Number);
    if (operator === 'q') kept.push(now);
    else if (operator === 'Q') now = kept.pop() ?? now;
    else if (operator === 'cm') now = times(matrix(numbers), now);
    else if (operator === 'Tm') line = times(matrix(numbers), now);
    else if (operator === 'Tf')
      [font, size] = [before.split(' ')[0]?.slice(1) ?? '', Number(before.split(' ')[1])];
    else if (operator === 're') {
      const [x = 0, y = 0, width = 0, tall = 0] = numbers;
      mark(x, y, now);
      mark(x + width, y + tall, now);
    } else if (/^[mlcvy]$/.test(operator)) {
      for (let index = 0; index + 1 < numbers.length; index += 2)
        mark(numbers[index] ?? 0, numbers[index + 1] ?? 0, now);
    } else if (operator === 'TJ') {
      const shown = shownBy(before, fonts.get(font));
      text += shown.text;
      mark(0, 0, line);
      mark((shown.wide / 1000) * size, 0, line);
    }
  }
  return { text, ink };
}

function shownBy(array: string, font: Font | undefined): { text: string; wide: number } {
  let [text, wide] = ['', 0];
  for (const [, codes, back] of array.matchAll(/<(\w+)>|(-?[\d.]+)/g)) {
    if (back !== undefined) wide -= Number(back);
    for (const code of codes?.match(/.{4}/g) ?? []) {
      const glyph = Number.parseInt(code, 16);
      text += font?.unicode[glyph] ?? '';
      wide += font?.widths[glyph] ?? 0;
    }
  }
  return { text, wide };
}
