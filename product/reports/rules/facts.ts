import type { Locale, ProgramId } from '#brands/brand.ts';
import type { Day } from '#platform/contract/days.ts';
import type { FormLink } from '#product/play/rules/measurement/change.ts';
import type { Said } from '#product/play/rules/measurement/levels.ts';
import type { Percentile } from '#product/play/rules/measurement/norms.ts';
import type { ReportKind } from '#product/play/rules/results/progress.ts';
import type { Form } from '#product/play/rules/story/programs.ts';
import type { Skill } from '#product/play/rules/story/skills.ts';
import type { Quotes } from './quotes.ts';

/** What one check, or a program's practice, says of a skill. Null where nothing may be shown. */
export type MeasuredSkill = {
  said: Said;
  performance: number | null;
  low: number | null;
  high: number | null;
  mean: number | null;
  error: number | null;
  best: number;
  partly: number;
  notYet: number;
  hints: number;
  triedAgain: number;
};

export type Measured = {
  form: Form | null;
  languages: readonly Locale[];
  readAloud: 'off' | 'on' | 'mixed' | null;
  asks: number;
  best: number;
  /** In percent, what a guesser would have at its best. */
  byGuessing: number | null;
  leftOut: number;
  edition: string;
  firstOn: Day;
  lastOn: Day;
  skills: Readonly<Record<Skill, MeasuredSkill>>;
};

export type ReportNorms = {
  /** So many are in the cell, of those that are needed. */
  students: number;
  required: number;
  skills: Readonly<Record<Skill, Percentile>>;
};

/** All that a report is made of: facts, and no sentence yet. */
export type ReportFacts = {
  student: { firstName: string; lastName: string; grade: number };
  teacher: string;
  school: string | null;
  program: ProgramId;
  kind: ReportKind;
  iteration: number;
  /** The day it is made. */
  today: Day;
  done: number;
  required: number;
  /** Titles of what was played, in its order. */
  titles: readonly string[];
  houses: readonly Skill[];
  /** Scenes of the program about a skill that are still to be played, by their titles. */
  ahead: Readonly<Partial<Record<Skill, string>>>;
  /** Of the last thirty days. */
  play: { seconds: number; calmSeconds: number; days: number };
  /** Null where nothing was counted. */
  measured: Measured | null;
  /** The check before, for a second one. */
  earlier: Measured | null;
  /** How forms differ, as far as it is known. */
  links: readonly FormLink[];
  /** Where a first check stands among others; null where there is nobody to compare it with, as for a second one. */
  norms: ReportNorms | null;
  /** Titles of the scenes that were played too fast. */
  rushed: readonly string[];
  /** The child's own words for a skill that goes well; empty where nobody asked for them. */
  quotes: Quotes;
};
