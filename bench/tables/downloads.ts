import { readFileSync, writeFileSync } from 'node:fs';
import { atMost, printed } from '../report.ts';
import { FIRST_DAY } from './people.ts';
import type { Site } from './site.ts';

/** On top of what the server holds anyway: that grows with the product, and not with the rows. */
const MOST_MORE = 64;

/** A tenth of a million rows as a file, and the most memory the server ever held meanwhile. */
export async function benchDownload(site: Site, format: string): Promise<void> {
  const [year, month, day] = FIRST_DAY.split('-').map(Number);
  const range = `${month}/${day}/${year}..${month}/${day}/${year}`;
  forgetPeak(site.pid);
  const before = peak(site.pid);
  printed(`${format}-memory-before`, `${before.toFixed(0)}MB`);
  const begun = performance.now();
  const url = `${site.address}/api/uber/students?created_at=${range}&_download=1&_format=${format}`;
  const reply = await fetch(url, { headers: site.staff });
  if (!reply.ok || reply.body === null) throw new Error(`${url} answered ${reply.status}`);
  let bytes = 0;
  for await (const piece of reply.body) bytes += piece.length;
  const seconds = (performance.now() - begun) / 1000;
  printed(`${format}-100000-rows`, `${seconds.toFixed(1)}s, ${(bytes / 1e6).toFixed(1)}MB`);
  printed(`${format}-peak-memory`, `${peak(site.pid).toFixed(0)}MB`);
  atMost(`${format}-memory-more`, peak(site.pid) - before, MOST_MORE, 'MB');
}

function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Elsewhere than on Linux the peak is that of the whole run, which only makes the figure worse.
  }
}

function peak(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
