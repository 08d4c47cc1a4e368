import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DASHBOARD_KINDS } from '#product/notifications/rules/dashboard.ts';

test('the database takes every kind of notice that the code knows, and no other', async () => {
  const schema = await readFile(new URL('schema.sql', import.meta.url), 'utf8');
  const table = schema.split('create table dashboard_notifications')[1]?.split('create table')[0] ?? '';
  const list = /CHECK \(\(kind = ANY \(ARRAY\[(.*)\]\)\)\)/.exec(table)?.[1] ?? '';
  const kinds = [...list.matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind);
  expect(kinds.toSorted()).toEqual([...DASHBOARD_KINDS].toSorted());
});
