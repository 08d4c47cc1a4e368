import type { Locale } from '#brands/brand.ts';
import { INK, TINTS, type Tint } from '#platform/server/pdf/ink.ts';
import type { Sheet } from '#platform/server/pdf/sheet.ts';
import type { Card, ShownQuote } from '../../rules/page-shape.ts';
import { MARGIN } from './ink.ts';
import { drawLine, lineHeight } from './lines.ts';
import { drawIcon, type IconName, roundBox } from './shapes.ts';

/** A part of the page from margin to margin: how high it is, and how it is drawn at a height. */
export type Block = { height: number; draw: (y: number) => void };

/** What all blocks of a page are measured and drawn with; `scale` shrinks the type of a page that is full. */
export type Setting = { sheet: Sheet; language: Locale; inner: number; scale: number };

export type CardLook = { card: Card; icon: IconName; tint: Tint };

const PAD = 12;
const GAP = 12;
const ICON = 12;

/** One card, or two side by side, as high as the higher of them. */
export function cardsBlock(setting: Setting, cards: readonly CardLook[]): Block {
  const width = (setting.inner - GAP * (cards.length - 1)) / cards.length;
  const height = Math.max(...cards.map(({ card }) => cardHeight(setting, card, width)));
  return {
    height,
    draw: (y) => {
      for (const [index, look] of cards.entries()) {
        drawCard(setting, look, { x: MARGIN + index * (width + GAP), y, width, height });
      }
    },
  };
}

const titleLook = (scale: number) => ({ size: 12 * scale, weight: 'bold', leading: 1.3 }) as const;
const bodyLook = (scale: number) => ({ size: 10.5 * scale }) as const;
const BETWEEN = 3;

function cardHeight(setting: Setting, { title, lines, quote }: Card, width: number): number {
  const { sheet, language, scale } = setting;
  const inner = width - 2 * PAD;
  const body = lines.reduce(
    (sum, line) => sum + lineHeight(sheet, line, inner, bodyLook(scale), language) + BETWEEN,
    0,
  );
  const words = quote === null ? 0 : quoteHeight(setting, quote, inner);
  return 2 * PAD - 4 + sheet.height(title, inner - ICON - 8, titleLook(scale)) + body + words;
}

type Box = { x: number; y: number; width: number; height: number };

function drawCard(setting: Setting, { card, icon, tint }: CardLook, box: Box): void {
  const { sheet, language, scale } = setting;
  const { fill, edge } = TINTS[tint];
  const x = box.x + PAD;
  const width = box.width - 2 * PAD;
  let y = box.y + PAD - 2;
  sheet.decoration(() => {
    roundBox(sheet, box, 10, fill, edge);
    drawIcon(sheet, icon, x, y + titleLook(scale).size * 0.65 - ICON / 2, ICON);
  });
  sheet.part('H2', () => {
    const place = { x: x + ICON + 8, y, width: width - ICON - 8 };
    y = sheet.text(card.title, place, titleLook(scale)) + BETWEEN;
  });
  for (const line of card.lines) {
    sheet.part('P', () => {
      y = drawLine(sheet, line, { x, y, width }, bodyLook(scale), language) + BETWEEN;
    });
  }
  if (card.quote !== null) drawQuote(setting, card.quote, { x, y, width });
}

const QUOTE_INDENT = 9;
const QUOTE_ABOVE = 4;
const TOLD_BELOW = 3;
const toldLook = (scale: number) => ({ size: 9 * scale, color: INK.quiet, leading: 1.35 }) as const;
const quoteLook = (scale: number) => ({ size: 10.5 * scale, weight: 'bold', leading: 1.4 }) as const;

/** That it is a story, and what happened in it. */
const beforeChoice = ({ lead, told }: ShownQuote, scale: number) => [
  { text: lead, look: { ...toldLook(scale), weight: 'bold' } as const },
  ...(told === null ? [] : [{ text: told, look: toldLook(scale) }]),
];

function quoteHeight({ sheet, scale }: Setting, quote: ShownQuote, width: number): number {
  const { text } = quote;
  const before = beforeChoice(quote, scale).reduce(
    (sum, line) => sum + sheet.height(line.text, width, line.look) + TOLD_BELOW,
    0,
  );
  return QUOTE_ABOVE + before + sheet.height(text, width - QUOTE_INDENT, quoteLook(scale)) + BETWEEN;
}

/** Where the child stood, and beside a bar what it chose. */
function drawQuote({ sheet, scale }: Setting, quote: ShownQuote, place: Omit<Box, 'height'>): void {
  const { text } = quote;
  let y = place.y + QUOTE_ABOVE;
  for (const line of beforeChoice(quote, scale)) {
    sheet.part('P', () => void (y = sheet.text(line.text, { ...place, y }, line.look) + TOLD_BELOW));
  }
  const inner = { x: place.x + QUOTE_INDENT, y, width: place.width - QUOTE_INDENT };
  const height = sheet.height(text, inner.width, quoteLook(scale));
  const bar = { x: place.x, y: y + 1, width: 2.5, height: height - 2 };
  sheet.decoration(() => roundBox(sheet, bar, 1.2, INK.bar, INK.bar));
  sheet.part('P', () => void sheet.text(text, inner, quoteLook(scale)));
}

/** Lines to write on: as many as there is room for. */
const NOTE_STEP = 18;
const NOTES_MOST = 12;
/** A title above fewer lines asks for notes and leaves no room for them. */
const NOTES_FEWEST = 3;
const notesLook = (scale: number) => ({ ...titleLook(scale), size: 10.5 * scale });

/** The least that notes take: with less the type of the page gets smaller. */
export function notesHeight({ scale }: Setting): number {
  return titleLook(scale).size * 1.3 + NOTES_FEWEST * NOTE_STEP;
}

/** How many lines there are between two heights; none where they would be too few. */
export function noteLines(room: number): number {
  const lines = Math.min(NOTES_MOST, Math.floor(room / NOTE_STEP));
  return lines < NOTES_FEWEST ? 0 : lines;
}

/** Lines to write on, as many as there is room for. */
export function drawNotes(setting: Setting, title: string, top: number, bottom: number): void {
  const { sheet, inner, scale } = setting;
  const below = top + sheet.height(title, inner, notesLook(scale));
  const lines = noteLines(bottom - below);
  if (lines === 0) return;
  sheet.part('H2', () => void sheet.text(title, { x: MARGIN, y: top, width: inner }, notesLook(scale)));
  sheet.decoration(() => {
    for (let line = 1; line <= lines; line += 1) {
      sheet.rule({ x: MARGIN, y: below + line * NOTE_STEP, width: inner }, INK.line);
    }
  });
}

/** Use, evidence and what it is not, at the foot of the page. */
export function smallBlock({ sheet, inner, scale }: Setting, text: string): Block {
  const look = { size: 8.5 * scale, color: INK.quiet };
  return {
    height: sheet.height(text, inner, look) + 8,
    draw: (y) => {
      sheet.decoration(() => sheet.rule({ x: MARGIN, y, width: inner }, INK.line));
      sheet.part('P', () => void sheet.text(text, { x: MARGIN, y: y + 7, width: inner }, look));
    },
  };
}
