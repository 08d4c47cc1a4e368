import * as z from 'zod/mini';
import { LOCALES, type Locale, type ProgramId } from '#brands/brand.ts';
import {
  type Done,
  doneSilos,
  type KeptState,
  type PlannedScene,
  type ProgramState,
} from '../results/progress.ts';
import { type Form, formOf } from '../story/programs.ts';
import { SKILLS, type Skill } from '../story/skills.ts';
import type { SceneKind } from '../story/tags.ts';
import type { ToldAnswer } from './answers.ts';
import { SCORING_MODEL } from './constants.ts';
import { isClear, SAID } from './levels.ts';
import { type Measurement, measure, type SkillMeasure } from './measure.ts';
import { editionOf } from './norms.ts';
import { type Sayable, saidOf, sayable } from './sayable.ts';

/** What is kept of a program's measurements: a row a report, and of the assessment one an iteration. */

/** Comics are not measured. */
export const MEASURED_REPORTS = ['progress', 'assessment', 'skill-builder', 'activity'] as const;
type MeasuredReport = (typeof MEASURED_REPORTS)[number];

export const READ_ALOUD = ['off', 'on', 'mixed'] as const;
type ReadAloud = (typeof READ_ALOUD)[number];

/** What a report says of one skill. `mean` and `error` are the estimate, also where nothing may be shown. */
const skillFigures = z.object({
  said: z.enum(SAID),
  performance: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  mean: z.nullable(z.number()),
  error: z.nullable(z.number()),
  best: z.number(),
  partly: z.number(),
  not_yet: z.number(),
  hints: z.number(),
  tried_again: z.number(),
});
type SkillFigures = z.infer<typeof skillFigures>;

export const figuresBySkill = z.object({
  ic: skillFigures,
  com: skillFigures,
  coop: skillFigures,
  ini: skillFigures,
  emp: skillFigures,
  er: skillFigures,
});

/** In the words of the table; which days these moments are on depends on the school. */
export type ReportRow = {
  report: MeasuredReport;
  iteration: number;
  model: number;
  epoch: number;
  /** Finished ones. */
  scenes: number;
  /** Null outside of assessments, and where the forms were mixed. */
  form: Form | null;
  languages: Locale[];
  /** Null where no answer tells. */
  read_aloud: ReadAloud | null;
  asks: number;
  best: number;
  /** In percent; null where nothing that counts was asked. */
  by_guessing: number | null;
  left_out: number;
  rushed_scenes: string[];
  favorite_spot: boolean;
  as_mixed_as_guessing: boolean;
  edition: string;
  first_at: string;
  last_at: string;
  /** In the order of skills. Null where a report says nothing of a skill. */
  levels: (0 | 1 | 2 | null)[];
  clear: (boolean | null)[];
  skills: Record<Skill, SkillFigures>;
};

/** Practice is coached: what it says never stands beside what an assessment says. */
function reportOf(program: ProgramId, kind: SceneKind): MeasuredReport | null {
  if (program === 'sim' || kind === 'comic') return null;
  if (kind === 'check') return 'assessment';
  if (program === 'academy') return 'progress';
  return program === 'ssgrin' ? 'activity' : 'skill-builder';
}

/** Only an assessment is taken several times. */
function keyOf(program: ProgramId, { kind, iteration }: ToldAnswer): string | null {
  const report = reportOf(program, kind);
  return report === null ? null : `${report} ${report === 'assessment' ? iteration : 1}`;
}

/** From the first answers of a program's current epoch, and the scenes that were played to their end in it. */
export function reportRows(
  all: readonly PlannedScene[],
  program: ProgramId,
  { epoch, iteration: current, houses: kept }: KeptState,
  { answers, done }: { answers: readonly ToldAnswer[]; done: readonly Done[] },
): ReportRow[] {
  const own = all.filter((scene) => scene.program === program);
  const houses = doneSilos(own, done, kept);
  const groups = Map.groupBy(answers, (answer) => keyOf(program, answer));
  return MEASURED_REPORTS.flatMap((report) =>
    Array.from({ length: current }, (_, index) => index + 1).flatMap((iteration) => {
      const given = groups.get(`${report} ${iteration}`);
      if (given === undefined) return [];
      const scenes = finishedOf(given, done, report === 'assessment' ? iteration : null);
      const may = sayable(program, report, { scenes, houses });
      return [{ report, iteration, model: SCORING_MODEL, epoch, scenes, ...rowOf(given, may) }];
    }),
  );
}

function finishedOf(answers: readonly ToldAnswer[], done: readonly Done[], iteration: number | null): number {
  const answered = new Set(answers.map(({ outline }) => outline.id));
  const own = done.filter((one) => iteration === null || one.iteration === iteration);
  return new Set(own.map(({ scene }) => scene).filter((scene) => answered.has(scene))).size;
}

function rowOf(answers: readonly ToldAnswer[], may: Sayable) {
  const measurement = measure(answers);
  const { success, leftOut, rushedScenes, favoriteSpot, asMixedAsGuessing } = measurement;
  const moments = answers.map(({ at }) => at).sort();
  const skills = figuresOf(may, measurement);
  const levels = SKILLS.map((skill) => (isSaid(may, skill) ? measurement.skills[skill].level : null));
  return {
    form: formIn(answers),
    languages: LOCALES.filter((locale) => answers.some(({ language }) => language === locale)),
    read_aloud: readAloudIn(answers),
    asks: success?.asks ?? 0,
    best: success?.best ?? 0,
    by_guessing: success === null ? null : Math.round(100 * success.byGuessing),
    left_out: leftOut,
    rushed_scenes: rushedScenes.sort(),
    favorite_spot: favoriteSpot,
    as_mixed_as_guessing: asMixedAsGuessing,
    edition: editionIn(answers),
    first_at: moments[0] ?? '',
    last_at: moments.at(-1) ?? '',
    levels,
    clear: SKILLS.map((skill, at) => (levels[at] === null ? null : isClear(skills[skill].said))),
    skills,
  };
}

function isSaid(may: Sayable, skill: Skill): boolean {
  return may.levels !== 'none' && may.skills.includes(skill);
}

function figuresOf(may: Sayable, { skills }: Measurement): Record<Skill, SkillFigures> {
  const of = (skill: Skill): SkillFigures => figures(may, skills[skill]);
  return { ic: of('ic'), com: of('com'), coop: of('coop'), ini: of('ini'), emp: of('emp'), er: of('er') };
}

function figures(may: Sayable, measured: SkillMeasure): SkillFigures {
  const { estimate, tally, hints, triedAgain } = measured;
  const { said, shown } = saidOf(may, measured) ?? { said: 'not-enough', shown: null };
  return {
    said,
    performance: shown?.performance ?? null,
    low: shown?.low ?? null,
    high: shown?.high ?? null,
    mean: estimate === null ? null : fourDigits(estimate.mean),
    error: estimate === null ? null : fourDigits(estimate.error),
    best: tally.best,
    partly: tally.partly,
    not_yet: tally.notYet,
    hints,
    tried_again: triedAgain,
  };
}

/** Finer than anything is known. Never minus zero, which no database gives back. */
function fourDigits(value: number): number {
  return Math.round(value * 1e4) / 1e4 + 0;
}

/** By the answers that tell: a voice that was cut short was on. */
function readAloudIn(answers: readonly ToldAnswer[]): ReadAloud | null {
  const told = answers.flatMap(({ aloud }) => (aloud === null ? [] : [aloud !== 'off']));
  if (told.length === 0) return null;
  if (told.every(Boolean)) return 'on';
  return told.some(Boolean) ? 'mixed' : 'off';
}

function formIn(answers: readonly ToldAnswer[]): Form | null {
  const [form = null, ...others] = new Set(answers.map(({ outline }) => formOf(outline.id)));
  return others.length === 0 ? form : null;
}

/** Events do not name the words that were read; until they do, an edition is what was asked. */
function editionIn(answers: readonly ToldAnswer[]): string {
  const asked = new Map(
    answers.map(({ outline: { id }, version }) => [`${id}@${version}`, { id, version, words: '' }]),
  );
  return editionOf([...asked.values()]);
}

/** In percent, of the assessment at hand and of all practice. Null where nothing that counts was asked. */
export function successRate(rows: readonly ReportRow[], { iteration }: ProgramState): number | null {
  const current = rows.filter((row) => row.report !== 'assessment' || row.iteration === iteration);
  const asks = current.reduce((sum, row) => sum + row.asks, 0);
  const best = current.reduce((sum, row) => sum + row.best, 0);
  return asks === 0 ? null : Math.round((100 * best) / asks);
}
