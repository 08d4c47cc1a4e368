/** `npm run bench`: one line a figure, `name value target ok|short`. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from '../scripts/build.ts';
import { benchCalls } from './calls.ts';
import { benchLighthouse, benchScripts } from './pages.ts';
import { allMet, machineLoad } from './report.ts';
import { benchColdStart, benchSecondStart, npmStart } from './start.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const only = process.argv.slice(2);
const wanted = (name: string): boolean => only.length === 0 || only.includes(name);

machineLoad();
await buildWeb();
if (wanted('calls')) await benchCalls();
if (wanted('pages')) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kindred-pages-'));
  const running = await npmStart(root, dataDir, 4400);
  await benchScripts(running.address);
  benchLighthouse(running.address);
  await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (wanted('start')) await benchSecondStart();
if (wanted('cold')) await benchColdStart();
machineLoad();
process.exit(allMet() ? 0 : 1);
