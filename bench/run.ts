/** `npm run bench`: one line a figure, `name value target ok|short`. */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openFolder } from '#testing/server/temporary-postgres.ts';
import { buildWeb } from '../scripts/build.ts';
import { benchCalls } from './calls.ts';
import { benchLighthouse, benchScripts } from './pages.ts';
import { addressOf, benchPostgres, makeDatabase } from './postgres.ts';
import { allMet, isShort, machineLoad } from './report.ts';
import { benchColdStart, benchSecondStart, npmStart } from './start.ts';
import { SERVER_KEY } from './tables/server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const only = process.argv.slice(2);
/** A cold start and Lighthouse fetch packages: what is seen in short does without. */
const usual = isShort ? ['calls', 'scripts'] : ['calls', 'scripts', 'lighthouse', 'start', 'cold'];
const wanted = (name: string): boolean => (only.length === 0 ? usual : only).includes(name);

machineLoad();
await buildWeb();
if (wanted('calls')) await benchCalls();
if (wanted('scripts') || wanted('lighthouse')) {
  const dataDir = openFolder('pages');
  // In short `bench:soak` alone begins with an empty folder, which takes as long as all the rest.
  const postgres = isShort ? await benchPostgres('pages') : null;
  const settings =
    postgres === null
      ? {}
      : { DEMO: '1', APP_KEY: SERVER_KEY, DATABASE_URL: addressOf(await makeDatabase(postgres, 'pages')) };
  const running = await npmStart(root, dataDir, 4400, settings);
  try {
    if (wanted('scripts')) await benchScripts(running.address);
    if (wanted('lighthouse')) benchLighthouse(running.address);
  } finally {
    await running.stop();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
if (wanted('start')) await benchSecondStart();
if (wanted('cold')) await benchColdStart();
machineLoad();
process.exit(allMet() ? 0 : 1);
