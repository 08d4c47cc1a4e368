import type { Brand, Locale } from '#brands/brand.ts';
import { INK, paperFor } from '#platform/server/pdf/ink.ts';
import { makePdf } from '#platform/server/pdf/sheet.ts';
import { sayIn } from '#platform/server/texts.ts';
import type { Lesson } from '../../rules/lesson/lesson.ts';
import { gatherMaterials } from '../../rules/packet.ts';
import { drawBrandLine } from './educator/head.ts';
import { type Setting, word } from './educator/looks.ts';
import { listPieces, titlePiece } from './educator/parts.ts';
import { drawFoot, drawPieces, FOOT, frameFor, type Piece, paginate } from './frame/frame.ts';
import { NO_DAY } from './lesson-pdf.ts';
import { typeset } from './typography.ts';

export type Contents = {
  brand: Brand;
  language: Locale;
  lessons: readonly { lesson: Lesson; cover: string | null }[];
};

/** With covers a row is as high as a thumb is wide; of many lessons there are only the words, so that all are seen at once. */
const MOST_WITH_COVERS = 9;

/** What lies first in a packet: which lessons there are, how long they take, and all that they need, to be gathered once. */
export function contentsPdf({ brand, language, lessons: given }: Contents): Promise<Buffer> {
  const say = sayIn(language);
  const title = say({ i18n: 'lessons-paper.packet.title' });
  const lessons = given.map(({ lesson, cover }) => ({ ...typeset(lesson, language), svg: cover }));
  const options = {
    title,
    author: brand.name,
    language: language === 'en' ? 'en-US' : language,
    date: NO_DAY,
    paper: paperFor(language),
    says: JSON.stringify(lessons.map(({ facts }) => facts)),
  };
  return makePdf(options, (sheet) => {
    const frame = frameFor(language);
    const setting = { sheet, say, language, frame, size: 11, leading: 1.4, air: 1 };
    const needs = gatherMaterials(lessons.map(({ facts }) => facts.materials)).map(
      ({ what, lessons: of }) => ({
        text: word(setting, 'lessons-paper.packet.needed', { what, lessons: of.join(', ') }),
        bullet: 'tick' as const,
      }),
    );
    const pieces = [
      headPiece(setting, brand, title, lessons),
      ...lessons.map((lesson, index) =>
        rowPiece(setting, lesson, index + 1, lessons.length <= MOST_WITH_COVERS),
      ),
      ...(needs.length === 0
        ? []
        : [
            titlePiece(setting, word(setting, 'lessons-paper.packet.needs')),
            ...listPieces(setting, 'needs', needs),
          ]),
    ];
    const room = frame.height - FOOT;
    const pages = paginate(pieces, room);
    for (const [index, own] of pages.entries()) {
      if (index > 0) sheet.addPage();
      drawPieces(sheet, own, frame.y, 0);
      drawFoot(setting, brand.name, title, index + 1, pages.length);
    }
  });
}

type Row = Lesson & { svg: string | null };

function headPiece(setting: Setting, brand: Brand, title: string, lessons: readonly Row[]): Piece {
  const { sheet, frame } = setting;
  const { x, width } = frame;
  const minutes = lessons.reduce((sum, { facts }) => sum + facts.minutes, 0);
  return {
    gap: 0,
    height: 78,
    draw: (top) => {
      drawBrandLine(setting, brand, '', top);
      sheet.part('H1', () => {
        sheet.text(title, { x, y: top + 20, width }, { size: 24, weight: 'bold', leading: 1.2 });
      });
      sheet.part('P', () => {
        const words = word(setting, 'lessons-paper.packet.lead', { count: lessons.length, minutes });
        sheet.text(words, { x, y: top + 51, width }, { size: 11.5, color: INK.quiet, leading: 1.35 });
      });
    },
  };
}

const THUMB = { width: 57, height: 32 } as const;

/** Its number and title, and in a second line how long it takes and for whom it is. */
function rowPiece(setting: Setting, { facts, svg }: Row, number: number, hasCover: boolean): Piece {
  const { sheet, frame, language } = setting;
  const grades = facts.grades.replaceAll('-', '–');
  const about = [
    word(setting, 'lessons-paper.minutes', { minutes: facts.minutes }),
    word(setting, 'lessons-paper.packet.grades', {
      grades: language === 'en' ? grades : grades.replace('K', '幼'),
    }),
    word(setting, `lessons-paper.types.${facts.type}`),
  ].join(' · ');
  const left = frame.x + 26;
  const x = hasCover ? left + THUMB.width + 12 : left;
  const width = frame.x + frame.width - x;
  const titleLook = { size: 12, weight: 'bold', leading: 1.3, color: INK.text } as const;
  const aboutLook = { size: 10, leading: 1.3, color: INK.quiet } as const;
  const isOneLine = !hasCover;
  const aboutWide = sheet.widthOf(about, aboutLook) + 4;
  return {
    gap: 0,
    height: isOneLine ? 23 : 44,
    inside: { tag: 'L', key: 'lessons' },
    draw: (top) => {
      sheet.decoration(() => {
        sheet.rule({ x: frame.x, y: top, width: frame.width }, INK.line);
        if (hasCover && svg !== null) sheet.picture(svg, { x: left, y: top + 6, ...THUMB, round: 4 });
      });
      const y = top + (isOneLine ? 4 : 7);
      sheet.part('LI', () => {
        sheet.text(`${number}.`, { x: frame.x, y, width: 26 }, { ...titleLook, color: INK.green });
        const below = sheet.text(
          facts.title,
          { x, y, width: isOneLine ? width - aboutWide : width },
          titleLook,
        );
        const place = isOneLine
          ? { x: frame.x + frame.width - aboutWide, y: y + 1, width: aboutWide }
          : { x, y: below, width };
        sheet.text(about, place, aboutLook);
      });
    },
  };
}
