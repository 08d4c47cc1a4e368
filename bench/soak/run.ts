/**
 * `npm run bench:soak`: an hour (`SOAK_MINUTES`) of what people do in a day, all at once, against `npm start` with its
 * demo data; then, after a pause, what the process still holds. One line a figure, `name value target ok|short`.
 */
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openFolder } from '#testing/server/temporary-postgres.ts';
import { benchScripts } from '../pages.ts';
import { allMet, amount, atMost, isShort, machineLoad, median, printed } from '../report.ts';
import { npmStart } from '../start.ts';
import { PEOPLE } from './people.ts';
import type { Site } from './site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** In short everybody comes once. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? amount(60, 0));
const MOST_MEGABYTES = 400;
const PORT = Number(process.env['SOAK_PORT'] ?? 4410);
/** Long enough for idle connections and forgotten buffers to go. */
const REST_MILLISECONDS = amount(30_000, 0);
const LOOK_MILLISECONDS = amount(5000, 500);

machineLoad();
const dataDir = openFolder('soak');
const running = await npmStart(root, dataDir, PORT);
const site: Site = { address: running.address, studentHost: `student.localhost:${PORT}` };
const begun = performance.now();
const goesOn = (): boolean => performance.now() - begun < MINUTES * 60_000;
const held: number[] = [];
const failures = new Map<string, number>();
let rounds = 0;

async function look(): Promise<void> {
  do {
    held.push(running.megabytes());
    if (goesOn()) await pause(LOOK_MILLISECONDS);
  } while (goesOn());
}

/** One person, doing the same things again and again, a little later each time. */
async function live(name: string, day: (site: Site) => Promise<void>): Promise<void> {
  do {
    try {
      await day(site);
      rounds += 1;
    } catch (error) {
      const what = `${name}: ${error instanceof Error ? error.message : String(error)}`;
      failures.set(what, (failures.get(what) ?? 0) + 1);
      if (goesOn()) await pause(1000);
    }
    if (goesOn()) await pause(200 + Math.random() * 800);
  } while (goesOn());
}

try {
  // It is the one site that is started as a person would, and to start takes as long as all the rest.
  if (isShort) await benchScripts(running.address);
  printed('memory-when-ready', `${running.megabytes().toFixed(0)}MB`);
  await Promise.all([look(), ...Object.entries(PEOPLE).map(([name, day]) => live(name, day))]);
  await pause(REST_MILLISECONDS);
  printed('soak-minutes', String(MINUTES));
  printed('rounds', String(rounds));
  for (const [what, times] of failures) console.log(`  ${times} × ${what}`);
  atMost(
    'failures',
    [...failures.values()].reduce((sum, times) => sum + times, 0),
    0,
  );
  const quarter = Math.ceil(held.length / 4);
  printed('memory-median-first-quarter', `${median(held.slice(0, quarter)).toFixed(0)}MB`);
  printed('memory-median-last-quarter', `${median(held.slice(-quarter)).toFixed(0)}MB`);
  printed('memory-most', `${Math.max(...held).toFixed(0)}MB`);
  atMost('memory-at-the-end', running.megabytes(), MOST_MEGABYTES, 'MB');
} finally {
  await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
machineLoad();
// In short, too: that everybody is served is no measurement.
process.exit(allMet() && failures.size === 0 ? 0 : 1);
