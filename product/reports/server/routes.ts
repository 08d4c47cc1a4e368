import { brandById } from '#brands/all.ts';
import type { Day } from '#platform/contract/days.ts';
import { fileNamed } from '#platform/server/http/file-name.ts';
import { fileInstead } from '#platform/server/http/reply.ts';
import type { OwnTransactionContext, Serve } from '#platform/server/http/serve.ts';
import type { SceneEntry } from '#product/play/rules/story/programs.ts';
import { pdfReply } from '#product/purchasing/server/documents/pdf-reply.ts';
import { readFamilyReport, readReport } from '../contract.ts';
import { fileStamp, fileTitleOf } from '../rules/downloads.ts';
import type { LessonFor } from '../rules/lesson.ts';
import { type NextCheck, NOTHING_NEXT, nextAfter } from '../rules/next-check.ts';
import { pageOf } from '../rules/page.ts';
import type { Part, ReportPage } from '../rules/page-shape.ts';
import { reportPdf } from './drawing/report-pdf.ts';
import { findFacts, getReadStudent } from './find-facts.ts';
import type { FindQuotes } from './find-quotes.ts';
import { askHasRead } from './seen.ts';
import { reportTableRoutes } from './tables.ts';

export function reportRoutes(
  serve: Serve,
  entries: readonly SceneEntry[],
  quotes: FindQuotes,
  lessonFor: LessonFor,
): void {
  reportTableRoutes(serve, entries);
  // A page is drawn when its child has been read: no connection waits for the pen.
  serve.ownTransaction(readReport, async (context) => {
    const pages = await readPages(context, context.input._part, entries, quotes, lessonFor);
    if (context.input._format === 'pdf') return drawn(context, pages);
    return { ...pages.page, is_first: pages.isFirst, offers: pages.offers };
  });
  serve.ownTransaction(readFamilyReport, async (context) => {
    const pages = await readPages(context, 'family', entries, quotes, lessonFor);
    return context.input._format === 'pdf' ? drawn(context, pages) : pages.page;
  });
}

type Reading = OwnTransactionContext<typeof readFamilyReport>;
type Pages = { page: ReportPage; others: ReportPage[]; today: Day; isFirst: boolean; offers: NextCheck };

async function drawn({ input, actor, now, address, sayIn }: Reading, { page, others, today }: Pages) {
  const { program, kind, iteration, part } = page;
  const title = fileTitleOf(page, today, sayIn(page.language));
  const plain = `report-${program}-${kind}-${iteration}-${part}-${fileStamp(today, input.id)}`;
  const draw = () => reportPdf(brandById(address.brand), page, now, others);
  return fileInstead(await pdfReply(actor, fileNamed(title, 'pdf', plain), draw));
}

/** A letter that is printed comes in each language that the family reads; on a screen one is shown. */
function readPages(
  context: Reading,
  wanted: Part | undefined,
  entries: readonly SceneEntry[],
  quotes: FindQuotes,
  lessonFor: LessonFor,
): Promise<Pages> {
  const { input, actor, now, about, transaction, sayIn, address } = context;
  const { id, program, kind, _iteration = null, _lang, _format = 'json' } = input;
  return transaction(async (tx) => {
    const student = await getReadStudent(tx, actor, id);
    const part = student.reads === 'letter' ? 'family' : (wanted ?? 'conference');
    const [first = brandById(address.brand).locales[0], ...more] = student.family_languages;
    const language = _lang ?? (part === 'family' ? first : 'en');
    const also = part === 'family' && _lang === undefined && _format === 'pdf' ? more : [];
    const asked = { id, program, kind, iteration: _iteration, language };
    const { facts, iterations, unlockFault } = await findFacts(tx, entries, student, asked, now, quotes);
    const { iteration } = facts;
    about({ type: 'student', id, details: { program, kind, iteration, part, format: _format } });
    const page = pageOf(facts, { part, language, iterations, lessonFor }, sayIn(language));
    const others: ReportPage[] = [];
    for (const other of also) {
      const told = await findFacts(tx, entries, student, { ...asked, language: other }, now, quotes);
      others.push(pageOf(told.facts, { part, language: other, iterations, lessonFor }, sayIn(other)));
    }
    const [seen] = await askHasRead(tx, actor.id);
    const isFirst = seen?.has_read === false && actor.actingAsBy === null;
    const mayFollow = part === 'conference' && !student.archived;
    const offers = mayFollow ? nextAfter(facts, iterations, unlockFault) : NOTHING_NEXT;
    return { page, others, today: facts.today, isFirst, offers };
  });
}
