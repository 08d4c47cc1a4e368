/** What proofs have found so far: `.cache/proofs/lines.jsonl`, a line a figure, each with the commit it was found at. */
import { type ProofLine, verdictOf } from '#testing/server/proof-lines.ts';

export type KeptLine = ProofLine & { proof: string; commit: string; at: string };

/** The last line of every proof: that it came to its end, in how many seconds, and which parts of it were not tried. */
export function endOf(
  proof: string,
  holds: boolean,
  seconds: number,
  lines: readonly ProofLine[] = [],
): ProofLine {
  const untried = lines.filter(({ skipped }) => skipped !== undefined).map(({ name }) => name);
  return {
    name: `proof:${proof}`,
    value: `${seconds.toFixed(0)}s`,
    target: 'holds',
    ok: holds,
    ...(untried.length === 0 ? {} : { skipped: untried.join(', ') }),
  };
}

/** What all of them come to, in a sentence. A proof that was tried in parts does not count among those that hold. */
export function resultOf(lines: readonly KeptLine[], known: number): string {
  const names = [...new Set(lines.map(({ proof }) => proof))];
  const isShort = (name: string): boolean => lines.some(({ proof, ok }) => proof === name && !ok);
  const short = names.filter(isShort);
  const parts = lines.filter(
    ({ proof, name, skipped }) => skipped !== undefined && name !== `proof:${proof}` && !isShort(proof),
  );
  const inParts = new Set(parts.map(({ proof }) => proof));
  return [
    `${names.length - short.length - inParts.size} of ${names.length} proofs hold`,
    known === 0 ? '' : `, ${known} of them proven at this commit before`,
    inParts.size === 0
      ? ''
      : `; ${inParts.size} in parts, not tried: ${parts.map(({ name }) => name).join(', ')}`,
    short.length === 0 ? '' : `; short: ${short.join(', ')}`,
  ].join('');
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
 * changed and not committed has no commit to be found again by, and is proven anew each time; so is what was not tried.
 */
export function provenAt(kept: readonly KeptLine[], proof: string, commit: string): KeptLine[] | null {
  const own = kept.filter((line) => line.proof === proof);
  const at = own.at(-1)?.at;
  const last = own.filter((line) => line.at === at);
  const isWhole =
    last.at(-1)?.name === `proof:${proof}` && last.every(({ ok, skipped }) => ok && skipped === undefined);
  return isWhole && last.every((line) => line.commit === commit) && /^[0-9a-f]+$/.test(commit) ? last : null;
}

/** A figure nobody has promised anything about is kept and not printed. */
export function isPrinted({ target }: ProofLine): boolean {
  return target !== '-';
}

export function printedLine(line: ProofLine): string {
  return `${line.name} ${line.value} ${line.target} ${verdictOf(line)}`;
}
