import * as z from 'zod/mini';
import type { Serve } from '#platform/server/http/serve.ts';
import { FREQUENCIES } from '#platform/server/retention/rule.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { retentionTable } from '../contract.ts';
import { daysLate, standingOf } from '../rules/standing.ts';

const facts = z.object({
  every: z.enum(FREQUENCIES),
  at: z.string(),
  due_at: z.nullable(z.string()),
  failed: z.boolean(),
});

const source: TableSource<typeof retentionTable> = {
  from: '(select distinct on (rule) * from retention_runs order by rule, at desc, id desc) r',
  id: 'r.id',
  scope: () => 'true',
  late: {
    month: (row) => `left join lateral (
      select sum(m.gone)::integer as gone from retention_runs m
      where m.rule = ${row}.rule and m.at > ${row}.at - interval '30 days'
    ) month on true`,
    facts: (row) => `left join lateral (
      select json_build_object('every', l.every, 'at', l.at, 'due_at', l.due_at, 'failed', l.failed) as facts
      from retention_runs l where l.id = ${row}.id
    ) last on true`,
  },
  rule: {
    facts: { sql: 'last.facts', late: 'facts' },
    say(read, { now }) {
      const { every, at, due_at: due, failed } = facts.parse(read);
      const dueAt = due === null ? null : new Date(due);
      return {
        standing: standingOf({ every, at: new Date(at), dueAt, failed }, now),
        days_late: daysLate(dueAt, now),
      };
    },
  },
  columns: {
    rule: 'r.rule',
    table: 'r.table_name',
    // Screens say it in words, by the fields.
    kept: "coalesce(r.days || ' days', r.years || ' years from ' || r.year_from)",
    at: 'r.at',
    gone: 'r.gone',
    gone_month: { sql: 'month.gone', late: 'month' },
    took_ms: 'r.took_ms',
    oldest_at: 'r.oldest_at',
    due_at: 'r.due_at',
    standing: { rule: true },
    days: 'r.days',
    years: 'r.years',
    year_from: 'r.year_from',
    days_late: { rule: true },
  },
};

export function retentionRoutes(serve: Serve): void {
  tableRoutes(serve, retentionTable, source);
}
