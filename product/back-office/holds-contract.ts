import { table } from '#platform/contract/table.ts';
import { uber } from '#product/access/rules/policies.ts';
import { HOLD_KINDS } from './rules/holds.ts';

/** Whatever waits for a person to decide: it is settled where it belongs, and gone from here then. */
export const holdsTable = table({
  name: 'holds',
  path: '/uber/holds',
  summary: 'What is on hold until somebody decides: payments, purchase orders, quotes, uploads, accounts.',
  access: uber,
  columns: {
    kind: {
      label: 'back-office-admin.holds.columns.kind',
      kind: 'choice',
      choices: HOLD_KINDS,
      labels: 'back-office-admin.holds.kinds',
      filter: 'choices',
      sort: true,
    },
    what: { label: 'back-office-admin.holds.columns.what', kind: 'text', filter: 'text' },
    whose: { label: 'back-office-admin.holds.columns.whose', kind: 'text', filter: 'text' },
    since: {
      label: 'back-office-admin.holds.columns.since',
      kind: 'moment',
      time: true,
      filter: 'day-range',
      sort: true,
    },
  },
  /** The row's own id where it is settled. */
  fields: { target: 'number', account_id: 'number', school_id: 'number' },
  sort: 'since',
  freshSeconds: 30,
});
