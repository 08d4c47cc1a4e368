import { PROGRAM_IDS } from '#brands/brand.ts';
import { type Column, table } from '#platform/contract/table.ts';
import { uber } from '#product/access/rules/policies.ts';
import { ROLES } from '#product/access/rules/scopes.ts';
import { ACCOUNT_STATUSES } from '#product/accounts/rules/people/status.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { findSchools } from '#product/schools/contract.ts';
import { GRADE_KEYS } from './rules/program-periods.ts';
import { LOOKS, QUESTION_FORMS } from './rules/questions.ts';
import { DIFFERS } from './rules/splits.ts';

const text = (label: string) => ({ label, kind: 'text' }) as const satisfies Column;
const number = (label: string) => ({ label, kind: 'number' }) as const satisfies Column;
const name = { label: 'accounts-people.columns.name', kind: 'text', filter: 'text', sort: true } as const;
const username = text('accounts-people.columns.username');
const status = {
  label: 'accounts-people.columns.status',
  kind: 'choice',
  choices: ACCOUNT_STATUSES,
  labels: 'accounts-people.statuses',
  filter: 'choices',
} as const;

/** Of the own students, or of those of everybody one runs; play of the last thirty days. */
const use = {
  students: number('metrics.columns.students'),
  licensed: number('metrics.columns.licensed'),
  played: number('metrics.columns.played'),
  minutes: number('metrics.columns.minutes'),
} as const;

export const educatorMetricsTable = table({
  name: 'metrics-educators',
  path: '/uber/metrics/educators',
  summary: 'Educators with how much their students play: numbers of the last thirty days.',
  access: uber,
  columns: {
    name,
    username,
    school: text('accounts-people.columns.school'),
    role: {
      label: 'accounts-people.columns.role',
      kind: 'choice',
      choices: ROLES,
      labels: 'accounts-people.roles',
      filter: 'choices',
      hidden: true,
    },
    status,
    ...use,
    last_played_at: { label: 'metrics.columns.last-played', kind: 'moment' },
    created_at: {
      label: 'accounts-people.columns.created-at',
      kind: 'moment',
      filter: 'day-range',
      sort: true,
    },
  },
  filters: { school_id: { kind: 'id', label: 'accounts-people.columns.school', find: findSchools } },
  sort: 'name',
});

export const adminMetricsTable = table({
  name: 'metrics-admins',
  path: '/uber/metrics/admins',
  summary: 'Who runs groups, with how many educators and students they have, and how much these play.',
  access: uber,
  columns: {
    name,
    username,
    status,
    runs: text('metrics.columns.runs'),
    educators: number('metrics.columns.educators'),
    ...use,
  },
  sort: 'name',
});

export const questionsTable = table({
  name: 'questions',
  path: '/uber/questions',
  summary: 'First answers to the questions of a program. Counts only, counted at night.',
  access: uber,
  columns: {
    scene: { label: 'metrics.columns.scene', kind: 'text', filter: 'text', sort: true },
    /** In the words of the story; what it is called in the scene is for its writers. */
    question: { label: 'metrics.columns.question', kind: 'text' },
    ask: { label: 'metrics.columns.ask', kind: 'text', hidden: true },
    skill: {
      label: 'metrics.columns.skill',
      kind: 'choice',
      choices: SKILLS,
      labels: 'metrics.skills',
      filter: 'choices',
    },
    answers: { ...number('metrics.columns.answers'), sort: true },
    best_percent: { ...number('metrics.columns.best'), sort: true },
    look: {
      label: 'metrics.columns.look',
      kind: 'choice',
      choices: LOOKS,
      labels: 'metrics.looks',
      filter: 'choices',
    },
    stop_percent: { ...number('metrics.columns.stop'), sort: true },
    seconds: { ...number('metrics.columns.seconds'), sort: true },
    differs: {
      label: 'metrics.columns.differs',
      kind: 'choice',
      choices: DIFFERS,
      labels: 'metrics.differs',
      filter: 'choices',
    },
    /** On the screen they stand in the bar beside the best. */
    partly_percent: { ...number('metrics.columns.partly'), hidden: true },
    not_yet_percent: { ...number('metrics.columns.not-yet'), hidden: true },
    form: {
      label: 'metrics.columns.form',
      kind: 'choice',
      choices: QUESTION_FORMS,
      labels: 'metrics.forms',
      hidden: true,
    },
    left_out: { ...number('metrics.columns.left-out'), hidden: true },
    version: { ...text('metrics.columns.version'), hidden: true },
  },
  fields: { stop_here: 'yes-no' },
  filters: {
    program: {
      kind: 'choice',
      label: 'metrics.program',
      choices: PROGRAM_IDS,
      labels: 'metrics.programs',
      segment: true,
    },
    form: {
      kind: 'choice',
      label: 'metrics.columns.form',
      choices: QUESTION_FORMS,
      labels: 'metrics.forms',
      segment: true,
    },
    /** A school year or a month; of all time where it is left out. */
    period: { kind: 'text', label: 'metrics.period', segment: true },
    grade: {
      kind: 'choice',
      label: 'metrics.columns.grade',
      choices: GRADE_KEYS,
      labels: 'rosters.grades',
      segment: true,
    },
    current: { kind: 'yes-no', label: 'metrics.filters.current', segment: true },
  },
  sort: 'scene',
});
