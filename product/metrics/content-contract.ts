import { LOCALES, PROGRAM_IDS } from '#brands/brand.ts';
import { table } from '#platform/contract/table.ts';
import { uber } from '#product/access/rules/policies.ts';
import { FORMS } from '#product/play/rules/story/programs.ts';

const program = {
  label: 'metrics.program',
  kind: 'choice',
  choices: PROGRAM_IDS,
  labels: 'metrics.programs',
  filter: 'choices',
  sort: true,
} as const;

/** Every version there ever was of a scene, and who has played it. Counts only, counted at night. */
export const contentVersionsTable = table({
  name: 'content-versions',
  path: '/uber/content-versions',
  summary:
    'Versions of scenes: which are served, since when, and how many children have played each. Counted at night.',
  access: uber,
  columns: {
    scene: { label: 'metrics.columns.scene', kind: 'text', filter: 'text', sort: true },
    program,
    version: { label: 'metrics.columns.version', kind: 'text', filter: 'text' },
    served: { label: 'metrics.content.served', kind: 'yes-no', filter: 'yes-no' },
    since: { label: 'metrics.content.since', kind: 'moment', filter: 'day-range', sort: true },
    children: { label: 'metrics.content.children', kind: 'number', sort: true },
    last_on: { label: 'metrics.content.last-on', kind: 'day' },
  },
  sort: 'program',
});

/** How full norms are, cell by cell. */
export const normCellsTable = table({
  name: 'norm-cells',
  path: '/uber/norm-cells',
  summary: 'Norm cells of every program, form, grade and language, and how full they are. Counted at night.',
  access: uber,
  columns: {
    program,
    form: {
      label: 'metrics.cells.form',
      kind: 'choice',
      choices: FORMS,
      labels: 'metrics.cells.forms',
      filter: 'choices',
    },
    language: {
      label: 'metrics.cells.language',
      kind: 'choice',
      choices: LOCALES,
      labels: 'metrics.cells.languages',
      filter: 'choices',
    },
    grade: { label: 'metrics.cells.grade', kind: 'number', sort: true },
    children: { label: 'metrics.cells.children', kind: 'number', sort: true },
    required: { label: 'metrics.cells.required', kind: 'number' },
    is_full: { label: 'metrics.cells.full', kind: 'yes-no', filter: 'yes-no' },
    is_current: { label: 'metrics.cells.current', kind: 'yes-no', filter: 'yes-no' },
    last_on: { label: 'metrics.cells.last-on', kind: 'day' },
  },
  sort: 'program',
});
