import { table } from '#platform/contract/table.ts';
import { uber } from '#product/access/rules/policies.ts';
import { RULE_NAMES, STANDINGS } from './rules/standing.ts';

const label = (name: string): string => `retention.columns.${name}`;

/** Each rule with its last run. */
export const retentionTable = table({
  name: 'retention',
  path: '/uber/retention',
  summary:
    'What is kept for a time only: each rule with its period, its last run, what went, and the oldest that is left.',
  access: uber,
  columns: {
    rule: {
      label: label('rule'),
      kind: 'choice',
      choices: RULE_NAMES,
      labels: 'retention.rules',
      filter: 'choices',
      sort: true,
    },
    table: { label: label('table'), kind: 'text', filter: 'text', sort: true, hidden: true },
    kept: { label: label('kept'), kind: 'text' },
    at: { label: label('at'), kind: 'moment', time: true, sort: true },
    gone: { label: label('gone'), kind: 'number', sort: true },
    gone_month: { label: label('gone-month'), kind: 'number' },
    took_ms: { label: label('took'), kind: 'number', sort: true, hidden: true },
    oldest_at: { label: label('oldest'), kind: 'moment', sort: true },
    due_at: { label: label('due'), kind: 'moment', sort: true },
    standing: {
      label: label('standing'),
      kind: 'choice',
      choices: STANDINGS,
      labels: 'retention.standings',
    },
  },
  fields: { days: 'number', years: 'number', year_from: 'text', days_late: 'number' },
  sort: 'rule',
  freshSeconds: 60,
});
