import { brandById } from '#brands/all.ts';
import type { Locale, ProgramId } from '#brands/brand.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { bindPdfs } from '#platform/server/pdf/bind.ts';
import { zip } from '#platform/server/tables/zip.ts';
import type { ReportKind } from '#product/play/rules/results/progress.ts';
import type { SceneEntry } from '#product/play/rules/story/programs.ts';
import { type DownloadFormat, type DownloadLanguage, entryNameOf } from '../../rules/downloads.ts';
import type { LessonFor } from '../../rules/lesson.ts';
import { pageOf } from '../../rules/page.ts';
import type { Part, ReportPage } from '../../rules/page-shape.ts';
import type { Say } from '../../rules/words.ts';
import { reportPdf } from '../drawing/report-pdf.ts';
import { findFacts, getReadStudent } from '../find-facts.ts';
import type { FindQuotes } from '../find-quotes.ts';

/** What a worker and a request need alike to make reports. */
export type ReportPorts = {
  entries: readonly SceneEntry[];
  quotes: FindQuotes;
  lessonFor: LessonFor;
  /** Speaks a language in the words of a brand. */
  sayFor: (brand: string, language: Locale) => Say;
};

export type Making = {
  program: ProgramId;
  kind: ReportKind;
  part: Part;
  language: DownloadLanguage;
  brand: string;
};

/**
 * One child's page, judged by what the reader may read at this moment: a letter in each language that the family reads.
 * Null where there is none any more.
 */
export async function findChildPages(
  tx: Tx,
  { entries, sayFor, quotes, lessonFor }: ReportPorts,
  { actor, id, making, now }: { actor: Actor; id: number; making: Making; now: Date },
): Promise<ReportPage[] | null> {
  const { program, kind, part, brand } = making;
  try {
    const student = await getReadStudent(tx, actor, id);
    if (student.reads === 'letter' && part !== 'family') return null;
    const pages: ReportPage[] = [];
    for (const language of languagesFor(making, student.family_languages)) {
      const asked = { id, program, kind, iteration: null, language };
      const { facts, iterations } = await findFacts(tx, entries, student, asked, now, quotes);
      pages.push(pageOf(facts, { part, language, iterations, lessonFor }, sayFor(brand, language)));
    }
    return pages;
  } catch (problem) {
    // Archived out of reach, transferred, or begun anew since it was selected: one child less.
    if (problem instanceof Refusal) return null;
    throw problem;
  }
}

/** Of a family that nobody knows better, and of what is around the pages: the site's own. */
export function languageFor({ language, brand }: Making): Locale {
  return language === 'family' ? brandById(brand).locales[0] : language;
}

/** Adults of one family may read differently: a letter comes in the language of each. */
function languagesFor(making: Making, own: readonly Locale[]): readonly Locale[] {
  return making.language === 'family' && own.length > 0
    ? own.slice(0, making.part === 'family' ? own.length : 1)
    : [languageFor(making)];
}

export function drawPages(brand: string, pages: readonly ReportPage[], now: Date): Promise<Buffer | null> {
  const [page, ...others] = pages;
  return page === undefined ? Promise.resolve(null) : reportPdf(brandById(brand), page, now, others);
}

/** All of them as one file, one after the other. */
export function fileOf(
  pages: AsyncIterable<Buffer> | Iterable<Buffer>,
  { making, format, say, date }: { making: Making; format: DownloadFormat; say: Say; date: Date },
): AsyncGenerator<Buffer> {
  if (format === 'zip') return zip(entriesOf(pages, making));
  const program = say({ i18n: `rosters.programs.${making.program}` });
  return bindPdfs(pages, {
    title: say({ i18n: 'reports-page.many', values: { program } }),
    author: brandById(making.brand).name,
    language: languageFor(making) === 'en' ? 'en-US' : languageFor(making),
    date,
  });
}

async function* entriesOf(pages: AsyncIterable<Buffer> | Iterable<Buffer>, making: Making) {
  let place = 0;
  for await (const content of pages) {
    place += 1;
    yield { name: entryNameOf(making, place), content };
  }
}

export const FILE_TYPES = { pdf: 'application/pdf', zip: 'application/zip' } as const;
