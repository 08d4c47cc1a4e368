import { PROGRAM_IDS } from '#brands/brand.ts';
import { type Column, table } from '#platform/contract/table.ts';
import { educators, parents, uber } from '#product/access/rules/policies.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { GRADES } from './rules/fitting/grades.ts';
import { CHALLENGES, LESSON_TYPES, LEVELS, PREPS, USAGES } from './rules/lesson/lesson.ts';
import { MOST_IN_PACKET } from './rules/packet.ts';

const text = (label: string) => ({ label, kind: 'text' }) as const satisfies Column;
const number = (label: string) => ({ label, kind: 'number' }) as const satisfies Column;
const day = (label: string) => ({ label, kind: 'day' }) as const satisfies Column;
const moment = (label: string) => ({ label, kind: 'moment' }) as const satisfies Column;
const yesNo = (label: string) => ({ label, kind: 'yes-no', filter: 'yes-no' }) as const satisfies Column;

/** What the catalogue says of a lesson. Of several things that it is or is for, all stand in one cell. */
const facts = {
  title: { ...text('lessons.columns.title'), sort: true },
  code: text('lessons.columns.code'),
  overview: text('lessons.columns.overview'),
  type: {
    label: 'lessons.columns.type',
    kind: 'choice',
    choices: LESSON_TYPES,
    labels: 'lessons.types',
    filter: 'choices',
    sort: true,
  },
  usage: text('lessons.columns.usage'),
  skills: text('lessons.columns.skills'),
  level: {
    label: 'lessons.columns.level',
    kind: 'choice',
    choices: LEVELS,
    labels: 'lessons.levels',
    filter: 'choices',
  },
  grades: text('lessons.columns.grades'),
  prep: {
    label: 'lessons.columns.prep',
    kind: 'choice',
    choices: PREPS,
    labels: 'lessons.preps',
    filter: 'choices',
  },
  challenges: text('lessons.columns.challenges'),
  minutes: { ...number('lessons.columns.minutes'), filter: 'number-range', sort: true },
  featured_from: { ...day('lessons.columns.featured-from'), filter: 'day-range', sort: true },
  featured: { ...yesNo('lessons.columns.featured'), rare: true },
  safety: { ...yesNo('lessons.columns.safety'), rare: true },
  family: { ...yesNo('lessons.columns.family'), rare: true },
} as const;

const filters = {
  /** In the title and the overview, in either language, and by what everyday words mean. */
  search: { kind: 'text', label: 'lessons.filters.search' },
  /** Lessons that are written for it, whichever other grades they are for. */
  grade: { kind: 'choices', label: 'lessons.filters.grade', choices: GRADES, labels: 'lessons.grade' },
  usage: { kind: 'choices', label: 'lessons.columns.usage', choices: USAGES, labels: 'lessons.usages' },
  skills: { kind: 'choices', label: 'lessons.columns.skills', choices: SKILLS, labels: 'lessons.skills' },
  challenges: {
    kind: 'choices',
    label: 'lessons.columns.challenges',
    choices: CHALLENGES,
    labels: 'lessons.challenges',
  },
  /** There is a page for children. */
  page: { kind: 'yes-no', label: 'lessons.filters.page' },
  /** It follows a scene of one of them, by the catalogue or by the rule for those that no lesson names. */
  program: {
    kind: 'choices',
    label: 'lessons.filters.program',
    choices: PROGRAM_IDS,
    labels: 'rosters.programs',
  },
} as const;

/** What a reader sees beside the facts: what is theirs, and what the list is drawn with. */
const reading = {
  columns: {
    /** What fits a search best, and then the grades of the reader's own children. */
    fit: { ...number('lessons.columns.fit'), sort: true, hidden: true },
    ...facts,
    materials: text('lessons.columns.materials'),
    student_anchor: text('lessons.columns.student-anchor'),
    scene: text('lessons.columns.scene'),
    practice: text('lessons.columns.practice'),
    saved: yesNo('lessons.columns.saved'),
    taught_on: { ...day('lessons.columns.taught-on'), filter: 'day-range', sort: true },
    planned_for: { ...day('lessons.columns.planned-for'), filter: 'day-range', sort: true },
    /** Follows a scene that one of the reader's students finished in the last seven days. */
    after_play: yesNo('lessons.columns.after-play'),
  },
  fields: {
    title_zh: 'text',
    overview_zh: 'text',
    home_overview: 'text',
    home_overview_zh: 'text',
    cover: 'text',
    at_home: 'yes-no',
    read_by_counselor: 'yes-no',
  },
  filters,
  sort: 'fit',
  selectLimit: MOST_IN_PACKET,
} as const;

export const educatorLessonsTable = table({
  name: 'lessons',
  path: '/educator/lessons',
  summary: 'The lesson library, with what the reader saved, planned and taught.',
  access: educators,
  ...reading,
});

export const parentLessonsTable = table({
  name: 'family-lessons',
  path: '/parent/lessons',
  summary:
    'The lessons that make sense at home, each with a letter for families, with what the reader saved, planned and taught.',
  access: parents,
  ...reading,
});

export const staffLessonsTable = table({
  name: 'staff-lessons',
  path: '/uber/lessons',
  summary:
    'The lesson library, with how many adults saved, planned and taught each lesson, and who has read it.',
  access: uber,
  columns: {
    ...facts,
    code: { ...facts.code, hidden: true },
    type: { ...facts.type, hidden: true },
    level: { ...facts.level, hidden: true },
    featured: { ...facts.featured, hidden: true },
    /** Who needs no counselor is seen by that column. */
    safety: { ...facts.safety, hidden: true },
    overview: { ...facts.overview, hidden: true },
    usage: { ...facts.usage, hidden: true },
    skills: { ...facts.skills, hidden: true },
    grades: { ...facts.grades, hidden: true },
    prep: { ...facts.prep, hidden: true },
    challenges: { ...facts.challenges, hidden: true },
    minutes: { ...facts.minutes, hidden: true },
    family: { ...facts.family, hidden: true },
    saves: number('lessons.columns.saves'),
    plans: number('lessons.columns.plans'),
    taught: number('lessons.columns.taught'),
    taught_last: { ...day('lessons.columns.taught-last'), hidden: true },
    read_by_counselor: yesNo('lessons.columns.read-by-counselor'),
    read_by_autistic_reader: yesNo('lessons.columns.read-by-autistic-reader'),
    /** Who that was, when the mark was taken off, and by which of the staff. */
    counselor: { ...text('lessons.columns.counselor'), hidden: true },
    counselor_at: { ...moment('lessons.columns.counselor-at'), hidden: true },
    counselor_noted_by: { ...text('lessons.columns.counselor-noted-by'), hidden: true },
    autistic_reader: { ...text('lessons.columns.autistic-reader'), hidden: true },
    autistic_reader_at: { ...moment('lessons.columns.autistic-reader-at'), hidden: true },
    autistic_reader_noted_by: { ...text('lessons.columns.autistic-reader-noted-by'), hidden: true },
  },
  filters,
  sort: 'title',
});
