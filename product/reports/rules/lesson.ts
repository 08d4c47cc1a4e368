import type { Locale } from '#brands/brand.ts';
import type { Needs } from '#product/play/rules/missions/needs.ts';
import type { ReportFacts } from './facts.ts';
import type { Part, ReportPage } from './page-shape.ts';
import { practiceOf, type SaidSkill } from './said-skills.ts';
import { quoted, type Say } from './words.ts';

type NamedLesson = { code: string; title: string; minutes: number };

/** A lesson for what is needed, in a language; null where there is none in it. Lessons come later than reports. */
export type LessonFor = (needs: Needs, language: Locale) => NamedLesson | null;

/**
 * Names a lesson for what is practiced next: the one that can be done at home, on the conference page as in the letter that is
 * handed over with it. Where there is none for home, the conference page names one for a child at school.
 */
export function lessonLine(
  { student: { grade }, school }: ReportFacts,
  skills: readonly SaidSkill[],
  { part, language, lessonFor }: { part: Part; language: Locale; lessonFor: LessonFor | undefined },
  say: Say,
): ReportPage['lesson'] {
  const practice = practiceOf(skills);
  if (practice === null || lessonFor === undefined) return null;
  const needs = { skills: [practice.skill], grade };
  const atHome = lessonFor({ ...needs, usage: 'family' }, language);
  const lesson =
    atHome ?? (part === 'conference' ? lessonFor({ ...needs, usage: 'individual' }, language) : null);
  if (lesson === null) return null;
  const values = { title: quoted([lesson.title], language), minutes: lesson.minutes };
  return {
    code: lesson.code,
    strong: say({ i18n: `reports-page.lesson.${part}.lead` }),
    // A child of no school has none to ask for the lesson's letter.
    text:
      part === 'family' && school === null
        ? say({ i18n: 'reports-page.lesson.family.text-home', values })
        : say({ i18n: `reports-page.lesson.${part}.text`, values }),
  };
}
