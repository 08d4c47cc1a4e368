import { brandById } from '#brands/all.ts';
import { type Day, dayIn } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { fileInstead } from '#platform/server/http/reply.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { smallFile } from '#platform/server/tables/small-file.ts';
import type { Say } from '#platform/server/texts.ts';
import { todayFor, zoneOf } from '#product/accounts/server/time-zones/zones.ts';
import { pdfReply } from '#product/purchasing/server/documents/pdf-reply.ts';
import type { ListPage } from '../rules/pages/page-shape.ts';
import {
  type AboutSchools,
  comicRows,
  comicsBySchoolPage,
  levelRows,
  levelsPage,
  type SchoolRows,
} from '../rules/pages/school-pages.ts';
import { GROUP_PROGRAMS, type GroupProgram, speaksOfLevels } from '../rules/programs.ts';
import { schoolFiles } from '../school-files-contract.ts';
import { listPdf } from './drawing/list-pdf.ts';
import { readerOf } from './pages.ts';
import { findSchoolComics, findSchoolLevels } from './schools.ts';

/** What the screen shows, ready to be written down in two ways. */
type Told = {
  schools: number;
  counted_at: string | null;
  rows: (say: Say) => SchoolRows;
  page: (about: AboutSchools, say: Say) => ListPage;
};

async function toldOf(tx: Tx, actor: Actor, program: GroupProgram): Promise<Told> {
  if (!speaksOfLevels(program)) {
    const told = await findSchoolComics(tx, actor);
    return {
      schools: told.schools.length,
      counted_at: told.counted_at,
      rows: (say) => comicRows(told, say),
      page: (about, say) => comicsBySchoolPage(about, told, say),
    };
  }
  const told = await findSchoolLevels(tx, actor, program);
  return {
    schools: told.schools.length,
    counted_at: told.counted_at,
    rows: (say) => levelRows(told, say),
    page: (about, say) => levelsPage(about, told, say),
  };
}

/** The shares of schools to take along: by the query of the screen, so that both say the same. */
export function schoolFileRoutes(serve: Serve): void {
  for (const program of GROUP_PROGRAMS) {
    // Drawn when the schools have been read: no connection waits for the pen.
    serve.ownTransaction(schoolFiles[program], async (context) => {
      const { actor, now, about, transaction, sayIn, address, input } = context;
      const { _format: format, _lang: language } = input;
      const say = sayIn(language);
      const brand = brandById(address.brand);
      const read = await transaction(async (tx) => {
        const told = await toldOf(tx, actor, program);
        about({ type: 'table', id: 0, details: { program, schools: told.schools, format, language } });
        const zone = await zoneOf(tx, actor.id);
        const countedOn: Day | null =
          told.counted_at === null ? null : dayIn(zone, new Date(told.counted_at));
        const today = await todayFor(tx, actor.id, now);
        return {
          told,
          about: { brand, program, language, reader: await readerOf(tx, actor), today, countedOn },
        };
      });
      const name = `group-data-${program}-schools`;
      if (format !== 'pdf') return fileInstead(smallFile(name, format, read.told.rows(say)));
      const page = read.told.page(read.about, say);
      return fileInstead(await pdfReply(actor, name, () => listPdf(brand, page, now)));
    });
  }
}
