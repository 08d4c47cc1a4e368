import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/server/database.ts';
import { endOfWritten } from './replica.ts';

const { db } = await testDatabase();

test.each([
  ['in the middle of a page', '0/3002020', '0/3002020'],
  ['at the end of a page', '0/3002018', '0/3002000'],
  ['at the end of a segment', '1/4000028', '1/4000000'],
  ['where only the first page of a segment has so long a header', '0/3002028', '0/3002028'],
])('what was written ends %s, where a copy that has everything is as well', async (_, said, end) => {
  const { rows } = await sql<{ lsn: string }>`
    select lsn::text from ${sql.raw(endOfWritten(`'${said}'::pg_lsn`))} last`.execute(db);
  expect(rows).toEqual([{ lsn: end }]);
});
