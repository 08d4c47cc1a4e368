import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testDatabase } from '#testing/server/database.ts';
import { ask } from '../database/statement.ts';
import { inTheirOrder, partsByKey, type RowColumn, rowColumn, rowsToJson } from './row-text.ts';

const { db } = await testDatabase();

const reader = (columns: readonly RowColumn[]) => rowsToJson(columns.length, inTheirOrder(columns));

const read = reader([
  rowColumn('id', { kind: 'number' }),
  rowColumn('text', { kind: 'text' }),
  rowColumn('day', { kind: 'day' }),
  rowColumn('moment', { kind: 'moment' }),
  rowColumn('yes', { kind: 'yes-no' }),
  rowColumn('amount', { kind: 'number' }),
  rowColumn('facts', { kind: 'json' }),
]);

/** What PostgreSQL says of the same rows, as it writes them and as JSON. */
async function written(rows: readonly object[], zone = 'UTC'): Promise<{ rows: string; json: string }> {
  return db.transaction().execute(async (tx) => {
    await ask(
      tx,
      { zone: z.string() },
      { text: "select set_config('timezone', $1, true) as zone", values: [zone] },
    );
    const [answer] = await ask(
      tx,
      { rows: z.string(), json: z.string() },
      {
        text: `select coalesce(string_agg(shown::text, ''), '') as rows, coalesce(json_agg(shown), '[]')::text as json
          from jsonb_to_recordset($1::jsonb) as shown(id bigint, text text, day date, moment timestamptz, yes boolean,
            amount numeric, facts jsonb)`,
        values: [JSON.stringify(rows)],
      },
    );
    return answer ?? { rows: '', json: '[]' };
  });
}

const awkward = [
  '',
  ' ',
  '"',
  '""',
  '\\',
  '\\"',
  ',',
  '(',
  ')',
  '(,)',
  'null',
  't',
  '\n',
  '\r\n',
  '\t',
  '林美玲',
  '👩‍🏫',
  "O'Brien",
];
const text = fc.oneof(
  fc.constantFrom(...awkward),
  fc.array(fc.constantFrom(...awkward, 'a', 'Ünal'), { maxLength: 6 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme' }).map((one) => one.replaceAll('\0', '')),
);
const moment = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((one) => one.toISOString());
/**
 * Without letters that JSON escapes: where letters beyond Latin are in the same text, `JSON.parse` of Node 26.10 reads the key
 * `k"` as `k\\`. No key of ours has one; values, which may have any, are read right.
 */
const key = text.map((one) => `key ${one.replaceAll(/["\\\p{Cc}]/gu, '')}`);
const row = fc.record({
  id: fc.integer(),
  text: fc.option(text),
  day: fc.option(moment.map((one) => one.slice(0, 10))),
  moment: fc.option(moment),
  yes: fc.option(fc.boolean()),
  amount: fc.option(fc.integer().map((one) => one / 100)),
  facts: fc.option(fc.dictionary(key, fc.oneof(text, fc.integer())), { nil: undefined }),
});

test('rows are the JSON that the database would have written, whatever is in them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 20 }), async (rows) => {
      const said = await written(rows);
      expect(JSON.parse(read(said.rows))).toEqual(JSON.parse(said.json));
    }),
    { numRuns: 60 },
  );
});

test('moments have the offset of JSON, in whichever zone the database speaks', async () => {
  for (const zone of ['UTC', 'Asia/Kolkata', 'America/New_York']) {
    const said = await written([{ id: 1, moment: '2026-09-14T15:00:00.120Z' }], zone);
    expect(read(said.rows)).toBe(JSON.stringify(JSON.parse(said.json)));
  }
});

test('pages of any length follow each other, in any script, also after one that came to no end', () => {
  const page = reader([rowColumn('id', { kind: 'number' }), rowColumn('text', { kind: 'text' })]);
  const said = (rows: readonly { id: number; text: string }[]): string =>
    page(rows.map(({ id, text: one }) => `(${id},"${one.replaceAll(/["\\]/g, '$&$&')}")`).join(''));
  const long = Array.from({ length: 2000 }, (_, id) => ({
    id,
    text: `"${'x'.repeat(id % 200)}\\ 林美玲 👩‍🏫\n`,
  }));
  const plain = [{ id: 1, text: 'Ada' }];
  for (const rows of [plain, long, plain, long.slice(0, 3), []])
    expect(said(rows)).toBe(JSON.stringify(rows));
  expect(() => page('(1,"林')).toThrow('in the middle');
  expect(said(plain)).toBe(JSON.stringify(plain));
});

test('choices are numbers where the contract has numbers', () => {
  const grade = { kind: 'choice', label: 'ui.no', labels: 'ui', choices: [-1, 0, 1] } as const;
  const level = { kind: 'choice', label: 'ui.no', labels: 'ui', choices: ['1', '2'] } as const;
  const choices = reader([rowColumn('grade', grade), rowColumn('level', level)]);
  expect(choices('(-1,2)(,)')).toBe('[{"grade":-1,"level":"2"},{"grade":null,"level":null}]');
});

test('what is cut off is an error, and not a row', () => {
  expect(() => read('(1,"ab')).toThrow('in the middle');
  expect(() => read('(1,ab')).toThrow('in the middle');
  const page = reader([rowColumn('id', { kind: 'number' }), rowColumn('text', { kind: 'text' })]);
  // The whole one lies where it was read.
  for (const whole of ['(1,"a b")', '(1,"a ""b")', '(1,ab)']) {
    page(whole);
    for (let cut = 1; cut < whole.length; cut += 1) expect(() => page(whole.slice(0, cut))).toThrow();
  }
});

test('what every row says has no cell', () => {
  const rows = rowsToJson(1, [
    { ...rowColumn('id', { kind: 'number' }), cell: 0 },
    { ...rowColumn('ruled', { kind: 'yes-no' }), cell: null, always: 'true' },
  ]);
  expect(rows('(1)(2)')).toBe('[{"id":1,"ruled":true},{"id":2,"ruled":true}]');
});

test('values of one array are cells of their own; where it has none, there is none', () => {
  const figure = (name: string, element: number) => ({
    ...rowColumn(name, { kind: 'number' }),
    cell: 1,
    element,
  });
  const figures = rowsToJson(2, [
    { ...rowColumn('id', { kind: 'number' }), cell: 0 },
    figure('third', 3),
    figure('first', 1),
    figure('second', 2),
    figure('again', 2),
  ]);
  expect(JSON.parse(figures('(1,"{7,NULL,80}")(2,"{7,NULL}")(3,"{NULL,1,NULL}")(4,)(5,{})(6,{7})'))).toEqual([
    { id: 1, third: 80, first: 7, second: null, again: null },
    { id: 2, third: null, first: 7, second: null, again: null },
    { id: 3, third: null, first: null, second: 1, again: 1 },
    { id: 4, third: null, first: null, second: null, again: null },
    { id: 5, third: null, first: null, second: null, again: null },
    { id: 6, third: null, first: 7, second: null, again: null },
  ]);
});

test('where a row says nothing itself, the row says it that it refers to', () => {
  const name = rowColumn('name', { kind: 'text' });
  const owners = partsByKey(3, [
    { ...name, cell: 1 },
    { ...rowColumn('on', { kind: 'yes-no' }), cell: 2 },
  ])('(7,"Okafor, ""Maya""",t)(8,,f)');
  const read = rowsToJson(2, [
    { ...name, cell: 1, lookup: { in: 'owner', key: 0, part: 0 } },
    { ...rowColumn('on', { kind: 'yes-no' }), cell: null, lookup: { in: 'owner', key: 0, part: 1 } },
  ]);
  expect(JSON.parse(read('(7,)(8,)(9,)(,)(7,own)', new Map([['owner', owners]])))).toEqual([
    { name: 'Okafor, "Maya"', on: true },
    { name: null, on: false },
    { name: null, on: null },
    { name: null, on: null },
    { name: 'own', on: true },
  ]);
});

test('what is said of several cells is said of their texts, here and in rows that are referred to', () => {
  const name = { ...rowColumn('name', { kind: 'text' }), cell: null };
  const say = (first = '', last = ''): string => `${last}, ${first}`;
  const owners = partsByKey(3, [{ ...name, said: { cells: [1, 2], say } }])('(7,"Ada ""A.""",Lowe)');
  const read = rowsToJson(3, [
    { ...name, said: { cells: [2, 0], say } },
    { ...name, name: 'owner', lookup: { in: 'owner', key: 1, part: 0 } },
  ]);
  expect(JSON.parse(read('("O\\\\B",7,Maya)', new Map([['owner', owners]])))).toEqual([
    { name: 'O\\B, Maya', owner: 'Lowe, Ada "A."' },
  ]);
});

test('a row of other cells than were asked for is an error', () => {
  expect(() => read('(1,a,,,,,,2)')).toThrow('more cells');
  expect(() => read('(1,a)(2,b)')).toThrow();
});
