import { type Sheet, type TextLook, wrap } from '#platform/server/pdf/sheet.ts';

type Place = { x: number; y: number; width: number };
type Span = { text: string; isBold: boolean };

const SIZE = 10;
const LEADING = 1.4;

/** Bold is written `**so**`; nothing else is marked. */
function spansOf(text: string): Span[] {
  return text
    .split('**')
    .map((part, index) => ({ text: part, isBold: index % 2 === 1 }))
    .filter((span) => span.text !== '');
}

const plainOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

/** Each word is measured in its own weight. */
function rowsOf(sheet: Sheet, spans: readonly Span[], width: number, look: TextLook): string[] {
  const [only, ...others] = spans;
  if (only === undefined || others.length === 0) {
    const own = only === undefined ? look : lookOf(only, look);
    return wrap(plainOf(spans), width, (part) => sheet.widthOf(part, own));
  }
  const wideOf = (part: string, at: number): number =>
    cutOut(spans, at, at + part.length).reduce(
      (sum, span) => sum + sheet.widthOf(span.text, lookOf(span, look)),
      0,
    );
  return wrap(plainOf(spans), width, wideOf);
}

export function richHeight(sheet: Sheet, text: string, width: number, look: TextLook): number {
  const { size = SIZE, leading = LEADING } = look;
  return rowsOf(sheet, spansOf(text), width, look).length * size * leading;
}

/** How wide it is in one row. */
export function richWidth(sheet: Sheet, text: string, look: TextLook): number {
  return spansOf(text).reduce((sum, span) => sum + sheet.widthOf(span.text, lookOf(span, look)), 0);
}

const lookOf = ({ isBold }: Span, look: TextLook): TextLook => (isBold ? { ...look, weight: 'bold' } : look);

/** Draws it wrapped to its width, and answers where the next one may begin. */
export function drawRich(sheet: Sheet, text: string, place: Place, look: TextLook): number {
  const { size = SIZE, leading = LEADING } = look;
  const spans = spansOf(text);
  const plain = plainOf(spans);
  let at = 0;
  let y = place.y;
  for (const row of rowsOf(sheet, spans, place.width, look)) {
    const start = Math.max(plain.indexOf(row, at), at);
    at = start + row.length;
    let x = place.x;
    for (const span of cutOut(spans, start, at)) {
      const wide = sheet.widthOf(span.text, lookOf(span, look));
      sheet.text(span.text, { x, y, width: wide + 1 }, lookOf(span, look));
      x += wide;
    }
    y += size * leading;
  }
  return y;
}

function cutOut(spans: readonly Span[], from: number, to: number): Span[] {
  let at = 0;
  return spans.flatMap((span) => {
    const start = at;
    at += span.text.length;
    const text = span.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text === '' ? [] : [{ ...span, text }];
  });
}
