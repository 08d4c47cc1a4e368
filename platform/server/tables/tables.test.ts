import { strFromU8, unzipSync } from 'fflate';
import { CompiledQuery, sql } from 'kysely';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE_SIZE } from '#platform/contract/page-size.ts';
import { type Actor, policy } from '#platform/contract/policy.ts';
import { type RowOf, table } from '#platform/contract/table.ts';
import { testDatabase } from '#testing/server/database.ts';
import { type App, createApp } from '../http/app.ts';
import type { Rows } from './cells.ts';
import { likeText, searchWords } from './conditions.ts';
import { csv } from './csv.ts';
import { takePlace } from './places.ts';
import type { TableSource } from './source.ts';
import { type PageRow, pageStatement, rowsAsJson } from './statements.ts';
import { tableRoutes } from './table-routes.ts';
import { xlsx } from './xlsx.ts';

const { db } = await testDatabase();

/** Somebody's shelf of books; the token says whose. */
const definition = {
  summary: 'Books of a shelf.',
  access: policy('readers', () => true),
  columns: {
    title: { kind: 'text', label: 'ui.close', filter: 'text', sort: true },
    pages: { kind: 'number', label: 'ui.cancel', filter: 'number-range', sort: true },
    bought: { kind: 'day', label: 'ui.yes', filter: 'day-range', sort: true },
    read_at: { kind: 'moment', label: 'ui.no', filter: 'day-range' },
    lent: { kind: 'yes-no', label: 'ui.yes', filter: 'yes-no' },
    color: { kind: 'choice', label: 'ui.no', choices: ['yes', 'no'], labels: 'ui', filter: 'choices' },
    author: { kind: 'text', label: 'ui.close', filter: 'text', sort: true },
    neighbors: { kind: 'number', label: 'ui.close' },
  },
  fields: { owner: 'number', mine: 'yes-no' },
  filters: { old: { kind: 'yes-no', label: 'ui.yes', segment: true } },
  sort: 'title',
  selectLimit: 60,
} as const;
const books = table({ ...definition, name: 'books', path: '/books' });
/** The same over everybody. */
const allBooks = table({ ...definition, name: 'all-books', path: '/all-books' });
const source: TableSource<typeof books> = {
  from: 'books b',
  id: 'b.id',
  scope: (actor, bind) => `b.owner = ${bind(actor.id)}`,
  joins: { author: 'left join authors a on a.id = b.author_id' },
  late: {
    around: (row) => `left join lateral (
      select count(*) as neighbors from books n where n.pages between ${row}.pages - 1 and ${row}.pages + 1
    ) around on true`,
  },
  columns: {
    title: 'b.title',
    pages: 'b.pages',
    bought: 'b.bought',
    read_at: 'b.read_at',
    lent: 'b.lent',
    color: 'b.color',
    author: { sql: 'a.name', join: 'author' },
    neighbors: { sql: 'around.neighbors', late: 'around' },
    owner: 'b.owner',
    mine: (actor, bind) => `b.owner = ${bind(actor.id)}`,
  },
  filters: { old: 'b.old' },
};

const OWN_AUTHOR = "case when b.id % 5 = 0 then 'Own, \"' || b.id || '\"' end";
/** The author is another row's, unless the book says one: looked up beside the page, and joined. */
const lookedUpBooks = table({ ...definition, name: 'looked-up-books', path: '/looked-up-books' });
const joinedBooks = table({ ...definition, name: 'joined-books', path: '/joined-books' });
/** A shortcut to them that leaves rows out, so that it shows: it says of itself that it holds for the first reader. */
const shortBooks = table({ ...definition, name: 'short-books', path: '/short-books' });
const asked: string[] = [];

let app: App;

beforeAll(async () => {
  await sql`create table authors (id bigint primary key, name text)`.execute(db);
  await sql`create table books (id bigint primary key, owner bigint, title text, pages int, bought date,
    read_at timestamptz, lent boolean not null default false, color text, author_id bigint, old boolean not null default false)`.execute(
    db,
  );
  await sql`insert into authors values (1, 'Ada'), (2, 'Ünal')`.execute(db);
  await sql`insert into books select n, 1 + n % 2, 'Book ' || lpad(n::text, 3, '0'), n, date '2026-01-01' + n,
    timestamptz '2026-01-01T12:00:00Z' + n * interval '1 day', n % 3 = 0, case when n % 4 = 0 then 'yes' else 'no' end,
    1 + n % 2, n > 300 from generate_series(1, 400) n`.execute(db);
  await sql`update books set title = '=HYPERLINK("x")', pages = null where id = 2`.execute(db);
  app = createApp({
    db,
    clock: () => new Date('2026-09-14T15:00:00Z'),
    addressOf: () => ({ site: 'dashboard', brand: 'kindred', dashboardUrl: '', studentUrl: '' }),
    authenticate: async (_, { token }) => ({
      actor: { id: Number(token.slice(-1)), scope: 'reader', traits: [], actingAsBy: null },
      hasProved: true,
    }),
    logger: false,
    trustProxy: false,
    https: false,
  });
  tableRoutes(app.serve, books, source);
  tableRoutes(app.serve, allBooks, {
    ...source,
    scope: () => 'true',
    filters: {
      ...source.filters,
      title: (value, bind) => (value.kind === 'text' ? `b.title like ${bind(`%${value.text}%`)}` : 'true'),
    },
    wide: true,
    total: () => '(select count(*) from books)',
  });
  tableRoutes(app.serve, lookedUpBooks, {
    ...source,
    lookups: { author: { from: 'authors a', id: 'a.id', key: 'b.author_id' } },
    columns: { ...source.columns, author: { own: OWN_AUTHOR, theirs: 'a.name', in: 'author' } },
  });
  const joined = { sql: `coalesce(${OWN_AUTHOR}, a.name)`, join: 'author' };
  tableRoutes(app.serve, joinedBooks, { ...source, columns: { ...source.columns, author: joined } });
  tableRoutes(app.serve, shortBooks, {
    ...source,
    shortcut: {
      suits: () => true,
      holds: (actor, bind) => `${bind(actor.id)}::bigint = 1`,
      source: {
        ...source,
        scope: (actor, bind) => {
          asked.push(`short for ${actor.id}`);
          return `b.owner = ${bind(actor.id)} and b.id <= 10`;
        },
      },
    },
  });
});
afterAll(() => app.server.close());

type Book = RowOf<typeof books>;
type Answer = { data: Book[]; filtered: number; total: number; total_from_cache: boolean };

function get(query: Record<string, string>, below = '', reader = 1) {
  return app.server.inject({ url: `/api/books${below}`, query, headers: headers(reader) });
}
function headers(reader: number) {
  return { 'access-token': `Bearer ${'x'.repeat(20)}${reader}` };
}
async function list(query: Record<string, string>, reader = 1): Promise<Answer> {
  const reply = await get(query, '', reader);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const post = (payload: Record<string, unknown>, reader = 1) =>
  app.server.inject({ method: 'POST', url: '/api/books/subset', payload, headers: headers(reader) });

test('a page has fifty rows in order, the counts, and only what the definition names', async () => {
  const first = await list({ old: 'no' });
  expect(first.data).toHaveLength(PAGE_SIZE);
  expect([first.filtered, first.total, first.total_from_cache]).toEqual([150, 150, false]);
  expect(first.data[1]).toEqual({
    id: 4,
    title: 'Book 004',
    pages: 4,
    bought: '2026-01-05',
    read_at: '2026-01-05T12:00:00+00:00',
    lent: false,
    color: 'yes',
    author: 'Ada',
    neighbors: 3,
    owner: 1,
    mine: true,
  });
  const third = await list({ old: 'no', _page: '3' });
  expect(third.data.map(({ id }) => id)).toEqual(
    first.data.map(({ id }) => id + 200).map((id, index) => (index === 0 ? 202 : id)),
  );
  expect((await list({ old: 'no', _page: '4' })).data).toEqual([]);
});

test('rows of others are in no list, subset, selection or file', async () => {
  expect((await list({}, 2)).data.every(({ owner }) => owner === 2)).toBe(true);
  const subset = await post({ _ids: [2, 3, 4, 5] });
  expect(subset.json().data.map(({ id }: Book) => id)).toEqual([2, 4]);
  expect((await get({}, '/select-all', 2)).json().ids).not.toContain(2);
  const file = await post({ _ids: [3, 4], _download: 1, _columns: 'title' });
  expect(file.body).toBe('\uFEFFClose\r\nBook 004\r\n');
});

test.each([
  [{ title: 'OOK 01' }, [10, 12, 14, 16, 18]],
  [{ pages: '396..', _sort: '-pages' }, [400, 398, 396]],
  [{ pages: '..5' }, [4]],
  [{ bought: '1/5/2026..1/9/2026' }, [4, 6, 8]],
  [{ read_at: '1/5/2026..1/5/2026' }, [4]],
  [{ lent: 'yes', pages: '1..20', author: 'ada' }, [6, 12, 18]],
  [{ color: 'yes', pages: '1..12' }, [4, 8, 12]],
  [{ color: 'yes,no', pages: '1..8' }, [4, 6, 8]],
  [{ author: 'ünal' }, []],
])('filters %o find %j', async (query, ids) => {
  const { data, filtered, total } = await list(query);
  expect(data.map(({ id }) => id)).toEqual(ids);
  expect([filtered, total]).toEqual([ids.length, 200]);
});

test('a page comes by its shortcut where that holds, and else the long way, which is then known', async () => {
  const page = async (reader: number, query: Record<string, string>) => {
    const reply = await app.server.inject({
      url: '/api/short-books',
      query: { old: 'no', ...query },
      headers: headers(reader),
    });
    const { data, filtered, total }: Answer = reply.json();
    return [data.length, filtered, total];
  };
  expect(await page(1, {})).toEqual([5, 5, 5]);
  expect(await page(1, { color: 'yes' })).toEqual([2, 2, 5]);
  expect(asked).not.toContain('short for 2');
  expect(await page(2, { pages: '1..20' })).toEqual([10, 10, 150]);
  expect(asked).toContain('short for 2');
  asked.length = 0;
  expect(await page(2, {})).toEqual([50, 150, 150]);
  expect(await page(1, { _sort: '-title' })).toEqual([5, 5, 5]);
  expect(asked).not.toContain('short for 2');
  // Files and selections are asked for the long way.
  const all = await app.server.inject({ url: '/api/short-books/select-all', headers: headers(1) });
  expect(all.json().ids).toHaveLength(60);
});

test('sorting by a joined column goes both ways, ties in the order of ids', async () => {
  const up = await list({ _sort: 'author' });
  expect(up.data.slice(0, 2).map(({ id }) => id)).toEqual([2, 4]);
  const down = await list({ _sort: '-author' });
  expect(down.data.slice(0, 2).map(({ id }) => id)).toEqual([400, 398]);
});

test.each([
  ['_sort', 'owner'],
  ['_sort', 'lent'],
  ['_sort', 'title; drop table books'],
  ['_page', '0'],
  ['_page', '1.5'],
  ['_format', 'pdf'],
  ['_columns', 'title,owner'],
  ['_columns', 'title,title'],
  ['_nonsense', '1'],
  ['owner', '2'],
  ['pages', 'many'],
  ['bought', '2/30/2026..'],
  ['bought', '2026-01-01..'],
  ['lent', 'maybe'],
  ['color', 'yes,green'],
  ['title', 'x'.repeat(501)],
])('%s=%s is refused at its field', async (name, value) => {
  const reply = await get({ [name]: value });
  expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, [name]]);
});

test('select-all answers the ids of what the filters find, in order and up to the limit', async () => {
  expect((await get({ pages: '391..', _sort: '-pages' }, '/select-all')).json()).toEqual({
    ids: [400, 398, 396, 394, 392],
  });
  expect((await get({}, '/select-all')).json().ids).toHaveLength(60);
});

test('a subset takes no more ids than can be selected', async () => {
  const reply = await post({ _ids: Array.from({ length: 61 }, (_, index) => index + 1) });
  expect(reply.statusCode).toBe(422);
});

test('a csv file has the chosen columns, words instead of values, and no formulas', async () => {
  const reply = await get({ pages: '..5', _download: '1', _columns: 'title,bought,lent,color,pages' });
  expect(reply.headers['content-disposition']).toBe('attachment; filename="books-2026-09-14.csv"');
  expect(reply.headers['x-rows']).toBe('1');
  expect(reply.body).toBe('\uFEFFClose,Yes,Yes,No,Cancel\r\nBook 004,01/05/2026,No,Yes,4\r\n');
  const hostile = await post({ _ids: [2], _download: 1, _columns: 'title,pages' });
  expect(hostile.body).toBe(`\uFEFFClose,Cancel\r\n"'=HYPERLINK(""x"")",\r\n`);
});

test("days of moments are the asker's, in filters as in files", async () => {
  await sql`update books set read_at = '2026-03-09T02:30:00Z' where id = 4`.execute(db);
  const day = { pages: '4..4', read_at: '3/8/2026..3/8/2026' };
  const found = async (more: Record<string, string>) => (await list({ ...day, ...more })).data.length;
  expect([await found({}), await found({ _zone: 'America/New_York' })]).toEqual([0, 1]);
  expect(await found({ _zone: 'Asia/Taipei' })).toBe(0);
  const chosen = { read_at: '3/8/2026..', pages: '4..4', _zone: 'Asia/Taipei' };
  expect((await get(chosen, '/select-all')).json().ids).toEqual([4]);
  const file = { pages: '4..4', _download: '1', _columns: 'read_at' };
  const shown = async (zone: string) => (await get({ ...file, _zone: zone })).body.split('\r\n')[1];
  expect(await shown('America/New_York')).toBe('03/08/2026');
  expect(await shown('Asia/Taipei')).toBe('03/09/2026');
  // It is the 15th there.
  const reply = await get({ ...file, _zone: 'Pacific/Kiritimati' });
  expect(reply.headers['content-disposition']).toContain('books-2026-09-15.csv');
  expect((await get({ _zone: 'Mars/Base' })).statusCode).toBe(422);
});

test('the headers of a file are in the language asked for', async () => {
  const reply = await get({ pages: '..5', _download: '1', _columns: 'lent', _locale: 'zh-TW' });
  expect(reply.body).toBe('\uFEFF是\r\n否\r\n');
});

test('an xlsx file opens, with the same rows as the list', async () => {
  const reply = await get({ _download: '1', _format: 'xlsx', _columns: 'title,pages,author' });
  const [sheet] = await readXlsxFile(reply.rawPayload);
  const rows = sheet?.data ?? [];
  expect(rows).toHaveLength(201);
  expect(rows[0]).toEqual(['Close', 'Cancel', 'Close']);
  expect(rows[1]).toEqual([`'=HYPERLINK("x")`, null, 'Ada']);
  expect(rows[200]).toEqual(['Book 400', 400, 'Ada']);
});

test('dates of an xlsx file are dates, and its columns are as wide as what is in them', async () => {
  await sql`update books set title = ${'Ü'.repeat(30)} where id = 4`.execute(db);
  const query = { _download: '1', _format: 'xlsx', _columns: 'title,bought,read_at,color', pages: '4..6' };
  const reply = await get(query);
  const [sheet] = await readXlsxFile(reply.rawPayload);
  expect(sheet?.data[1]).toEqual([
    'Book 006',
    new Date('2026-01-07T00:00:00Z'),
    new Date('2026-01-07T00:00:00Z'),
    expect.any(String),
  ]);
  const files = unzipSync(new Uint8Array(reply.rawPayload));
  const xml = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const widths = [...xml.matchAll(/<col [^>]*width="([\d.]+)"/g)].map((match) => Number(match[1]));
  expect(widths).toEqual([32, 12, 12, 8]);
  await sql`update books set title = 'Book 004' where id = 4`.execute(db);
});

test.each([
  ['csv', csv],
  ['xlsx', xlsx],
] as const)('who goes away halfway through a %s file leaves nothing open', async (_, write) => {
  let isOpen = true;
  async function* endless(): Rows {
    try {
      for (;;) yield [['x'.repeat(30_000)]];
    } finally {
      isOpen = false;
    }
  }
  const file = write(['Title'], endless());
  for (let pieces = 0; pieces < 3; pieces += 1) await file.next();
  await file.return(undefined);
  expect(isOpen).toBe(false);
});

test('more files at once than a person may have are refused, until one is done', async () => {
  const places = [takePlace(77), takePlace(77)];
  expect(() => takePlace(77)).toThrow('error.too-many-attempts');
  places[0]?.release();
  places[0]?.release();
  expect(() => takePlace(77).release()).not.toThrow();
  places[1]?.release();
});

test('a file leaves an audit row, a list none', async () => {
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from audit`.execute(db)).rows[0]?.n ?? 0;
  const before = await count();
  await list({});
  expect(await count()).toBe(before);
  await get({ _download: '1', title: 'Book', old: 'no' });
  expect(await count()).toBe(before + 1);
  const last = await db
    .selectFrom('audit')
    .select(['action', 'details'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(last).toEqual({
    action: 'books.download',
    details: { format: 'csv', rows: 149, filters: 'title old', chosen: 0 },
  });
});

test('beyond the cap the counts are estimates, and say so', async () => {
  await sql`insert into books (id, owner, title) select n, 3, 'Many' from generate_series(1000, 22000) n`.execute(
    db,
  );
  await sql`analyze books`.execute(db);
  const { filtered, total, total_from_cache } = await list({ title: 'an' }, 3);
  expect(total_from_cache).toBe(true);
  expect(total).toBeGreaterThan(10_000);
  expect(filtered).toBeLessThanOrEqual(total);
});

test('over everybody, what the filters find is counted when it is little and estimated when it is much', async () => {
  const ask = async (query: Record<string, string>): Promise<Answer> =>
    (await app.server.inject({ url: '/api/all-books', query, headers: headers(1) })).json();
  const few = await ask({ title: 'ook 01', _sort: '-title' });
  expect(few.data.map(({ title }) => title)).toEqual([...Array(10).keys()].map((n) => `Book 0${19 - n}`));
  expect([few.filtered, few.total, few.total_from_cache]).toEqual([10, 21_401, false]);
  const second = await ask({ title: 'Book', _page: '2' });
  expect([second.data[0]?.title, second.filtered]).toEqual(['Book 052', 399]);
  // The planner knows nothing of such a condition; a page that is not full knows better.
  const rare = await ask({ author: 'nobody at all' });
  expect([rare.filtered, rare.total_from_cache]).toEqual([0, false]);
  const most = await ask({ lent: 'no' });
  expect(most.data).toHaveLength(PAGE_SIZE);
  expect([most.filtered > 5000, most.total_from_cache]).toEqual([true, true]);
});

test('what a row carries may depend on who looks', async () => {
  const query = { pages: '3..4' };
  const reply = await app.server.inject({ url: '/api/all-books', query, headers: headers(2) });
  expect(reply.json().data.map(({ id, mine }: Book) => [id, mine])).toEqual([
    [3, true],
    [4, false],
  ]);
});

test('what is looked up late is in lists, subsets and files alike', async () => {
  const neighbors = (rows: readonly Book[]) => rows.map((book) => [book.id, book.neighbors]);
  const expected = [
    [400, 2],
    [398, 3],
  ];
  expect(neighbors((await list({ pages: '397..400', _sort: '-pages' })).data)).toEqual(expected);
  const everybodys = await app.server.inject({
    url: '/api/all-books',
    query: { pages: '397..400', _sort: '-pages' },
    headers: headers(1),
  });
  expect(neighbors(everybodys.json().data)).toEqual([
    [400, 2],
    [399, 3],
    [398, 3],
    [397, 3],
  ]);
  expect(neighbors((await post({ _ids: [398, 400], _sort: '-pages' })).json().data)).toEqual(expected);
  const file = await get({
    pages: '397..400',
    _sort: '-pages',
    _download: '1',
    _columns: 'pages,neighbors',
  });
  expect(file.body).toContain('400,2\r\n398,3');
});

test.each<Record<string, string>>([
  {},
  { old: 'no', _page: '3' },
  { author: 'ada' },
  { author: 'own' },
  { _sort: '-author' },
  { title: 'no such' },
  { _download: '1', _columns: 'title,author' },
])('what is looked up beside a page is what a join would say: %o', async (query) => {
  // A book of an author who is not there.
  await sql`update books set author_id = 9 where id in (8, 10)`.execute(db);
  const [lookedUp, joined] = await Promise.all(
    ['looked-up', 'joined'].map((name) =>
      app.server.inject({ url: `/api/${name}-books`, query, headers: headers(1) }),
    ),
  );
  expect(lookedUp?.statusCode).toBe(200);
  expect(lookedUp?.body).toBe(joined?.body);
  await sql`update books set author_id = 1 + id % 2`.execute(db);
});

test.each(['books', 'all-books'])('%s stay in order, however what is late is joined', async (name) => {
  const joined: TableSource<typeof books> = {
    ...source,
    ...(name === 'books' ? {} : { wide: true }),
    late: {
      around: (row) => `left join (select id, pages as neighbors from books) around on around.id = ${row}.id`,
    },
  };
  const query = {
    page: 1,
    sort: { column: 'title', descending: true },
    filters: {},
    ids: null,
    download: null,
    timeZone: 'UTC',
  };
  const about = {
    table: books,
    source: joined as unknown as TableSource,
    query,
    actor: { id: 1 } as Actor,
    now: new Date(0),
  };
  const { text, values } = pageStatement(about);
  const ids = await db.transaction().execute(async (tx) => {
    // As the planner may well choose by itself, with many rows or few figures about them.
    await sql`set local enable_nestloop = off`.execute(tx);
    await sql`set local enable_mergejoin = off`.execute(tx);
    const { rows } = await tx.executeQuery<PageRow>(CompiledQuery.raw(text, values));
    const none = { data: '', shown: 0, filtered: null, total: 0 };
    return JSON.parse(rowsAsJson(about, rows[0] ?? none)).map(({ id }: Book) => id);
  });
  expect(ids).toHaveLength(50);
  expect(ids).toEqual(ids.toSorted((one: number, other: number) => other - one));
});

test('nothing that is looked up late can be sorted or filtered by', () => {
  const late = (column: object) =>
    table({
      ...definition,
      name: 'late-books',
      path: '/late-books',
      columns: { ...definition.columns, neighbors: { ...definition.columns.neighbors, ...column } },
    });
  expect(() => tableRoutes(app.serve, late({ sort: true }), source)).toThrow('cannot sort by neighbors');
  expect(() => tableRoutes(app.serve, late({ filter: 'number-range' }), source)).toThrow('cannot filter by');
});

test('for like, wildcards stand for themselves', () => {
  expect(likeText('50%_\\a')).toBe('%50\\%\\_\\\\a%');
});

test('a search is its words, in any order and with the comma of the list', () => {
  expect(searchWords(' Okafor,  Maya ')).toEqual(['okafor', 'maya']);
  expect(searchWords(', ,')).toEqual([]);
  expect(searchWords("García-López, O'Neil ’")).toEqual(['garcia lopez', 'oneil']);
});
