import * as z from 'zod/mini';
import { LOCALES, PROGRAM_IDS } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { EXPORT_FORMATS } from '#platform/contract/table.ts';
import { uber } from '#product/access/rules/policies.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { figures, METRIC_PROGRAMS } from './rules/figures.ts';
import { PERIODS, STEPS } from './rules/periods.ts';
import { ALL, GRADE_KEYS, isPeriodKey } from './rules/program-periods.ts';
import { QUESTION_FORMS } from './rules/questions.ts';
import { splitOption, splits } from './rules/splits.ts';

const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};
/** A day of this century: what is before or after it is a slip of the hand. */
const day = () =>
  z
    .string({ error: 'validation.date' })
    .check(z.refine((text) => /^20\d\d-\d\d-\d\d$/.test(text) && isDay(text), 'validation.date'));

const name = () => z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,79}$/, 'validation.in'));

const span = { from: z.string(), to: z.string() };

/** As of now, whatever the time is: those that were asked for or sent and are still good. */
const openQuotes = z.object({ quotes: z.number(), cents: z.number(), ending: z.number() });

const metrics = z.object({
  period: z.enum(PERIODS),
  program: z.enum(METRIC_PROGRAMS),
  ...span,
  step: z.enum(STEPS),
  /** What came in since is not in it. Null where nothing was counted yet. */
  counted_at: z.nullable(z.string()),
  /** Null by program, to which they do not belong. `ending`: before the month is over. */
  open_quotes: z.nullable(openQuotes),
  total: figures,
  before: z.object({ ...span, total: figures }),
  /** Newest first. */
  rows: z.array(z.object({ ...span, figures })),
});
export type Metrics = z.infer<typeof metrics>;

const asked = {
  _period: z._default(z.enum(PERIODS, { error: 'validation.in' }), 'week'),
  _from: z.optional(day()),
  _to: z.optional(day()),
  _program: z._default(z.enum(METRIC_PROGRAMS, { error: 'validation.in' }), 'all'),
  /** Of one district or school alone, counted when it is asked for. */
  _district: z.optional(id()),
  _school: z.optional(id()),
};

export const getMetrics = endpoint({
  method: 'GET',
  path: '/uber/metrics',
  summary:
    'What happened in a time, by day, week or month, and as much time before it. Counted every hour; nothing of debug play and the sandbox.',
  access: uber,
  mayLag: true,
  input: z.strictObject(asked),
  output: z.object({ data: metrics }),
});

export const downloadMetrics = endpoint({
  method: 'GET',
  path: '/uber/metrics/download',
  summary: 'The same numbers as a file: a row a day, week or month, and what they come to together.',
  access: uber,
  mayLag: true,
  input: z.strictObject({
    ...asked,
    _format: z._default(z.enum(EXPORT_FORMATS, { error: 'validation.in' }), 'csv'),
    _locale: z._default(z.enum(LOCALES, { error: 'validation.in' }), 'en'),
  }),
  output: z.unknown(),
});

/** A period of the page, as `rules/program-periods.ts` names them. */
const periodKey = () => z._default(z.string().check(z.refine(isPeriodKey, { error: 'validation.in' })), ALL);

const sceneFigures = z.object({
  scene: z.string(),
  title: z.string(),
  started: z.number(),
  finished: z.number(),
  /** The question where most of those stopped who did, in its words, and how many. */
  stopped_most_at: z.nullable(z.string()),
  stopped_most: z.number(),
});
export type SceneFigures = z.infer<typeof sceneFigures>;

const normCell = z.object({
  form: z.string(),
  grade: z.number(),
  language: z.string(),
  children: z.number(),
});
export type NormCell = z.infer<typeof normCell>;

const programFigures = z.object({
  program: z.enum(PROGRAM_IDS),
  counted_at: z.nullable(z.string()),
  /** Which can be asked for, newest first. */
  periods: z.array(z.string()),
  /** Of its scenes. */
  forms: z.array(z.enum(QUESTION_FORMS)),
  /** The first day of this school year, and how many children have played since. */
  since: z.string(),
  children: z.number(),
  scenes: z.array(sceneFigures),
  norms: z.object({ required: z.number(), cells: z.array(normCell) }),
});
export type ProgramFigures = z.infer<typeof programFigures>;

export const getProgramFigures = endpoint({
  method: 'GET',
  path: '/uber/programs/:program',
  summary:
    'How a program is played, scene by scene: who started, who finished, where children stop; and how full norm cells are. Counts only, counted at night.',
  access: uber,
  mayLag: true,
  input: z.strictObject({
    program: z.enum(PROGRAM_IDS, { error: 'validation.in' }),
    _period: periodKey(),
    _grade: z._default(z.enum(GRADE_KEYS, { error: 'validation.in' }), ALL),
    _form: z.optional(z.enum(QUESTION_FORMS, { error: 'validation.in' })),
  }),
  output: z.object({ data: programFigures }),
});

const questionSplits = z.object({
  program: z.enum(PROGRAM_IDS),
  scene: z.string(),
  version: z.string(),
  ask: z.string(),
  /** Scene and question in words; of an earlier version that has none any more, by their names. */
  title: z.string(),
  question: z.string(),
  skill: z.enum(SKILLS),
  splits: z.extend(splits, { options: z.array(z.extend(splitOption, { words: z.string() })) }),
});
export type QuestionSplits = z.infer<typeof questionSplits>;

export const getQuestionSplits = endpoint({
  method: 'GET',
  path: '/uber/programs/:program/questions/:scene/:ask',
  summary:
    'First answers to a question by option, by how well children do elsewhere, by where the best answer stood, by language and read-aloud. Counts only, of all time, counted at night.',
  access: uber,
  mayLag: true,
  input: z.strictObject({
    program: z.enum(PROGRAM_IDS, { error: 'validation.in' }),
    scene: name(),
    ask: name(),
    /** The one that is played now, where it is left out. */
    _version: z.optional(name()),
  }),
  output: z.object({ data: questionSplits }),
});
