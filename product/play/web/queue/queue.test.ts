import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blankComic } from '../../rules/comics/comic.ts';
import type { PlayEvent } from '../../rules/results/events.ts';
import { playEvent, SENT_AT_ONCE } from '../../rules/results/events.ts';
import { parting, waitMs } from './batches.ts';
import { memoryDrafts } from './comic-drafts.ts';
import { type Journal, openJournal } from './journal.ts';
import { createSender, GATHER_MS } from './sender.ts';
import { keptSince, memoryStorage, type Storage } from './storage.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const STUDENT = 7;

type Server = {
  status: number;
  reply: Promise<number> | null;
  batches: PlayEvent[][];
  /** Whether it was told that another batch is right behind. */
  more: boolean[];
  parted: number;
};

/** A server that can be out of reach, and a browser that can be killed. */
function setUp(storage: Storage = memoryStorage(), forgetMore = async (): Promise<void> => undefined) {
  const server: Server = { status: 200, reply: null, batches: [], more: [], parted: 0 };
  const sender = createSender({
    student: STUDENT,
    storage,
    luck: () => 0.5,
    forgetMore,
    send: async (events, { keepalive, more }) => {
      server.more.push(more);
      if (server.status === 200) server.batches.push([...events]);
      if (keepalive) server.parted += 1;
      return server.reply ?? server.status;
    },
  });
  const journal = openJournal({
    student: STUDENT,
    storage,
    sender,
    now: Date.now,
    newId: () => crypto.randomUUID(),
  });
  journal.about({ program: 'academy', epoch: 1, iteration: 1, debug: false, lang: 'en' });
  const received = () => server.batches.flat();
  return { storage, sender, journal, server, received };
}

const checkIn = (journal: Journal) => journal.record((head) => ({ ...head, type: 'checkin', opt: 'happy' }));

test('an event is written down before anything goes on, and gone once the server has it', async () => {
  const { storage, journal, received } = setUp();
  await checkIn(journal);
  expect(await storage.waiting(STUDENT, 10)).toHaveLength(1);
  expect(received()).toEqual([]);
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(received()).toHaveLength(1);
  expect(await storage.waiting(STUDENT, 10)).toEqual([]);
});

test('events are such as the server takes, numbered, and never go back in time', async () => {
  const { journal, received } = setUp();
  await checkIn(journal);
  vi.setSystemTime(new Date('2026-03-02T08:00:00.000Z'));
  await checkIn(journal);
  await journal.flush();
  const [first, second] = received();
  expect(playEvent.safeParse(first).success).toBe(true);
  expect([first?.seq, second?.seq]).toEqual([0, 1]);
  expect(first?.session).toBe(second?.session);
  expect(second?.client_at).toBe(first?.client_at);
});

test('offline for a while, everything arrives afterwards, in order', async () => {
  const { journal, server, received } = setUp();
  server.status = 0;
  for (let second = 0; second < 600; second += 20) {
    await checkIn(journal);
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(received()).toEqual([]);
  server.status = 200;
  await vi.advanceTimersByTimeAsync(90_000);
  expect(received().map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, seq) => seq));
});

test('a backlog goes in batches, each of which says whether another one is right behind', async () => {
  const { journal, server } = setUp();
  await Promise.all(Array.from({ length: 3 * SENT_AT_ONCE }, () => checkIn(journal)));
  await journal.flush();
  const sizes = server.batches.map((batch) => batch.length);
  expect(sizes).toEqual([SENT_AT_ONCE, SENT_AT_ONCE, SENT_AT_ONCE]);
  expect(server.more).toEqual([true, true, false]);
});

test('what a killed page left behind, the next one sends', async () => {
  const storage = memoryStorage();
  const killed = setUp(storage);
  await checkIn(killed.journal);
  killed.sender.close();
  const next = setUp(storage);
  await next.journal.flush();
  expect(next.received()).toHaveLength(1);
});

test("another student's events stay where they are", async () => {
  const { storage, journal, received } = setUp();
  await checkIn(journal);
  const [own] = await storage.waiting(STUDENT, 1);
  if (own !== undefined) await storage.write(8, { events: [{ ...own, id: crypto.randomUUID() }] });
  await journal.flush();
  expect(received()).toHaveLength(1);
  expect(await storage.waiting(8, 10)).toHaveLength(1);
});

test('a session that is over is waited for, without asking again and again', async () => {
  const { journal, server, sender, received } = setUp();
  server.status = 401;
  await checkIn(journal);
  expect(await journal.flush()).toBe('signed-out');
  server.status = 200;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(received()).toEqual([]);
  sender.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(received()).toHaveLength(1);
});

test('a queue that was closed sends nothing more, whatever was on its way', async () => {
  const { journal, storage, server, sender } = setUp();
  await Promise.all(Array.from({ length: 120 }, () => checkIn(journal)));
  const answer = Promise.withResolvers<number>();
  server.reply = answer.promise;
  const flushed = journal.flush();
  await vi.advanceTimersByTimeAsync(0);
  sender.close();
  answer.resolve(200);
  expect(await flushed).toBe('signed-out');
  expect(server.batches).toHaveLength(1);
  expect(await storage.waiting(STUDENT, 200)).toHaveLength(120 - SENT_AT_ONCE);
  expect(await journal.flush()).toBe('signed-out');
  expect(server.batches).toHaveLength(1);
});

test('a page that is left sends what has happened in that very moment', async () => {
  const { journal, server, sender } = setUp();
  void checkIn(journal);
  sender.part();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.parted).toBe(1);
});

test('a page that is left sends what it has at once', async () => {
  const { journal, server, sender, storage } = setUp();
  await checkIn(journal);
  sender.part();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.parted).toBe(1);
  expect(await storage.waiting(STUDENT, 10)).toEqual([]);
});

test('a storage that fails loses nothing while the page lives', async () => {
  const broken: Storage = {
    ...memoryStorage(),
    write: () => Promise.reject(new Error('full')),
    waiting: () => Promise.reject(new Error('gone')),
  };
  const { journal, received } = setUp(broken);
  await checkIn(journal);
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(received()).toHaveLength(1);
});

test('a storage that never answers does not hold up the child', async () => {
  const stuck: Storage = { ...memoryStorage(), write: () => new Promise(() => undefined) };
  const { journal } = setUp(stuck);
  const recorded = checkIn(journal).then(() => 'on');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await recorded).toBe('on');
});

test('a place is kept with its event, and forgotten at the end', async () => {
  const { journal } = setUp();
  const place = { epoch: 1, iteration: 1, attempt: 1, picks: [], lines: 3 };
  journal.keepPlace('academy-ic-1', place);
  expect(await journal.place('academy-ic-1')).toEqual(place);
  await journal.record((head) => ({ ...head, type: 'checkin', opt: 'okay' }), {
    scene: 'academy-ic-1',
    place: null,
  });
  expect(await journal.place('academy-ic-1')).toBeNull();
});

test('a place of debug mode is neither kept nor does it take the place of one that counts', async () => {
  const { journal } = setUp();
  const place = { epoch: 1, iteration: 1, attempt: 1, picks: [], lines: 3 };
  journal.keepPlace('academy-ic-1', place);
  journal.about({ program: 'academy', epoch: 1, iteration: 1, debug: true, lang: 'en' });
  journal.keepPlace('academy-ic-1', { ...place, lines: 9 });
  await journal.record((head) => ({ ...head, type: 'checkin', opt: 'okay' }), {
    scene: 'academy-ic-1',
    place: null,
  });
  expect(await journal.place('academy-ic-1')).toEqual(place);
});

test('a journal knows where in a scene the child is', async () => {
  const { journal } = setUp();
  const place = { epoch: 1, iteration: 1, attempt: 1, picks: [], lines: 3 };
  expect(journal.placeSeen('academy-ic-1')).toBeNull();
  journal.keepPlace('academy-ic-1', place);
  expect(journal.placeSeen('academy-ic-1')).toEqual(place);
  expect(journal.placeSeen('academy-er-1')).toBeNull();
});

test('a last batch stays within what a browser lets go of', async () => {
  const { journal, storage } = setUp();
  await Promise.all(Array.from({ length: 20 }, () => checkIn(journal)));
  const events = await storage.waiting(STUDENT, 20);
  const size = JSON.stringify(events[0]).length;
  expect(parting(events, size * 5)).toHaveLength(4);
  expect(parting(events, 1)).toHaveLength(1);
});

test('waits grow up to a minute', () => {
  expect([1, 2, 3, 20].map((failures) => waitMs(failures, 0.5))).toEqual([2000, 4000, 8000, 60_000]);
  expect(waitMs(1, 0)).toBeLessThan(waitMs(1, 1));
});

test('what has waited for 120 days for a child to come back is dropped, and nothing younger', async () => {
  const DAY_MS = 86_400_000;
  const drafts = memoryDrafts();
  const { storage, journal, server } = setUp();
  server.status = 401;
  const begin = Date.now();
  await checkIn(journal);
  await drafts.put({ student: STUDENT, comic: blankComic('old', 'academy'), version: 'id', after: [] });
  vi.setSystemTime(begin + 60 * DAY_MS);
  await checkIn(journal);
  await drafts.put({ student: STUDENT, comic: blankComic('new', 'academy'), version: 'id', after: [] });
  const forget = async (days: number): Promise<number[]> => {
    const since = keptSince(begin + days * DAY_MS);
    await Promise.all([storage.forgetBefore(since), drafts.forgetBefore(since)]);
    return [(await storage.waiting(STUDENT, 10)).length, (await drafts.of(STUDENT)).length];
  };
  expect(await forget(119)).toEqual([2, 2]);
  expect(await forget(121)).toEqual([1, 1]);
  expect((await drafts.of(STUDENT))[0]).toEqual({
    student: STUDENT,
    comic: blankComic('new', 'academy'),
    version: 'id',
    after: [],
  });
  expect(await forget(181)).toEqual([0, 0]);
});

test('what waits of a child that was deleted is dropped at the next contact, and only that', async () => {
  const drafts = memoryDrafts();
  const comic = blankComic('comic', 'academy');
  for (const student of [STUDENT, 8]) await drafts.put({ student, comic, version: 'id', after: [] });
  const { storage, journal, sender, server } = setUp(memoryStorage(), () => drafts.forget(STUDENT));
  await checkIn(journal);
  const [event] = await storage.waiting(STUDENT, 1);
  await storage.write(8, { events: event === undefined ? [] : [{ ...event, id: crypto.randomUUID() }] });
  server.status = 410;
  expect(await sender.flush()).toBe('signed-out');
  expect(await storage.waiting(STUDENT, 10)).toEqual([]);
  expect(await storage.waiting(8, 10)).toHaveLength(1);
  expect([await drafts.of(STUDENT), await drafts.of(8)]).toMatchObject([[], [{ comic }]]);
});
