import { readdirSync, readFileSync } from 'node:fs';

/**
 * Processor time of a process in milliseconds, all its threads together: it stays the same whoever else uses the
 * machine, where answers a second do not. Linux alone tells it this finely; elsewhere it is not a number.
 */
export function processorTime(pid: number): number {
  try {
    const folder = `/proc/${pid}/task`;
    const times = readdirSync(folder).map((task) => readFileSync(`${folder}/${task}/schedstat`, 'utf8'));
    return times.reduce((sum, line) => sum + Number(line.split(' ')[0]) / 1e6, 0);
  } catch {
    return Number.NaN;
  }
}
