import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/server/database.ts';
import { searchText } from './search-text.ts';

const { db } = await testDatabase();

test.each([
  ['García', 'garcia'],
  ['GARCI\u0301A', 'garcia'],
  ["O'Neil", 'oneil'],
  ['O’Neil', 'oneil'],
  ['O´Neil', 'oneil'],
  ['Kaʻiulani', 'kaiulani'],
  ['García-López', 'garcia lopez'],
  ['Ｇａｒｃｉａ', 'garcia'],
  ['Łukasz Żółć', 'lukasz zolc'],
  ['Søren Æbelø', 'soren aebelo'],
  ['Strauß STRAẞE', 'strauss strasse'],
  ['Đặng Nguyễn', 'dang nguyen'],
  ['İnci Işık', 'inci isik'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
  ['王小明', '王小明'],
  ['ﾀﾅｶ', 'タナカ'],
  ['김민준', '김민준'.normalize('NFKD')],
  ['100％_a', '100%_a'],
  ["''", ''],
])('%s is searched as %s, in the server and in the database', async (text, searched) => {
  expect(searchText(text)).toBe(searched);
  const { rows } = await sql<{ same: string }>`select search_text(${text}) as same`.execute(db);
  expect(rows[0]?.same).toBe(searched);
});
