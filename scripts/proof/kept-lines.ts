/** What proofs have found so far: `.cache/proofs/lines.jsonl`, a line a figure, each with the commit it was found at. */
import type { ProofLine } from '#testing/server/proof-lines.ts';

export type KeptLine = ProofLine & { proof: string; commit: string; at: string };

/** The last line of every proof: that it came to its end, and in how many seconds. */
export function endOf(proof: string, holds: boolean, seconds: number): ProofLine {
  return { name: `proof:${proof}`, value: `${seconds.toFixed(0)}s`, target: 'holds', ok: holds };
}

export function readLines(text: string): ProofLine[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

export function readKept(text: string): KeptLine[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/**
 * The lines of a proof's last run, if that was at this commit, came to its end, and nothing of it is short. What was
 * changed and not committed has no commit to be found again by, and is proven anew each time.
 */
export function provenAt(kept: readonly KeptLine[], proof: string, commit: string): KeptLine[] | null {
  const own = kept.filter((line) => line.proof === proof);
  const at = own.at(-1)?.at;
  const last = own.filter((line) => line.at === at);
  const isWhole = last.at(-1)?.name === `proof:${proof}` && last.every(({ ok }) => ok);
  return isWhole && last.every((line) => line.commit === commit) && /^[0-9a-f]+$/.test(commit) ? last : null;
}

/** A figure nobody has promised anything about is kept and not printed. */
export function isPrinted({ target }: ProofLine): boolean {
  return target !== '-';
}

export function printedLine({ name, value, target, ok }: ProofLine): string {
  return `${name} ${value} ${target} ${ok ? 'ok' : 'short'}`;
}
