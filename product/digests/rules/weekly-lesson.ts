import type { Needs } from '#product/play/rules/missions/needs.ts';

/** So many answers make a feeling one of the class, and no child's. */
const FEWEST_ANSWERS = 3;

const HARD = ['mad', 'sad', 'worried'] as const;

type Counts = Readonly<Record<string, unknown>>;

/** The hard feeling that was told most; null where feelings are not told, or hardly anybody had a hard one. */
export function hardestFelt(counts: Counts): (typeof HARD)[number] | null {
  const [most] = HARD.map((feeling) => ({ feeling, answers: Number(counts[feeling] ?? 0) })).sort(
    (a, b) => b.answers - a.answers,
  );
  return most === undefined || most.answers < FEWEST_ANSWERS ? null : most.feeling;
}

/** What a lesson for the coming week could be for, the best first: what was felt, then what was played. */
export function weeklyNeeds(felt: Counts, scene: string | undefined, grade: number | null): Needs[] {
  const feeling = hardestFelt(felt);
  const who = { usage: 'group', ...(grade === null ? {} : { grade }) } as const;
  return [
    ...(feeling === null ? [] : [{ ...who, feeling }]),
    ...(scene === undefined ? [] : [{ ...who, scene }]),
  ];
}
