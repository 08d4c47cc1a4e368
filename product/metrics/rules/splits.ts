import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { sum } from '#product/play/rules/measurement/statistics.ts';
import { JUDGED_FROM } from './questions.ts';

/** How a question is answered by whom, for item analysis: from so many answers, and so far apart. */
const REST = { from: 200, correlation: 0.15 };
const SPOT = { from: 200, points: 0.15, chiSquare: 9.2 };
const GROUPS = { from: 100, points: 0.1, errors: 2 };

/** What may differ that should not, or not enough that should. */
export const DIFFERS = ['rest', 'spot', 'language', 'aloud'] as const;
export type Differs = (typeof DIFFERS)[number];

const share = z.object({ answers: z.number(), best: z.number() });
type Share = z.infer<typeof share>;

export const splitOption = z.object({
  opt: z.string(),
  score: z.number(),
  answers: z.number(),
  rest: z.nullable(z.number()),
});

export const splits = z.object({
  /** In the order of the outline; `rest` is the mean rest score of who took it. */
  options: z.array(splitOption),
  /** Between what an answer was worth and the rest score. */
  correlation: z.nullable(z.number()),
  /** Lowest first. */
  thirds: z.array(share),
  spots: z.array(z.object({ spot: z.number(), ...share.shape })),
  languages: z.array(z.object({ language: z.enum(LOCALES), ...share.shape })),
  /** Off, then on. */
  aloud: z.array(z.object({ on: z.boolean(), ...share.shape })),
  differs: z.array(z.enum(DIFFERS)),
});
export type Splits = z.infer<typeof splits>;

/** First answers that were read, by option and one thing more. `rest`: of the rest scores, to a tenth; null without one. */
type Given = { opt: string; count: number };
export type GivenBy = {
  rest: (Given & { rest: number | null; sum: number; squares: number })[];
  spot: (Given & { spot: number })[];
  language: (Given & { language: Splits['languages'][number]['language']; rest: number | null })[];
  aloud: (Given & { on: boolean; rest: number | null })[];
};

/** `scores`: what each option is worth; two is best. */
export function splitQuestion(scores: ReadonlyMap<string, number>, given: GivenBy): Splits {
  const scored = <Row extends Given>(rows: readonly Row[]): Row[] =>
    rows.filter(({ opt }) => scores.has(opt));
  const isBest = ({ opt }: Given): boolean => scores.get(opt) === 2;
  const shareOf = (rows: readonly Given[]): Share => ({
    answers: sum(rows.map(({ count }) => count)),
    best: sum(rows.filter(isBest).map(({ count }) => count)),
  });
  const rest = scored(given.rest);
  const thirdOf = thirdsOf(rest);
  const rested = rest.filter((row) => row.rest !== null);
  const options = [...scores].map(([opt, score]) => {
    const [own, with_] = [rest, rested].map((rows) => rows.filter((row) => row.opt === opt));
    const [answers, known] = [shareOf(own ?? []).answers, shareOf(with_ ?? []).answers];
    return {
      opt,
      score,
      answers,
      rest: known === 0 ? null : rounded(sum((with_ ?? []).map((row) => row.sum)) / known),
    };
  });
  const spots = byKey(scored(given.spot), ({ spot }) => spot).map(([spot, rows]) => ({
    spot,
    ...shareOf(rows),
  }));
  const languages = byKey(scored(given.language), ({ language }) => language);
  const aloud = byKey(scored(given.aloud), ({ on }) => on);
  const correlation = correlationOf(scores, rested);
  const [known, unequal] = [
    shareOf(rested).answers,
    <Row extends GivenBy['language'][number] | GivenBy['aloud'][number]>(groups: [unknown, Row[]][]) =>
      areUnequal(
        groups.map(([, rows]) =>
          [1, 2, 3].map((third) => shareOf(rows.filter((row) => thirdOf(row.rest) === third))),
        ),
      ),
  ];
  const isOff: Record<Differs, boolean> = {
    rest: known >= REST.from && ((correlation ?? 0) < REST.correlation || !isBestHighest(options)),
    spot: doSpotsDiffer(spots),
    language: unequal(languages),
    aloud: unequal(aloud),
  };
  return {
    options,
    correlation: correlation === null || known < JUDGED_FROM ? null : rounded(correlation),
    thirds:
      known === 0
        ? []
        : [1, 2, 3].map((third) => shareOf(rested.filter((row) => thirdOf(row.rest) === third))),
    spots,
    languages: languages.map(([language, rows]) => ({ language, ...shareOf(rows) })),
    aloud: aloud.map(([on, rows]) => ({ on, ...shareOf(rows) })),
    differs: DIFFERS.filter((name) => isOff[name]),
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

function byKey<Row, Key extends string | number | boolean>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): [Key, Row[]][] {
  return [...Map.groupBy(rows, keyOf)].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Which third of all who answered a rest score belongs to, by where the middle of those who have it stands. */
function thirdsOf(
  rows: readonly { rest: number | null; count: number }[],
): (rest: number | null) => 1 | 2 | 3 | null {
  const counts = byKey(
    rows.flatMap(({ rest, count }) => (rest === null ? [] : [{ rest, count }])),
    ({ rest }) => rest,
  );
  const all = sum(counts.flatMap(([, own]) => own.map(({ count }) => count)));
  const thirds = new Map<number, 1 | 2 | 3>();
  let below = 0;
  for (const [rest, own] of counts) {
    const count = sum(own.map((row) => row.count));
    const place = (below + count / 2) / all;
    thirds.set(rest, place < 1 / 3 ? 1 : place < 2 / 3 ? 2 : 3);
    below += count;
  }
  return (rest) => (rest === null ? null : (thirds.get(rest) ?? null));
}

function correlationOf(scores: ReadonlyMap<string, number>, rows: GivenBy['rest']): number | null {
  const all = sum(rows.map(({ count }) => count));
  if (all < 2) return null;
  const score = (row: Given): number => scores.get(row.opt) ?? 0;
  const [s, r] = [
    sum(rows.map((row) => row.count * score(row))) / all,
    sum(rows.map((row) => row.sum)) / all,
  ];
  const spread = Math.sqrt(
    (sum(rows.map((row) => row.count * score(row) ** 2)) / all - s * s) *
      (sum(rows.map((row) => row.squares)) / all - r * r),
  );
  return spread > 1e-9 ? (sum(rows.map((row) => row.sum * score(row))) / all - s * r) / spread : null;
}

function isBestHighest(options: Splits['options']): boolean {
  const known = options.filter(({ rest }) => rest !== null);
  const highest = Math.max(...known.map(({ rest }) => rest ?? 0));
  return known.some(({ score, rest }) => score === 2 && rest === highest);
}

/** Wherever the best option stands, it should be taken as often. */
function doSpotsDiffer(spots: readonly Share[]): boolean {
  const all = sum(spots.map(({ answers }) => answers));
  if (all < SPOT.from || spots.length < 2) return false;
  const p = sum(spots.map(({ best }) => best)) / all;
  if (p === 0 || p === 1) return false;
  const shares = spots.map(({ best, answers }) => best / answers);
  const chiSquare = sum(
    spots.map(({ best, answers }) => (best - answers * p) ** 2 / (answers * p * (1 - p))),
  );
  return Math.max(...shares) - Math.min(...shares) >= SPOT.points && chiSquare > SPOT.chiSquare;
}

/** Two groups, compared among children who do about as well elsewhere: a share each of the three thirds. */
function areUnequal(groups: readonly (readonly Share[])[]): boolean {
  const [one = [], other = []] = groups;
  if (groups.length !== 2 || groups.some((thirds) => sum(thirds.map(({ answers }) => answers)) < GROUPS.from))
    return false;
  let [weights, gap, error] = [0, 0, 0];
  for (const [third, first] of one.entries()) {
    const second = other[third];
    if (second === undefined || first.answers === 0 || second.answers === 0) continue;
    const weight = (first.answers * second.answers) / (first.answers + second.answers);
    const [p, q] = [first.best / first.answers, second.best / second.answers];
    weights += weight;
    gap += weight * (p - q);
    error += weight ** 2 * ((p * (1 - p)) / first.answers + (q * (1 - q)) / second.answers);
  }
  const points = Math.abs(gap) / weights;
  return points >= GROUPS.points && points >= (GROUPS.errors * Math.sqrt(error)) / weights;
}
