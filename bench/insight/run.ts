/**
 * `npm run bench:insight`: the page of a report next to the same strokes by bare pdfkit, the plan of a lesson with its
 * cover and a packet of twenty, every paper of every lesson and guide, five hundred reports in one go,
 * the rules of follow-ups over 100,000 children, the pages of insight with 10,000 and with 1,000,000 students next to
 * the questions they have to ask, group data of a district of 100,000, the week of feelings of a school of 2,000, and a
 * year of metrics next to counting it. A folder as argument keeps the data; `pdf`, `lessons`, `many`, `follow-ups`, `pages`,
 * `district`, `week` or `metrics` after it measures these alone (`-` for no folder). One line a figure, `name value target
 * ok|short`.
 */
import { guardedPostgres } from '#testing/server/temporary-postgres.ts';
import { benchPostgres } from '../postgres.ts';
import { allMet, isShort, machineLoad } from '../report.ts';
import { LARGE, SMALL } from '../tables/people.ts';
import { openSite, type Site } from '../tables/site.ts';
import { benchDistrict } from './district.ts';
import { benchEveryPaper } from './every-paper.ts';
import { benchFollowUps } from './follow-ups.ts';
import { benchLessonPaper } from './lesson-paper.ts';
import { benchMany } from './many.ts';
import { benchMetrics } from './metrics.ts';
import { benchPages } from './pages.ts';
import { benchPdf } from './pdf.ts';
import { benchWeek } from './week.ts';

const [kept = '-', part] = process.argv.slice(2);
const LARGE_PARTS = ['pages', 'district', 'week', 'metrics'];
const measures = (name: string): boolean => part === undefined || part === name;

machineLoad();
if (measures('pdf')) await benchPdf();
if (measures('lessons')) {
  await benchLessonPaper();
  await benchEveryPaper();
}
if (['many', 'follow-ups', ...LARGE_PARTS].some(measures)) {
  const postgres = await (kept === '-' || isShort
    ? benchPostgres('insight', { fsync: 'off' })
    : guardedPostgres(kept, { fsync: 'off' }, true));
  try {
    if (measures('many')) await benchMany(postgres);
    if (measures('follow-ups')) await benchFollowUps(postgres);
    if (LARGE_PARTS.some(measures)) await overSites(postgres);
  } finally {
    await postgres.stop();
  }
}
machineLoad();
process.exit(allMet() ? 0 : 1);

/** What is asked of the large site, each after the other. */
async function overSites(postgres: Awaited<ReturnType<typeof benchPostgres>>): Promise<void> {
  const large = await openSite(postgres, 'large', LARGE, 4512);
  try {
    if (measures('pages')) await overPages(postgres, large);
    if (measures('district')) await benchDistrict(large);
    if (measures('week')) await benchWeek(large);
    if (measures('metrics')) await benchMetrics(large);
  } finally {
    await large.stop();
  }
}

async function overPages(postgres: Awaited<ReturnType<typeof benchPostgres>>, large: Site): Promise<void> {
  // In short nobody compares the sizes: to fill and start another site would take most of the time.
  if (isShort) return benchPages(large, large);
  const small = await openSite(postgres, 'small', SMALL, 4511);
  try {
    await benchPages(small, large);
  } finally {
    await small.stop();
  }
}
