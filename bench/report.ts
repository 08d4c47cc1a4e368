import os from 'node:os';
import { keepLine, type ProofLine, verdictOf } from '#testing/server/proof-lines.ts';

/** One line a figure: name, value, target, and whether it is met. */
const figures: ProofLine[] = [];

/** `BENCH_SHORT=1` runs a bench in seconds: that it runs is seen, what it measures then means nothing. */
export const isShort = process.env['BENCH_SHORT'] !== undefined;

/** How much of something there is, in earnest and in short. */
export function amount(whole: number, inShort: number): number {
  return isShort ? inShort : whole;
}

function report(figure: ProofLine): void {
  figures.push(figure);
  keepLine(figure);
  console.log(`${figure.name} ${figure.value} ${figure.target} ${verdictOf(figure)}`);
}

export function atLeast(name: string, value: number, target: number): void {
  report({ name, value: value.toFixed(2), target: `>=${target}`, ok: value >= target });
}

export function atMost(name: string, value: number, target: number, unit = ''): void {
  report({ name, value: `${value.toFixed(1)}${unit}`, target: `<=${target}${unit}`, ok: value <= target });
}

/** A figure nobody has promised anything about. */
export function printed(name: string, value: string): void {
  report({ name, value, target: '-', ok: true });
}

/** A part that cannot be tried on this machine. */
export function skipped(name: string, reason: string): void {
  report({ name, value: '-', target: 'tried', ok: true, skipped: reason });
}

export function machineLoad(): void {
  const [minute] = os.loadavg();
  console.log(`machine ${os.cpus().length} cores, load ${minute?.toFixed(2)}`);
}

export function allMet(): boolean {
  return isShort || figures.every(({ ok }) => ok);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
