import type { Brand } from '#brands/brand.ts';
import { listed } from '#platform/contract/texts/lists.ts';
import { INK, TINTS } from '#platform/server/pdf/ink.ts';
import { drawMark } from '#product/purchasing/server/documents/letterhead.ts';
import { roundBox } from '#product/reports/server/drawing/shapes.ts';
import type { Lesson } from '../../../rules/lesson/lesson.ts';
import { materialsWith } from '../../../rules/materials.ts';
import type { Page, Piece } from '../frame/frame.ts';
import { type Setting, word } from './looks.ts';

const BRAND_LINE = 20;

type Head = { brand: Brand; cover: string | null };

/** Brand and what it is, in one line above a title. */
export function drawBrandLine({ sheet, frame }: Page, brand: Brand, about: string, y: number): void {
  const { x, width } = frame;
  sheet.decoration(() => drawMark(sheet, brand, { x, y, size: 16 }));
  const wide = sheet.widthOf(brand.name, { size: 11, weight: 'bold' });
  sheet.part('P', () => {
    sheet.text(brand.name, { x: x + 21, y, width }, { size: 11, weight: 'bold' });
    sheet.text(about, { x: x + 31 + wide, y, width: width - 31 - wide }, { size: 11, color: INK.quiet });
  });
}

/** The tallest first. A cover is 16 by 9. */
const COVER_HEIGHTS = [92, 88, 84, 80, 76, 72, 68, 64, 60, 56, 52] as const;
const COVER_SHAPE = 16 / 9;
const BESIDE = 16;

/**
 * Above it the brand, below it what the lesson is in a sentence; at the right the cover, as high as the words beside it.
 */
export function headPiece(setting: Setting, { brand, cover }: Head, lesson: Lesson): Piece {
  const { sheet, frame } = setting;
  const { title, type, overview } = lesson.facts;
  const isTight = setting.air < 0.7;
  const titleLook = { size: isTight ? 22 : 24, weight: 'bold', leading: 1.2 } as const;
  const overviewLook = { size: isTight ? 10.5 : 11.5, color: INK.quiet, leading: 1.35 } as const;
  const wordsAt = (coverTall: number) => {
    const width = frame.width - (coverTall === 0 ? 0 : coverTall * COVER_SHAPE + BESIDE);
    const titleTall = sheet.height(title, width, titleLook);
    const tall = BRAND_LINE + titleTall + 2 + sheet.height(overview, width, overviewLook);
    return { width, coverTall, height: Math.max(tall, coverTall) };
  };
  const { width, coverTall, height } =
    cover === null
      ? wordsAt(0)
      : COVER_HEIGHTS.map(wordsAt).reduce((best, other) => (other.height < best.height ? other : best));
  return {
    gap: 0,
    height,
    draw: (top) => {
      const about = word(setting, 'lessons-paper.plan-of', {
        type: word(setting, `lessons-paper.types.${type}`),
      });
      const { x } = frame;
      drawBrandLine({ ...setting, frame: { ...frame, width } }, brand, about, top);
      let y = top + BRAND_LINE;
      sheet.part('H1', () => void (y = sheet.text(title, { x, y, width }, titleLook) + 2));
      sheet.part('P', () => void sheet.text(overview, { x, y, width }, overviewLook));
      if (cover === null) return;
      const wide = coverTall * COVER_SHAPE;
      const box = { x: x + frame.width - wide, y: top, width: wide, height: coverTall, round: 8 };
      sheet.part('Figure', () => sheet.picture(cover, box), { alt: coverWords(setting, lesson) });
    },
  };
}

function coverWords(setting: Setting, { cover }: Lesson): string {
  const face = (name: string): string => word(setting, `lessons-paper.faces.${name}`);
  return word(setting, 'lessons-paper.cover', { left: face(cover.left.face), right: face(cover.right.face) });
}

/** The shares of minutes, grades, skills, preparation and materials: the first that makes all of them low. */
const SHARES = [
  [0.12, 0.12, 0.29, 0.21, 0.26],
  [0.11, 0.1, 0.23, 0.18, 0.38],
  [0.11, 0.1, 0.19, 0.16, 0.44],
  [0.11, 0.1, 0.33, 0.18, 0.28],
  [0.1, 0.09, 0.43, 0.23, 0.15],
  [0.11, 0.12, 0.22, 0.33, 0.22],
] as const;
const PAD = 10;

/** What needs no preparation but the printing says how much is to be printed. */
function prepWords(setting: Setting, { facts, prose }: Lesson): string {
  const pages = prose.student?.length ?? 0;
  return facts.prep === 'none' && pages > 0
    ? word(setting, 'lessons-paper.print', { count: pages })
    : word(setting, `lessons-paper.preps.${facts.prep}`);
}

/** The page for children is among what is needed, as on the screen. */
function materialsOf(setting: Setting, { facts, prose }: Lesson): string {
  const pages = prose.student?.length ?? 0;
  const page = pages === 0 ? null : word(setting, 'lessons-paper.printed', { count: pages });
  return materialsWith(facts.materials, page, setting.language);
}

export function factsPiece(setting: Setting, lesson: Lesson): Piece {
  const { facts } = lesson;
  const { sheet, say, frame, language } = setting;
  const label = { size: 8.5, color: INK.quiet, leading: 1.35 } as const;
  const value = { size: 10.5, weight: 'bold', leading: 1.25, color: INK.text } as const;
  const skills = facts.skills.map((skill) => say({ i18n: `group-data.skills.${skill}` }));
  const grades = facts.grades.replaceAll('-', '–');
  const cells = [
    ['minutes', word(setting, 'lessons-paper.minutes', { minutes: facts.minutes })],
    [
      'grades',
      word(setting, 'lessons-paper.grade-range', {
        grades: language === 'en' ? grades : grades.replace('K', '幼'),
      }),
    ],
    ['skills', listed(skills, language)],
    ['prep', prepWords(setting, lesson)],
    ['materials', materialsOf(setting, lesson)],
  ] as const;
  const inner = frame.width - 2 * PAD;
  const made = SHARES.map((shares) => {
    const wide = (index: number): number => inner * (shares[index] ?? 0) - 8;
    const tall = Math.max(...cells.map(([, said], index) => sheet.height(said, wide(index), value)));
    return { wide, tall };
  });
  const { wide, tall } = made.reduce((best, other) => (other.tall < best.tall ? other : best));
  const height = 6 + label.size * label.leading + tall + 7;
  return {
    gap: 9,
    height,
    draw: (y) => {
      const { fill, edge } = TINTS.green;
      sheet.decoration(() => roundBox(sheet, { x: frame.x, y, width: frame.width, height }, 10, fill, edge));
      let x = frame.x + PAD;
      for (const [index, [key, said]] of cells.entries()) {
        sheet.part('P', () => {
          const below = sheet.text(
            word(setting, `lessons-paper.facts.${key}`),
            { x, y: y + 6, width: wide(index) },
            label,
          );
          sheet.text(said, { x, y: below, width: wide(index) }, value);
        });
        x += wide(index) + 8;
      }
    },
  };
}
