/**
 * `npm run bench:tables`: the lists of people with 10,000 and with 1,000,000 students, through the real server, next
 * to the same questions asked of the database directly. One line a figure, `name value target ok|short`.
 */
import { guardedPostgres } from '#testing/server/temporary-postgres.ts';
import { benchPostgres } from '../postgres.ts';
import { allMet, isShort, machineLoad } from '../report.ts';
import { benchDownload } from './downloads.ts';
import { benchLists } from './lists.ts';
import { LARGE, SMALL } from './people.ts';
import { benchRoster } from './roster.ts';
import { openSite } from './site.ts';

machineLoad();
/** Filling takes minutes: `npm run bench:tables -- <folder>` keeps the databases there for the next run. */
const kept = process.argv[2];
/** `roster`, `lists` or `downloads` after the folder measures these alone. */
const part = process.argv[3];
const measures = (name: string): boolean => part === undefined || part === name;
// Filling is not what is measured; reading does not know the difference.
const postgres = await (kept === undefined || isShort
  ? benchPostgres('tables', { fsync: 'off' })
  : guardedPostgres(kept, { fsync: 'off' }, true));
const large = await openSite(postgres, 'large', LARGE, 4502);
// In short nobody compares the sizes: to fill and start another site would take most of the time.
const small = isShort ? large : await openSite(postgres, 'small', SMALL, 4501);
try {
  if (measures('roster')) await benchRoster(large, postgres.urlFor('large'));
  if (measures('lists')) await benchLists(small, large);
  for (const format of measures('downloads') ? ['csv', 'xlsx'] : []) {
    // In short once: nobody looks at the memory.
    if (!isShort || format === 'csv') await large.restart();
    await benchDownload(large, format);
  }
} finally {
  if (small !== large) await small.stop();
  await large.stop();
  await postgres.stop();
}
machineLoad();
process.exit(allMet() ? 0 : 1);
