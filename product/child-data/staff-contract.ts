import { table } from '#platform/contract/table.ts';
import { uber } from '#product/access/rules/policies.ts';
import { ASKED_AS } from './rules/deletion/deletion.ts';

const label = <Name extends string>(name: Name) => `child-data.staff-deletions.columns.${name}` as const;

/** For staff, who take one back where somebody asks for it: each is a row, by the child's id. */
export const deletionsTable = table({
  name: 'uber-deletions',
  guarded: true,
  path: '/uber/child-deletions',
  summary: 'Children whose data is to be deleted: who asked, when, and on which day it is done or decided.',
  access: uber,
  columns: {
    name: { label: label('name'), kind: 'text', filter: 'text', sort: true },
    school: { label: label('school'), kind: 'text', filter: 'text', sort: true },
    state: {
      label: label('state'),
      kind: 'choice',
      choices: ['asked', 'waiting'],
      labels: 'child-data.staff-deletions.states',
      filter: 'choices',
      sort: true,
    },
    asked_as: {
      label: label('asked-as'),
      kind: 'choice',
      choices: ASKED_AS,
      labels: 'child-data.staff-deletions.asked-as',
      filter: 'choices',
      sort: true,
    },
    asked_at: { label: label('asked-at'), kind: 'moment', filter: 'day-range', sort: true },
    due_at: { label: label('due-at'), kind: 'moment', time: true, filter: 'day-range', sort: true },
    reference: { label: label('reference'), kind: 'text', filter: 'text' },
  },
  fields: { owner_id: 'number' },
  sort: 'due_at',
  freshSeconds: 30,
});
