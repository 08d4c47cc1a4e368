/**
 * What a proof has found, a line a figure: `name value target ok|short`. `npm run proof` names a file for them in
 * `PROOF_LINES`, keeps them with their commit and prints them; anywhere else nobody collects them.
 */
import { appendFileSync } from 'node:fs';

/**
 * `target` is what the value has to be, `-` where nobody has promised anything. What could not be tried here says why in
 * `skipped`: nothing of it is wrong, and nothing is shown.
 */
export type ProofLine = { name: string; value: string; target: string; ok: boolean; skipped?: string };

/** `ok`, `short`, or that it was not tried. */
export function verdictOf({ ok, skipped }: ProofLine): string {
  return ok ? (skipped === undefined ? 'ok' : `skipped: ${skipped}`) : 'short';
}

export function keepLine(line: ProofLine): void {
  const file = process.env['PROOF_LINES'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

function written(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

/** So much has been tried: a proof in a smaller form is short of it, and does not count. */
export function provedAtLeast(name: string, value: number, target: number): void {
  keepLine({ name, value: written(value), target: `>=${target}`, ok: value >= target });
}

/** And so much of it went wrong, or took so long. */
export function provedAtMost(name: string, value: number, target: number): void {
  keepLine({ name, value: written(value), target: `<=${target}`, ok: value <= target });
}
