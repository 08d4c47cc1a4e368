/**
 * `npm run proof:operations`: two servers and two workers behind a pgbouncer that hands connections from one transaction to
 * the next, while that is killed and led to another database; old and new releases side by side while a migration comes;
 * staff who read at a replica; a database that is lost and restored to a moment by pgBackRest; files at a store of its own.
 * Programs that the machine has not are Debian's, unpacked; where they are not to be had a part is `skipped`, and says why.
 * One line a figure, `name value target ok|short|skipped`. A word as argument runs only the parts that have it in their name.
 * `BENCH_SHORT=1` only loads it: it takes minutes and a pooler, and what it rests on is among the tests.
 */
import { allMet, isShort } from '../../bench/report.ts';
import { proveBackups } from './operations/back-to-a-moment.ts';
import { proveDeploys } from './operations/deploys.ts';
import { proveFiles } from './operations/files-in-store.ts';
import { proveReplica } from './operations/reads-at-replica.ts';
import { provePooler } from './operations/through-pooler.ts';

const PARTS = {
  pooler: provePooler,
  deploys: proveDeploys,
  replica: proveReplica,
  backups: proveBackups,
  files: proveFiles,
};

const [word = ''] = process.argv.slice(2);
for (const [name, prove] of Object.entries(PARTS)) {
  if (!isShort && name.includes(word)) await prove();
}
process.exit(allMet() ? 0 : 1);
