import type { Brand } from '#brands/brand.ts';
import { INK } from '#product/reports/server/drawing/ink.ts';
import type { Lesson } from '../../rules/lesson/lesson.ts';
import { drawBrandLine } from './educator/head.ts';
import { drawFoot, type Page } from './frame/frame.ts';
import { drawRich, richHeight } from './frame/rich.ts';

/** A letter of 160 words leaves room: it is set large, and smaller only where it has to be. */
const SIZES = [13.5, 13, 12.5, 12, 11.5, 11];
const TITLE = { size: 24, weight: 'bold', leading: 1.2 } as const;

export function drawFamilyLetter(page: Page, { facts, prose }: Lesson, brand: Brand): void {
  const { sheet, say, frame } = page;
  const paragraphs = prose.family ?? [];
  const width = Math.min(frame.width, 430);
  const top = frame.y + 30 + sheet.height(facts.title, frame.width, TITLE) + 26;
  const room = frame.y + frame.height - 30 - top;
  const lookAt = (size: number) => ({ size, leading: 1.55, color: INK.text }) as const;
  const tall = (size: number): number =>
    paragraphs.reduce((sum, text) => sum + richHeight(sheet, text, width, lookAt(size)) + size, 0);
  const size = SIZES.find((each) => tall(each) <= room) ?? 11;
  drawBrandLine(page, brand, say({ i18n: 'lessons-paper.family' }), frame.y);
  sheet.part('H1', () => {
    sheet.text(facts.title, { x: frame.x, y: frame.y + 28, width: frame.width }, TITLE);
  });
  sheet.decoration(() => {
    const y = top - 16;
    sheet.rule({ x: frame.x, y, width: frame.width }, INK.faint, 2.5);
    sheet.rule({ x: frame.x, y, width: 48 }, INK.accent, 2.5);
  });
  let y = top;
  for (const text of paragraphs) {
    sheet.part('P', () => void (y = drawRich(sheet, text, { x: frame.x, y, width }, lookAt(size)) + size));
  }
  drawFoot(
    page,
    brand.name,
    say({ i18n: 'lessons-paper.family-foot', values: { title: facts.title } }),
    1,
    1,
  );
}
