/**
 * `npm run bench:insight`: the page of a report next to the same strokes by bare pdfkit, five hundred reports in one go,
 * the rules of follow-ups over 100,000 children, and the pages of insight with 10,000 and with 1,000,000 students, next
 * to the questions they have to ask. A folder as argument keeps the data, `pdf`, `many`, `follow-ups` or `pages` after it
 * measures these alone (`-` for no folder). One line a figure,
 * `name value target ok|short`.
 */
import { guardedPostgres } from '#testing/server/temporary-postgres.ts';
import { benchPostgres } from '../postgres.ts';
import { allMet, machineLoad } from '../report.ts';
import { LARGE, SMALL } from '../tables/people.ts';
import { openSite } from '../tables/site.ts';
import { benchFollowUps } from './follow-ups.ts';
import { benchMany } from './many.ts';
import { benchPages } from './pages.ts';
import { benchPdf } from './pdf.ts';

const [kept = '-', part] = process.argv.slice(2);
const measures = (name: string): boolean => part === undefined || part === name;

machineLoad();
if (measures('pdf')) await benchPdf();
if (measures('many') || measures('follow-ups') || measures('pages')) {
  const postgres = await (kept === '-'
    ? benchPostgres('insight', { fsync: 'off' })
    : guardedPostgres(kept, { fsync: 'off' }, true));
  try {
    if (measures('many')) await benchMany(postgres);
    if (measures('follow-ups')) await benchFollowUps(postgres);
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
