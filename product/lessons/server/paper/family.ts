import type { Brand } from '#brands/brand.ts';
import { INK } from '#platform/server/pdf/ink.ts';
import type { Lesson } from '../../rules/lesson/lesson.ts';
import { drawBrandLine } from './educator/head.ts';
import { drawFoot, type Page } from './frame/frame.ts';
import { drawRich, richHeight } from './frame/rich.ts';

/** A letter of 160 words and what to do leave room: set large, and smaller only where it has to be. */
const SIZES = [13.5, 13, 12.5, 12, 11.5, 11];
const TITLE = { size: 24, weight: 'bold', leading: 1.2 } as const;
const INDENT = 16;
const DOT = 'M-2 0A2 2 0 1 1 2 0A2 2 0 1 1 -2 0Z';

export function drawFamilyLetter(page: Page, { facts, prose }: Lesson, brand: Brand): void {
  const { sheet, say, frame } = page;
  const paragraphs = prose.family ?? [];
  const doings = prose.home ?? [];
  const width = Math.min(frame.width, 430);
  const top = frame.y + 30 + sheet.height(facts.title, frame.width, TITLE) + 26;
  const room = frame.y + frame.height - 30 - top;
  const lookAt = (size: number) => ({ size, leading: 1.55, color: INK.text }) as const;
  const tallOf = (texts: readonly string[], wide: number, size: number, gap: number): number =>
    texts.reduce((sum, text) => sum + richHeight(sheet, text, wide, lookAt(size)) + gap, 0);
  const tall = (size: number): number =>
    tallOf(paragraphs, width, size, size) + tallOf(doings, width - INDENT, size, size * 0.4) + size * 2.2;
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
  if (doings.length > 0) {
    const head = { ...lookAt(size), weight: 'bold', color: INK.green } as const;
    sheet.part('H2', () => {
      y = sheet.text(say({ i18n: 'lessons-paper.at-home' }), { x: frame.x, y, width }, head) + size * 0.2;
    });
    sheet.within('L', () => {
      for (const text of doings) {
        const middle = { x: frame.x + 5, y: y + (size * 1.55) / 2, scale: 1 };
        sheet.decoration(() => sheet.outline(DOT, INK.green, middle));
        sheet.part('LI', () => {
          const place = { x: frame.x + INDENT, y, width: width - INDENT };
          y = drawRich(sheet, text, place, lookAt(size)) + size * 0.4;
        });
      }
    });
  }
  drawFoot(
    page,
    brand.name,
    say({ i18n: 'lessons-paper.family-foot', values: { title: facts.title } }),
    1,
    1,
  );
}
