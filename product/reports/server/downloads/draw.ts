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

/** One child's page, judged by what the reader may read at this moment. Null where there is none any more. */
export async function findPage(
  tx: Tx,
  { entries, sayFor, quotes }: ReportPorts,
  { actor, id, making, now }: { actor: Actor; id: number; making: Making; now: Date },
): Promise<ReportPage | null> {
  const { program, kind, part, brand } = making;
  try {
    const student = await getReadStudent(tx, actor, id);
    if (student.reads === 'letter' && part !== 'family') return null;
    const language = languageFor(making, student.family_language);
    const asked = { id, program, kind, iteration: null, language };
    const { facts, iterations } = await findFacts(tx, entries, student, asked, now, quotes);
    return pageOf(facts, { part, language, iterations }, sayFor(brand, language));
  } catch (problem) {
    // Archived out of reach, transferred, or begun anew since it was selected: one child less.
    if (problem instanceof Refusal) return null;
    throw problem;
  }
}

/** Of a family that nobody knows better, and of what is around the pages: the site's own. */
export function languageFor({ language, brand }: Making, own: Locale | null = null): Locale {
  return language === 'family' ? (own ?? brandById(brand).locales[0]) : language;
}

export function drawPage(brand: string, page: ReportPage, now: Date): Promise<Buffer> {
  return reportPdf(brandById(brand), page, now);
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
