import { policy } from '#platform/contract/policy.ts';
import { type RowOf, table } from '#platform/contract/table.ts';

/** The definition of the design page's list. Nothing serves it: the page brings its own rows. */
export const demoTable = table({
  name: 'design-students',
  path: '/design/students',
  summary: 'The list of the design page.',
  access: policy('design', () => true),
  columns: {
    name: { label: 'design.tables.name', kind: 'text', filter: 'text', sort: true },
    grade: {
      label: 'design.tables.grade',
      kind: 'choice',
      choices: [2, 3, 4],
      labels: 'design.tables.grades',
      filter: 'choices',
      sort: true,
    },
    teacher: { label: 'design.tables.teacher', kind: 'text', filter: 'text' },
    scenes: { label: 'design.tables.scenes', kind: 'number', filter: 'number-range', sort: true },
    license_ends: { label: 'design.tables.license-ends', kind: 'day', filter: 'day-range', sort: true },
    uses_program: { label: 'design.tables.uses-program', kind: 'yes-no', filter: 'yes-no' },
    note: { label: 'design.tables.note', kind: 'text', hidden: true },
  },
  sort: 'name',
  selectLimit: 10,
});

export type DemoRow = RowOf<typeof demoTable>;

const NAMES = [
  'Alvarez-Montgomery, Maximiliana Josephine',
  'Brooks, Theo',
  'Chen, Mei',
  'Diallo, Fatou',
  'Evans, Rhys',
  'Fischer, Ida',
  'Garcia, Luz',
  'Haddad, Samir',
  'Ito, Haru',
  'Johnson, Nia',
  'Kowalski, Jan',
  'Lopez, Maria',
];

export const demoRows: readonly DemoRow[] = NAMES.map((name, index) => ({
  id: index + 1,
  name,
  grade: ([2, 3, 4] as const)[index % 3] ?? 2,
  teacher: index % 4 === 3 ? null : index % 2 === 0 ? 'Priya Raman' : 'Daniel Okoye',
  scenes: (index * 7) % 23,
  license_ends: index % 5 === 4 ? null : `2027-0${(index % 6) + 1}-15`,
  uses_program: index % 3 !== 0,
  note: null,
}));
