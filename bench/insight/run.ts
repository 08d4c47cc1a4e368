/**
 * `npm run bench:insight`: the page of a report next to the same strokes by bare pdfkit, five hundred reports in one go,
 * and the pages of insight with 10,000 and with 1,000,000 students, next to the questions they have to ask. A folder as
 * argument keeps the data, `pdf`, `many` or `pages` after it measures these alone (`-` for no folder). One line a figure,
 * `name value target ok|short`.
 */
import { guardedPostgres } from '#testing/server/temporary-postgres.ts';
import { benchPostgres } from '../postgres.ts';
import { allMet, isShort, machineLoad } from '../report.ts';
import { LARGE, SMALL } from '../tables/people.ts';
import { openSite } from '../tables/site.ts';
import { benchMany } from './many.ts';
import { benchPages } from './pages.ts';
import { benchPdf } from './pdf.ts';

const [kept = '-', part] = process.argv.slice(2);
const measures = (name: string): boolean => part === undefined || part === name;

machineLoad();
if (measures('pdf')) await benchPdf();
if (measures('many') || measures('pages')) {
  const postgres = await (kept === '-' || isShort
    ? benchPostgres('insight', { fsync: 'off' })
    : guardedPostgres(kept, { fsync: 'off' }, true));
  try {
    if (measures('many')) await benchMany(postgres);
    if (measures('pages')) await overPages(postgres);
  } finally {
    await postgres.stop();
  }
}
machineLoad();
process.exit(allMet() ? 0 : 1);

async function overPages(postgres: Awaited<ReturnType<typeof benchPostgres>>): Promise<void> {
  const small = await openSite(postgres, 'small', SMALL, 4511);
  const large = await openSite(postgres, 'large', LARGE, 4512);
  try {
    await benchPages(small, large);
  } finally {
    await small.stop();
    await large.stop();
  }
}
