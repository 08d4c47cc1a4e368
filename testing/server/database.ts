import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { type Connection, type Database, openDatabase } from '#platform/server/database/database.ts';
import { copyOf, TEMPLATE } from './template.ts';

export type TestDatabase = Database & { connection: Connection };

/** A database of the test file's own, cloned from the migrated template and dropped afterwards. */
export async function testDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const { drop, ...database } = await passingDatabase(template);
  afterAll(drop);
  return database;
}

/** For tests that need several, one after the other. */
export async function passingDatabase(
  template = TEMPLATE,
  more: Connection = {},
): Promise<TestDatabase & { drop(): Promise<void> }> {
  const server = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = openDatabase({ ...server, max: 1 });
  await admin.pool.query(`create database ${name} ${copyOf(template)}`);
  const connection = { ...server, database: name };
  const database = openDatabase({ ...connection, max: 30, ...more });
  const drop = async (): Promise<void> => {
    await database.close();
    await admin.pool.query(`drop database ${name} with (force)`);
    await admin.close();
  };
  return { ...database, connection, drop };
}
