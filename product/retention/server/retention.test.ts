import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { RETENTION_RULES } from '#apps/running/retention.ts';
import { PERSONAL_DATA } from '#database/personal-data/personal-data.ts';
import { PERIODS } from '#database/personal-data/slices/columns.ts';
import { dueAt } from '#platform/server/retention/periods.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount } from '#testing/api/people.ts';
import { retentionTable } from '../contract.ts';
import { RULE_NAMES } from '../rules/standing.ts';
import { runRules } from './run.ts';
import { plantPeriods } from './testing/plant-periods.ts';

const kindred = await testKindred();
const { db } = kindred;

/** Every column that is kept for a time only, with the longest it may be. */
const TIMED = Object.entries(PERSONAL_DATA).flatMap(([table, { personal = {} }]) =>
  Object.entries(personal).flatMap(([column, { retention }]) => {
    const longest = PERIODS[retention];
    return longest === null ? [] : [{ table, column, longest }];
  }),
);

test('no column with a period is without a rule that holds it', () => {
  const made = new Date('2018-03-01T00:00:00Z');
  const without = TIMED.filter(
    ({ table, column, longest }) =>
      !RETENTION_RULES.some(
        (rule) =>
          dueAt(rule.period, made) <= dueAt(longest, made) &&
          (rule.table === table ? (rule.columns?.includes(column) ?? true) : rule.along.includes(table)),
      ),
  );
  expect(TIMED.length).toBeGreaterThan(70);
  expect(without).toEqual([]);
  expect(RETENTION_RULES.map(({ name }) => name).toSorted()).toEqual(RULE_NAMES.toSorted());
});

/** What each rule removed in the run of a moment. */
async function goneAt(moment: Date): Promise<Record<string, number>> {
  const runs = await db
    .selectFrom('retention_runs')
    .select(['rule', 'gone'])
    .where('at', '=', moment)
    .execute();
  return Object.fromEntries(runs.map(({ rule, gone }) => [rule, gone]));
}

test('a clock that moves past each period leaves nothing that is over, and takes nothing before its time', async () => {
  // So long ago that the database lets go of the evidence, too.
  kindred.setNow('2014-09-15T15:00:00Z');
  await plantPeriods(kindred);
  // What removed what when is made by the runs themselves.
  const rules = RETENTION_RULES.filter(({ name }) => name !== 'retention-runs');
  const planted = await Promise.all(
    rules.map(async (rule) => {
      const oldest = await rule.oldest(db);
      expect([rule.name, oldest === null]).toEqual([rule.name, false]);
      return { rule, due: dueAt(rule.period, oldest ?? new Date(0)) };
    }),
  );
  const moments = [...new Set(planted.map(({ due }) => due.getTime()))].sort((a, b) => a - b);
  for (const moment of moments) {
    const dueNow = planted.filter(({ due }) => due.getTime() === moment).map(({ rule }) => rule);
    const before = new Date(moment - 1000);
    await runRules(db, dueNow, before);
    expect(Object.values(await goneAt(before)).filter((gone) => gone > 0)).toEqual([]);
    const after = new Date(moment + 1000);
    await runRules(db, RETENTION_RULES, after);
    const { 'retention-runs': _, ...gone } = await goneAt(after);
    const went = Object.keys(gone).filter((name) => (gone[name] ?? 0) > 0);
    expect(went.toSorted()).toEqual(dueNow.map(({ name }) => name).toSorted());
    for (const { oldest, period, name } of RETENTION_RULES) {
      const left = await oldest(db);
      expect([name, left === null || dueAt(period, left) >= after]).toEqual([name, true]);
    }
  }
  // The address of the account that went was written down by the database's own clock.
  await db.deleteFrom('former_addresses').where('created_at', '>', kindred.now()).execute();
  expect(await filledColumns()).toEqual([]);
  // Of an entry so old nothing else may change.
  const others = sql`update license_entries set used = 0 where kind = 'assign'`.execute(db);
  await expect(others).rejects.toThrow('append-only');
});

/** Which of the columns with a period hold anything yet, whatever the rules say. */
async function filledColumns(): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of TIMED) {
    const value: RawBuilder<unknown> = sql`coalesce(${sql.ref(column)}::text, '')`;
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where ${value} not in ('', '\\x', '{}', '[]') limit 1`.execute(
        db,
      );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

const lines = z.object({ data: z.array(z.looseObject({ rule: z.string(), standing: z.string() })) });

test('staff see each rule with its last run, and who is late', async () => {
  const staff = await buildAccount(db, { scope: 'uber' });
  kindred.setNow('2026-09-14T15:00:00Z');
  const list = async () => {
    const token = await kindred.tokenFor({ accountId: staff.id });
    return lines.parse((await kindred.call(retentionTable.list, {}, { token })).body).data;
  };
  await runRules(db, RETENTION_RULES, kindred.now());
  const first = await list();
  expect(first).toHaveLength(RULE_NAMES.length);
  expect(new Set(first.map(({ standing }) => standing))).toEqual(new Set(['in-time']));
  await db
    .updateTable('retention_runs')
    .set({ oldest_at: new Date('2026-06-01T00:00:00Z'), due_at: new Date('2026-09-10T00:00:00Z') })
    .where('rule', '=', 'orders')
    .where('at', '=', kindred.now())
    .execute();
  const late = await list();
  expect(late.find(({ rule }) => rule === 'orders')).toMatchObject({
    standing: 'late',
    days_late: 4,
    years: 7,
    year_from: '01-01',
  });
  kindred.setNow('2026-09-17T15:00:00Z');
  const silent = await list();
  expect(new Set(silent.map(({ standing }) => standing))).toEqual(new Set(['not-run']));
});

test('the database lets nobody take evidence away that is younger', async () => {
  const change = sql`select forget_audit_before(now() - interval '6 years', 10)`.execute(db);
  await expect(change).rejects.toThrow('evidence is kept for seven years');
});
