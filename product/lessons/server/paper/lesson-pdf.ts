import type { Locale } from '#brands/brand.ts';
import { paperFor } from '#platform/server/pdf/ink.ts';
import { makePdf, type Sheet } from '#platform/server/pdf/sheet.ts';
import { sayIn } from '#platform/server/texts.ts';
import { LESSON_PARTS, type Lesson, type LessonPart } from '../../rules/lesson/lesson.ts';
import { drawPlan, type PlanFacts } from './educator/educator.ts';
import { drawFamilyLetter } from './family.ts';
import { frameFor } from './frame/frame.ts';
import { drawStudentPages } from './student/student.ts';
import { typeset } from './typography.ts';

export type LessonPaper = PlanFacts & { part: LessonPart; language: Locale };

/** Which papers a lesson has. */
export function partsOf({ prose }: Lesson): LessonPart[] {
  return LESSON_PARTS.filter((part) => part === 'educator' || prose[part] !== null);
}

/** The same lesson is the same bytes: paper has no day of its own. */
export const NO_DAY = new Date(Date.UTC(2000, 0, 1));

/**
 * One paper of a lesson: the plan, the page for children, or the letter to families. The lesson is in its language
 * already, and has the brand's names and numbers.
 */
export function lessonPdf(lesson: Lesson, paper: LessonPaper): Promise<Buffer> {
  const { language, brand } = paper;
  const own = typeset(lesson, language);
  const [worrying, scenes, watched] = typeset(
    [paper.worrying, paper.scenes, paper.watched] as const,
    language,
  );
  return makePdf(
    {
      title: titleOf(own, paper.part),
      author: brand.name,
      language: language === 'en' ? 'en-US' : language,
      date: NO_DAY,
      paper: paperFor(language),
      says: JSON.stringify(paper.part === 'educator' ? [own, watched] : own),
    },
    (sheet) => drawLesson(sheet, own, { ...paper, worrying, scenes, watched }),
  );
}

function titleOf({ facts }: Lesson, part: LessonPart): string {
  return part === 'student' && facts.studentAnchor !== null
    ? `${facts.title}: ${facts.studentAnchor}`
    : facts.title;
}

function drawLesson(sheet: Sheet, lesson: Lesson, paper: LessonPaper): void {
  const page = {
    sheet,
    say: sayIn(paper.language),
    language: paper.language,
    frame: frameFor(paper.language),
  };
  switch (paper.part) {
    case 'educator':
      drawPlan(page, lesson, paper);
      break;
    case 'student':
      drawStudentPages(page, lesson, paper.brand);
      break;
    case 'family':
      drawFamilyLetter(page, lesson, paper.brand);
  }
}
