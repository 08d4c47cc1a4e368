import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#testing/server/database.ts';
import { backUp } from './backup.ts';
import { compareWith } from './compare.ts';
import { openBackup } from './file.ts';

const { db, connection } = await testDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'kindred-compare-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'compared.backup');

async function different(): Promise<string[]> {
  const backup = await openBackup(file);
  try {
    const compared = await compareWith(backup, connection);
    expect(compared.tables).toBeGreaterThan(100);
    return compared.different;
  } finally {
    await backup.close();
  }
}

test('a database is as its backup, until a row of it is not', async () => {
  const families = ['Otter', 'Wagtail'].map((name) => ({ name }));
  await db.insertInto('families').values(families).execute();
  await backUp({ connection, file, key: null, passphrase: null });
  expect(await different()).toEqual([]);
  await db.updateTable('families').set({ name: 'Dipper' }).where('name', '=', 'Wagtail').execute();
  expect(await different()).toEqual(['families']);
  await db.deleteFrom('families').execute();
  await db.insertInto('districts').values({ name: 'Riverside', state: 'NC' }).execute();
  expect(await different()).toEqual(['districts', 'families']);
});
