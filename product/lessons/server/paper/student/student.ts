import type { Brand } from '#brands/brand.ts';
import type { Lesson, StudentBlock, StudentPage } from '../../../rules/lesson/lesson.ts';
import { drawFoot, FOOT, type Page } from '../frame/frame.ts';
import { askedLine, boxBlock, drawRow, linesBlock, listBlock, markBlock, textBlock } from './blocks.ts';
import { cardsBlock, cardsIn, drawCutFrame } from './cards.ts';
import { chooseBlock, facesBlock, scaleBlock } from './choices.ts';
import { columnsBlock } from './columns.ts';
import { drawElastic, type Elastic, leastOf } from './elastic.ts';
import { BLACK, CM, LINE, printFor, type Setting } from './looks.ts';

/** A page as printed for a child: its pages, and nothing about the child but a line for a first name. */
export function drawStudentPages(page: Page, { facts, prose }: Lesson, brand: Brand): void {
  const setting: Setting = { ...page, ...printFor(facts.grades) };
  const pages = prose.student ?? [];
  for (const [index, each] of pages.entries()) {
    if (index > 0) page.sheet.addPage();
    drawStudentPage(setting, each);
    drawFoot(page, brand.name, facts.title, index + 1, pages.length);
  }
}

const CUT_PAD = 14;
const ABOVE_FOOT = 8;

function drawStudentPage(setting: Setting, { title, blocks }: StudentPage): void {
  const { frame } = setting;
  const top = drawTitle(setting, title);
  const room = { ...frame, y: top, height: frame.y + frame.height - FOOT - ABOVE_FOOT - top };
  if (!isOneCard(blocks)) {
    drawElastic(elasticsOf(setting, blocks), room);
    return;
  }
  const inner = { ...room, x: room.x + CUT_PAD, width: room.width - 2 * CUT_PAD };
  const made = elasticsOf({ ...setting, frame: inner }, blocks.slice(0, -1));
  const y = room.y + CUT_PAD;
  const below = drawElastic(made, { ...inner, y, height: room.height - 2 * CUT_PAD });
  drawCutFrame(setting, { ...room, height: below + CUT_PAD - room.y });
}

/** How far a page runs over with as little room to write as there may be; below zero it fits. */
export function overflow(setting: Setting, page: StudentPage): number {
  const { frame } = setting;
  const pad = isOneCard(page.blocks) ? 2 * CUT_PAD : 0;
  const inner = { ...frame, width: frame.width - pad };
  const blocks = isOneCard(page.blocks) ? page.blocks.slice(0, -1) : page.blocks;
  const room = frame.height - FOOT - ABOVE_FOOT - titleHeight(setting, page.title) - pad;
  return leastOf(elasticsOf({ ...setting, frame: inner }, blocks)) - room;
}

/** Below a title of one line. */
const roomIn = ({ frame, size }: Setting): number => frame.height - FOOT - ABOVE_FOOT - size * 3;

const isOneCard = (blocks: readonly StudentBlock[]): boolean => blocks.at(-1)?.kind === 'cut';

const NAME_WIDE = 190;
const titleLook = ({ size }: Setting) =>
  ({ size: size + 7, weight: 'bold', leading: 1.2, color: BLACK }) as const;

function titleHeight(setting: Setting, title: string): number {
  const { sheet, frame } = setting;
  return sheet.height(title, frame.width - NAME_WIDE - 16, titleLook(setting)) + 14;
}

/** The title, and beside it the line for a first name. */
function drawTitle(setting: Setting, title: string): number {
  const { sheet, say, frame, size } = setting;
  const { x, y, width } = frame;
  const look = titleLook(setting);
  sheet.part('H1', () => void sheet.text(title, { x, y, width: width - NAME_WIDE - 16 }, look));
  const label = say({ i18n: 'lessons-paper.first-name' });
  const nameLook = { size: Math.min(13, size - 1), leading: 1.3, color: BLACK } as const;
  const from = x + width - NAME_WIDE;
  const base = y + look.size * 1.05;
  sheet.part(
    'P',
    () => void sheet.text(label, { x: from, y: base - nameLook.size, width: NAME_WIDE }, nameLook),
  );
  const wide = sheet.widthOf(label, nameLook) + 6;
  sheet.decoration(() =>
    sheet.rule({ x: from + wide, y: base + 2, width: NAME_WIDE - wide }, BLACK, LINE.width),
  );
  return y + titleHeight(setting, title);
}

function elasticsOf(setting: Setting, blocks: readonly StudentBlock[]): Elastic[] {
  const made: Elastic[] = [];
  for (let index = 0; index < blocks.length; ) {
    const rest = blocks.slice(index);
    const [block, next] = rest;
    if (block === undefined) break;
    if (block.kind === 'cut') {
      const room = roomIn(setting) - leastOf(made) * 1.2;
      return [...made, cardsBlock(setting, cardsIn(rest.slice(1)), room)];
    }
    const asked =
      block.kind === 'text' && next?.kind === 'lines' && next.count === 1
        ? askedLine(setting, block.text)
        : null;
    if (asked !== null) {
      made.push(asked);
      index += 2;
      continue;
    }
    const draws = drawsAt(setting, rest);
    const elastic = draws.length === 0 ? elasticOf(setting, block) : drawRow(setting, draws);
    // Sentences that follow each other are read as one text.
    const isLast = next === undefined || next.kind === 'text' || next.kind === 'cut';
    const isNext = block.kind === 'text' && blocks[index - 1]?.kind === 'text' && isLast;
    made.push(isNext ? { ...elastic, gap: 'narrow' } : elastic);
    index += Math.max(1, draws.length);
  }
  return made;
}

/** Outlines that follow each other and fit into one row. */
function drawsAt(
  { frame }: Setting,
  blocks: readonly StudentBlock[],
): Extract<StudentBlock, { kind: 'draw' }>[] {
  const draws: Extract<StudentBlock, { kind: 'draw' }>[] = [];
  let wide = 0;
  for (const block of blocks) {
    if (block.kind !== 'draw') break;
    wide += block.cm * CM * 1.25;
    if (draws.length > 0 && (wide > frame.width || draws.length === 3)) break;
    draws.push(block);
  }
  return draws;
}

function elasticOf(setting: Setting, block: Exclude<StudentBlock, { kind: 'cut' }>): Elastic {
  switch (block.kind) {
    case 'text':
      return textBlock(setting, block.text);
    case 'list':
      return listBlock(setting, block);
    case 'lines':
      return linesBlock(setting, block.count);
    case 'box':
      return boxBlock(setting, block.cm);
    case 'draw':
      return drawRow(setting, [block]);
    case 'faces':
      return facesBlock(setting, block.faces);
    case 'scale':
      return scaleBlock(setting, block);
    case 'choose':
      return chooseBlock(setting, block.among);
    case 'columns':
      return columnsBlock(setting, block);
    case 'circles':
    case 'arrow':
      return markBlock(setting, block);
  }
}
