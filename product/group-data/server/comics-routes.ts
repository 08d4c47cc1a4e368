import { brandById } from '#brands/all.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { fileInstead } from '#platform/server/http/reply.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { type ListAsked, rowsFor, tableRoutes } from '#platform/server/tables/table-routes.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import type { PlannedScene } from '#product/play/rules/results/progress.ts';
import { pdfReply } from '#product/purchasing/server/documents/pdf-reply.ts';
import { comicsTable, readComicsPage, readComicsSummary, readSchoolComics } from '../comics-contract.ts';
import { comicsPage, type PrintedMaker } from '../rules/pages/comics-page.ts';
import { findComicsSummary } from './comics-summary.ts';
import { comicsSource } from './comics-table.ts';
import { listPdf } from './drawing/list-pdf.ts';
import { findIds, readerOf, refuseTooMany } from './pages.ts';
import { findSchoolComics } from './schools.ts';

const PROGRAM = 'sim';
const COLUMNS = ['name', 'grade', 'done', 'own', 'finished_on'] as const;

/** The rows of the list, in its order, as they are printed. */
async function findMakers(tx: Tx, asked: ListAsked<typeof comicsTable>): Promise<PrintedMaker[]> {
  const rows = await rowsFor(tx, asked, COLUMNS);
  return rows.map(([name, grade, done, own = null, lastOn = null]) => ({
    name: String(name),
    grade: Number(grade),
    done: Number(done),
    own: own === null ? null : Number(own),
    lastOn: lastOn === null ? null : String(lastOn),
  }));
}

/** Stories in Motion: the same calls as of a program with levels. */
export function comicsRoutes(serve: Serve, entries: readonly PlannedScene[]): void {
  const source = comicsSource(entries);
  tableRoutes(serve, comicsTable, source);
  serve(readComicsSummary, async ({ input, actor, now, tx, about }) => {
    const data = await findComicsSummary(tx, { source, actor, now, input });
    const filters = Object.keys(input).join(' ');
    about({ type: 'table', id: 0, details: { program: PROGRAM, children: data.children, filters } });
    return { data };
  });
  serve(readSchoolComics, async ({ actor, tx, about }) => {
    const data = await findSchoolComics(tx, actor);
    about({ type: 'table', id: 0, details: { program: PROGRAM, schools: data.schools.length } });
    return { data };
  });
  serve.ownTransaction(readComicsPage, async (context) => {
    const { actor, now, about, transaction, sayIn, address } = context;
    const { _lang: language = 'en', ...filters } = context.input;
    const input: Record<string, unknown> = filters;
    const brand = brandById(address.brand);
    const page = await transaction(async (tx) => {
      const asked = { table: comicsTable, source, actor, now, input };
      const counts = await findComicsSummary(tx, asked);
      refuseTooMany(counts.children);
      const rows = await findMakers(tx, asked);
      const students = await findIds(tx, asked);
      about({
        type: 'table',
        id: 0,
        details: { program: PROGRAM, children: rows.length, language, students },
      });
      const today = await todayFor(tx, actor.id, now);
      const reader = await readerOf(tx, actor);
      return comicsPage({ brand, language, reader, today }, counts, rows, sayIn(language));
    });
    return fileInstead(await pdfReply(actor, `group-data-${PROGRAM}`, () => listPdf(brand, page, now)));
  });
}
