import type { Brand } from '#brands/brand.ts';
import { INK, paperFor } from '#platform/server/pdf/ink.ts';
import { makePdf, type Sheet } from '#platform/server/pdf/sheet.ts';
import type { ReportPage } from '../../rules/page-shape.ts';
import { withLesson } from '../../rules/with-lesson.ts';
import {
  type Block,
  type CardLook,
  cardsBlock,
  drawNotes,
  notesHeight,
  type Setting,
  smallBlock,
} from './blocks.ts';
import { headBlock } from './head.ts';
import { MARGIN, sizeOf } from './ink.ts';
import { skillsBlock } from './skills.ts';

const GAP = 12;
/** Type gets smaller until everything is on one page. A letter has more room. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7];
const LETTER_SCALES = [1.2, 1.1, ...SCALES];

/**
 * A report as one page to print: a conference page, or a letter to the family. `others` are the same letter for adults of
 * the family who read another language, a sheet each.
 */
export function reportPdf(
  brand: Brand,
  page: ReportPage,
  date: Date,
  others: readonly ReportPage[] = [],
): Promise<Buffer> {
  const { language } = page;
  return makePdf(
    {
      title: `${page.name}: ${page.about}`,
      author: brand.name,
      language: language === 'en' ? 'en-US' : language,
      date,
      paper: paperFor(language),
      says: JSON.stringify(others.length === 0 ? page : [page, ...others]),
    },
    (sheet) => {
      const paper = sizeOf(language);
      drawPage(sheet, brand, page, paper);
      for (const other of others) {
        sheet.addPage();
        drawPage(sheet, brand, other, paper);
      }
    },
  );
}

type Paper = ReturnType<typeof sizeOf>;

function drawPage(sheet: Sheet, brand: Brand, page: ReportPage, { height, inner }: Paper): void {
  const room = height - 2 * MARGIN;
  const scales = page.part === 'family' ? LETTER_SCALES : SCALES;
  const madeAt = (scale: number, shown: ReportPage) => {
    const setting = { sheet, language: page.language, inner, scale };
    return { setting, ...blocksOf(setting, brand, shown) };
  };
  // Smaller and smaller: most pages fit as they are, and nothing else is measured for them.
  const [largest = 1, ...smaller] = scales;
  let chosen = madeAt(largest, page);
  if (chosen.total > room) {
    // A lesson is named where there is room for it: no page is smaller, nor has fewer lines for notes, for its sake.
    const without = { ...page, lesson: null };
    chosen = madeAt(largest, without);
    for (const scale of smaller) {
      if (chosen.total <= room) break;
      chosen = madeAt(scale, without);
    }
    const named = page.lesson === null ? null : madeAt(chosen.setting.scale, page);
    if (named !== null && named.total <= room) chosen = named;
  }
  let y = MARGIN;
  for (const block of chosen.blocks) {
    block.draw(y);
    y += block.height + GAP;
  }
  const foot = height - MARGIN - chosen.small.height;
  if (page.notes !== null) drawNotes(chosen.setting, page.notes, y, foot - GAP);
  chosen.small.draw(foot);
}

type Made = { blocks: Block[]; small: Block; total: number };

function blocksOf(setting: Setting, brand: Brand, page: ReportPage): Made {
  const looks = cardLooks(page);
  // A letter is read from top to bottom, a page is looked at.
  const cards = page.part === 'family' ? looks.map((look) => [look]) : pairsOf(looks);
  const [first, ...rest] = cards.map((some) => cardsBlock(setting, some));
  const blocks = [
    headBlock(setting, brand, page),
    ...(page.greeting === null ? [] : [greetingBlock(setting, page.greeting)]),
    ...(first === undefined ? [] : [first]),
    ...(page.skills === null ? [] : [skillsBlock(setting, page.skills)]),
    ...rest,
  ];
  const small = smallBlock(setting, page.small);
  const heights = [...blocks, small].reduce((sum, { height }) => sum + height + GAP, 0);
  return { blocks, small, total: heights + (page.notes === null ? 0 : notesHeight(setting)) };
}

function cardLooks(page: ReportPage): CardLook[] {
  const { well, made, play } = page;
  const { next, home } = withLesson(page);
  return [
    ...(well === null ? [] : [{ card: well, icon: 'well', tint: 'green' } as const]),
    ...(next === null ? [] : [{ card: next, icon: 'next', tint: 'orange' } as const]),
    ...(made === null ? [] : [{ card: made, icon: 'made', tint: 'green' } as const]),
    { card: play, icon: 'play', tint: 'plain' },
    { card: home, icon: 'home', tint: 'orange' },
  ];
}

function pairsOf(looks: readonly CardLook[]): CardLook[][] {
  // With an odd number the list of what was made has a row of its own.
  const made = looks.length % 2 === 1 ? looks.filter(({ icon }) => icon === 'made') : [];
  const others = looks.filter((look) => !made.includes(look));
  const pairs: CardLook[][] = [];
  for (let index = 0; index < others.length; index += 2) pairs.push(others.slice(index, index + 2));
  return made.length === 0 ? pairs : [...pairs.slice(0, -1), made, ...pairs.slice(-1)];
}

function greetingBlock({ sheet, inner, scale }: Setting, text: string): Block {
  const look = { size: 12 * scale, color: INK.text };
  return {
    height: sheet.height(text, inner, look),
    draw: (y) => {
      sheet.part('P', () => void sheet.text(text, { x: MARGIN, y, width: inner }, look));
    },
  };
}
