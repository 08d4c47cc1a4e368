import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/web/api.ts';
import { blankComic, type Comic } from '../../rules/comics/comic.ts';
import { type Draft, type Drafts, memoryDrafts } from '../queue/comic-drafts.ts';
import { createKeeper, type News, type Sent } from './keeper.ts';

const CHILD = 7;
let ids = 0;
beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A server that keeps versions as ours does. */
function aServer() {
  const rows = new Map<string, { version: string; comic: Comic }>();
  const thrown = new Set<string>();
  let fails: ApiError | 'after' | null = null;
  const send = async ({ comic, version, after }: Draft): Promise<Sent> => {
    if (fails instanceof ApiError) throw fails;
    if (thrown.has(comic.id)) return { kept: 'gone' };
    const before = rows.get(comic.id);
    if (before !== undefined && before.version !== version && !after.includes(before.version))
      return { kept: 'elsewhere' };
    rows.set(comic.id, { version, comic });
    if (fails === 'after') throw new ApiError(0, null);
    return { kept: 'kept' };
  };
  return { rows, thrown, send, fail: (how: typeof fails) => void (fails = how) };
}

function aPage(server: ReturnType<typeof aServer>, drafts: Drafts = memoryDrafts()) {
  const news: News[] = [];
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const keeper = createKeeper({
    student: CHILD,
    drafts,
    send: server.send,
    wait,
    newId: () => `id-${(ids += 1)}`,
    tell: (one) => news.push(one),
  });
  return { keeper, news, drafts };
}

const titled = (title: string, id = 'comic'): Comic => ({ ...blankComic(id, 'academy'), title });
const titles = (server: ReturnType<typeof aServer>) =>
  [...server.rows.values()].map(({ comic }) => comic.title);

test('letters in quick succession are sent once, and the draft is gone when they have arrived', async () => {
  const server = aServer();
  const { keeper, drafts, news } = aPage(server);
  for (const title of ['A', 'Ab', 'Abc']) await keeper.keep(titled(title));
  expect(titles(server)).toEqual([]);
  expect(await drafts.of(CHILD)).toMatchObject([{ comic: { title: 'Abc' } }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(titles(server)).toEqual(['Abc']);
  expect(await drafts.of(CHILD)).toEqual([]);
  expect(news.at(-1)).toEqual({ comic: 'comic', state: 'kept' });
});

test('without a network it waits here, also in the next page, and is sent when there is one', async () => {
  const server = aServer();
  const first = aPage(server);
  server.fail(new ApiError(0, null));
  await first.keeper.keep(titled('Kept'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(first.news.at(-1)?.state).toBe('offline');
  first.keeper.close();
  server.fail(null);
  const second = aPage(server, first.drafts);
  expect(await second.keeper.waiting()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(titles(server)).toEqual(['Kept']);
});

test('an answer that was lost makes no second comic', async () => {
  const server = aServer();
  const { keeper, drafts } = aPage(server);
  server.fail('after');
  await keeper.keep(titled('One'));
  await vi.advanceTimersByTimeAsync(1000);
  // On top of what the server has already, as far as this page can know.
  await keeper.keep(titled('Two'));
  server.fail(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(titles(server)).toEqual(['Two']);
  expect(await drafts.of(CHILD)).toEqual([]);
});

test('what another device has changed since is not written over: there are two comics then', async () => {
  const server = aServer();
  const { keeper, news } = aPage(server);
  await keeper.keep(titled('One'));
  await vi.advanceTimersByTimeAsync(1000);
  server.rows.set('comic', { version: 'of another device', comic: titled('Theirs') });
  await keeper.keep(titled('Mine'));
  await vi.advanceTimersByTimeAsync(5000);
  await keeper.keep(titled('Mine, too'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(titles(server)).toEqual(['Theirs', 'Mine, too']);
  expect(news.some(({ state }) => state === 'forked')).toBe(true);
});

test('what was thrown away elsewhere is forgotten here, and no sending brings it back', async () => {
  const server = aServer();
  const { keeper, drafts, news } = aPage(server);
  await keeper.keep(titled('One'));
  await vi.advanceTimersByTimeAsync(1000);
  server.rows.delete('comic');
  server.thrown.add('comic');
  await keeper.keep(titled('One, changed here'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(news.at(-1)).toEqual({ comic: 'comic', state: 'gone' });
  expect(await drafts.of(CHILD)).toEqual([]);
  expect(titles(server)).toEqual([]);
});

test('what the server does not take stays here, and is told', async () => {
  const server = aServer();
  const { keeper, drafts, news } = aPage(server);
  server.fail(new ApiError(409, { type: 'refused', i18n: 'play-comics.refused.full' }));
  await keeper.keep(titled('One too many'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(news.at(-1)).toMatchObject({ state: 'refused', i18n: 'play-comics.refused.full' });
  expect(await drafts.of(CHILD)).toHaveLength(1);
});

test('of a student who was deleted nothing waits here any more, not even what another page left', async () => {
  const drafts = memoryDrafts();
  await drafts.put({ student: CHILD, comic: titled('Left', 'left'), version: 'id', after: [] });
  await drafts.put({ student: CHILD + 1, comic: titled('Hers'), version: 'id', after: [] });
  const { keeper, news } = aPage({ ...aServer(), send: async () => ({ kept: 'deleted' }) }, drafts);
  await keeper.keep(titled('New'));
  await vi.advanceTimersByTimeAsync(1000);
  expect([await drafts.of(CHILD), await keeper.waiting()]).toEqual([[], []]);
  expect(await drafts.of(CHILD + 1)).toHaveLength(1);
  expect(news.at(-1)).toEqual({ comic: 'comic', state: 'gone' });
});
