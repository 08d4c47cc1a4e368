import type { Brand, Locale } from '#brands/brand.ts';
import { INK, paperFor } from '#platform/server/pdf/ink.ts';
import {
  bodyLook,
  drawBlock,
  drawFeet,
  drawHeading,
  drawParagraph,
  firstHeight,
  quietLook,
} from '#platform/server/pdf/prose/blocks.ts';
import { type Flow, flowOn, GUTTER, MARGIN } from '#platform/server/pdf/prose/flow.ts';
import { inkHeight } from '#platform/server/pdf/prose/ink-text.ts';
import { makePdf } from '#platform/server/pdf/sheet.ts';
import type { Say } from '#platform/server/texts.ts';
import { drawMark } from '#product/purchasing/server/documents/letterhead.ts';
import { type Guide, type GuideBlock, LETTERS } from '../../rules/guide/guide.ts';
import { typeset } from '../paper/typography.ts';
import { drawFigure, type Figure, figureHeight } from './figures.ts';
import type { Pictures } from './pictures.ts';

/** Most guides fit their pages as they are; in a full one pictures are smaller, then words. */
const SETTINGS = [
  { scale: 1, wide: 250 },
  { scale: 1, wide: 220 },
  { scale: 1, wide: 190 },
  { scale: 0.96, wide: 190 },
  { scale: 0.92, wide: 190 },
  { scale: 0.88, wide: 190 },
  { scale: 0.84, wide: 190 },
] as const;
type Size = (typeof SETTINGS)[number];
const SMALLEST: Size = { scale: 0.84, wide: 190 };
/** Words are not set smaller than this for the sake of pictures: those may take a page more. */
const LEAST_BESIDE_PICTURES = 0.92;

export type PrintedGuide = {
  guide: Guide;
  next: readonly { id: string; title: string }[];
  language: Locale;
  pictures: Pictures;
};

/** A guide to print: nothing is cut inside a step, a row or a paragraph, and no picture from the words before it. */
export function guidePdf(brand: Brand, told: PrintedGuide, say: Say, date: Date): Promise<Buffer> {
  const { language } = told;
  const guide = typeset(told.guide, language);
  const printed = { ...told, guide, next: typeset(told.next, language) };
  const options = {
    title: guide.title,
    author: brand.name,
    language,
    date,
    paper: paperFor(language),
    says: JSON.stringify(guide),
  };
  return makePdf(options, (sheet) => {
    const measure = (size: Size): Measured => {
      const flow = flowOn(sheet, options.paper, size, true);
      layOut(flow, brand, printed, say);
      return { pages: flow.pages(), lastFilled: flow.filled() };
    };
    const flow = flowOn(sheet, options.paper, sizeFor(printed, measure), false);
    layOut(flow, brand, printed, say);
    if (LETTERS.includes(guide.id)) return;
    const pageOf = (page: number, of: number) => say({ i18n: 'lessons-guides.page', values: { page, of } });
    drawFeet(sheet, flow, `${brand.name} · ${guide.title}`, pageOf);
  });
}

type Measured = { pages: number; lastFilled: number };

/** A last page with less on it is a line that was left over, and not worth a sheet. */
const LEAST_LAST_PAGE = 0.15;

/** The largest words and pictures that fit; rather smaller ones than a sheet for a line or two. */
function sizeFor({ guide, pictures }: PrintedGuide, measure: (size: Size) => Measured): Size {
  const known = new Map<Size, Measured>();
  const measured = (size: Size): Measured => {
    const found = known.get(size) ?? measure(size);
    known.set(size, found);
    return found;
  };
  const hasPictures = pictures.size > 0;
  const readable = SETTINGS.filter(({ scale }) => !hasPictures || scale >= LEAST_BESIDE_PICTURES);
  const tried = [
    ...readable.map((size) => ({ size, most: guide.pages })),
    ...(hasPictures ? SETTINGS.map((size) => ({ size, most: guide.pages + 1 })) : []),
  ];
  let first: Size | null = null;
  for (const { size, most } of tried) {
    const { pages, lastFilled } = measured(size);
    if (pages > most) continue;
    if (pages === 1 || lastFilled >= LEAST_LAST_PAGE) return size;
    first ??= size;
  }
  return first ?? SMALLEST;
}

const TITLE = { size: 22, weight: 'bold', leading: 1.2 } as const;
function layOut(flow: Flow, brand: Brand, printed: PrintedGuide, say: Say): void {
  const { guide, next, pictures, language } = printed;
  drawHead(flow, brand, guide, say);
  const figureOf = (block: GuideBlock | undefined): Figure | null => {
    const jpeg = block?.kind === 'picture' ? pictures.get(block.name) : undefined;
    if (block?.kind !== 'picture' || jpeg === undefined) return null;
    const caption = typeset(say({ i18n: `lessons-guides.pictures.${block.name}` }), language);
    return { jpeg, wide: flow.wide, caption, scale: flow.scale };
  };
  // A self-check is for the screen, where its answers are opened.
  const parts = guide.sections.filter(({ blocks }) => blocks.some(({ kind }) => kind !== 'check'));
  for (const { heading, blocks } of parts) {
    const shown = blocks.filter((block) => block.kind !== 'picture' || figureOf(block) !== null);
    const begins = new Map(
      shown.flatMap((block, at) => {
        const figure = figureOf(block);
        return figure === null ? [] : [[beginOf(flow, shown, at, figure), figure] as const];
      }),
    );
    flow.clear();
    flow.gap(13 * flow.scale);
    drawHeading(flow, heading, staysWith(flow, shown[0], begins.get(0)));
    for (const [at, block] of shown.entries()) {
      if (at > 0) flow.gap(6 * flow.scale);
      const figure = begins.get(at);
      if (figure !== undefined) putFigure(flow, figure, isWords(block) || isWords(shown[at + 1]));
      if (block.kind !== 'picture' && block.kind !== 'check') drawBlock(flow, block);
    }
  }
  flow.clear();
  if (next.length === 0 || LETTERS.includes(guide.id)) return;
  flow.gap(14 * flow.scale);
  const line = `**${say({ i18n: 'lessons-guides.next' })}** ${next.map(({ id, title }) => `${id} ${title}`).join(' · ')}`;
  drawParagraph(flow, line, quietLook(flow.scale));
}

const isWords = (block: GuideBlock | undefined): boolean =>
  block?.kind === 'paragraph' || block?.kind === 'list';

/** A picture stands beside the words before it: as many of them as it is high. After a table it stands where it is. */
function beginOf(flow: Flow, blocks: readonly GuideBlock[], at: number, figure: Figure): number {
  let begin = at;
  let room = figureHeight(flow.sheet, figure);
  for (; room > 0 && isWords(blocks[begin - 1]); begin -= 1) {
    const block = blocks[begin - 1];
    const texts = block?.kind === 'list' ? block.items : block?.kind === 'paragraph' ? [block.text] : [];
    const width = flow.inner - flow.wide - GUTTER;
    for (const text of texts) room -= inkHeight(flow.sheet, text, width, bodyLook(flow.scale));
  }
  return begin;
}

/** What stays with the heading above it: with a picture, if one stands beside it. */
function staysWith(flow: Flow, first: GuideBlock | undefined, figure: Figure | undefined): number {
  if (figure !== undefined) return figureHeight(flow.sheet, figure);
  if (first?.kind === 'check' || first?.kind === 'picture') return 50 * flow.scale;
  return firstHeight(flow, first);
}

function putFigure(flow: Flow, figure: Figure, hasWords: boolean): void {
  const { sheet } = flow;
  const high = figureHeight(sheet, figure);
  if (hasWords) flow.beside(high, (place) => drawFigure(sheet, figure, place));
  else flow.put(high, (y) => drawFigure(sheet, figure, { x: MARGIN, y }));
}

function drawHead(flow: Flow, brand: Brand, guide: Guide, say: Say): void {
  const { sheet, inner } = flow;
  const width = inner - 110;
  const titleHeight = sheet.height(guide.title, inner, TITLE);
  const isLetter = LETTERS.includes(guide.id);
  const facts = [
    guide.audience.map((one) => say({ i18n: `lessons-guides.for.${one}` })).join(' · '),
    say({ i18n: 'lessons-guides.minutes', values: { count: guide.minutes } }),
  ].join('   |   ');
  const factsHeight = isLetter ? 4 : 19;
  flow.put(18 + titleHeight + factsHeight + 7, (top) => {
    sheet.decoration(() => drawMark(sheet, brand, { x: MARGIN, y: top, size: 15 }));
    sheet.part('P', () => {
      sheet.text(brand.name, { x: MARGIN + 20, y: top, width }, { size: 10.5, weight: 'bold' });
      if (isLetter) return;
      const number = say({ i18n: 'lessons-guides.number', values: { id: guide.id } });
      const place = { x: MARGIN + inner - 110, y: top, width: 110 };
      sheet.text(number, place, { size: 10.5, color: INK.quiet, align: 'right' });
    });
    sheet.part('H1', () => void sheet.text(guide.title, { x: MARGIN, y: top + 18, width: inner }, TITLE));
    const below = top + 18 + titleHeight + 2;
    if (!isLetter)
      sheet.part('P', () => void sheet.text(facts, { x: MARGIN, y: below, width: inner }, quietLook(1)));
    sheet.decoration(() => {
      sheet.rule({ x: MARGIN, y: below + factsHeight, width: inner }, INK.faint, 2.5);
      sheet.rule({ x: MARGIN, y: below + factsHeight, width: 48 }, INK.accent, 2.5);
    });
  });
}
