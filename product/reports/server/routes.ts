import { brandById } from '#brands/all.ts';
import { fileInstead } from '#platform/server/http/reply.ts';
import type { OwnTransactionContext, Serve } from '#platform/server/http/serve.ts';
import type { SceneEntry } from '#product/play/rules/story/programs.ts';
import { pdfReply } from '#product/purchasing/server/documents/pdf-reply.ts';
import { readReport } from '../contract.ts';
import { pageOf } from '../rules/page.ts';
import type { ReportPage } from '../rules/page-shape.ts';
import { reportPdf } from './drawing/report-pdf.ts';
import { findFacts, getReadStudent } from './find-facts.ts';
import { reportTableRoutes } from './tables.ts';

export function reportRoutes(serve: Serve, entries: readonly SceneEntry[]): void {
  reportTableRoutes(serve, entries);
  // A page is drawn when its child has been read: no connection waits for the pen.
  serve.ownTransaction(readReport, async (context) => {
    const page = await readPage(context, entries);
    if (context.input._format !== 'pdf') return page;
    const brand = brandById(context.address.brand);
    const name = `report-${page.program}-${page.kind}-${page.iteration}-${page.part}`;
    return fileInstead(await pdfReply(context.actor, name, () => reportPdf(brand, page, context.now)));
  });
}

function readPage(
  context: OwnTransactionContext<typeof readReport>,
  entries: readonly SceneEntry[],
): Promise<ReportPage> {
  const { input, actor, now, about, transaction, sayIn } = context;
  const { id, program, kind, _part, _iteration = null, _lang: language = 'en', _format = 'json' } = input;
  return transaction(async (tx) => {
    const student = await getReadStudent(tx, actor, id);
    const part = student.reads === 'letter' ? 'family' : (_part ?? 'conference');
    const asked = { id, program, kind, iteration: _iteration, language };
    const { facts, iterations } = await findFacts(tx, entries, student, asked, now);
    const { iteration } = facts;
    about({ type: 'student', id, details: { program, kind, iteration, part, format: _format } });
    return pageOf(facts, { part, language, iterations }, sayIn(language));
  });
}
