/** `npm run bench`: one line a figure, `name value target ok|short`. */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openFolder } from '#testing/server/temporary-postgres.ts';
import { buildWeb } from '../scripts/build.ts';
import { benchCalls } from './calls.ts';
import { benchLighthouse, benchScripts } from './pages.ts';
import { allMet, isShort, machineLoad } from './report.ts';
import { benchColdStart, benchSecondStart, npmStart } from './start.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const only = process.argv.slice(2);
/** A cold start and Lighthouse fetch packages: what is seen in short does without. The site that weighs scripts is then that of `bench:soak`. */
const usual = isShort ? ['calls'] : ['calls', 'scripts', 'lighthouse', 'start', 'cold'];
const wanted = (name: string): boolean => (only.length === 0 ? usual : only).includes(name);

machineLoad();
await buildWeb();
if (wanted('calls')) await benchCalls();
if (wanted('scripts') || wanted('lighthouse')) {
  const dataDir = openFolder('pages');
  const running = await npmStart(root, dataDir, 4400);
  try {
    if (wanted('scripts')) await benchScripts(running.address);
    if (wanted('lighthouse')) benchLighthouse(running.address);
  } finally {
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
if (wanted('start')) await benchSecondStart();
if (wanted('cold')) await benchColdStart();
machineLoad();
process.exit(allMet() ? 0 : 1);
