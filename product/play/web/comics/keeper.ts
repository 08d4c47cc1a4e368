import { ApiError } from '#platform/web/api.ts';
import { type Comic, MOST_VERSIONS } from '../../rules/comics/comic.ts';
import type { Draft, Drafts } from '../queue/comic-drafts.ts';

/** `deleted`: the student is, and nobody will ever take what waits. */
export type Sent = { kept: 'kept' | 'elsewhere' | 'away' | 'gone' | 'deleted' };

export type KeeperParts = {
  student: number;
  drafts: Drafts;
  send: (draft: Draft) => Promise<Sent>;
  /** Until the next try: so long, or until there is a network again. */
  wait: (milliseconds: number) => Promise<void>;
  newId: () => string;
  tell: (news: News) => void;
};

/** How a comic stands: waiting, kept, without a network, refused (with the message's key), put away by a grown-up or thrown away. */
export type News =
  | { comic: string; state: 'waiting' | 'kept' | 'offline' | 'away' | 'gone' }
  | { comic: string; state: 'refused'; i18n: string }
  /** Another device has changed it: what was made here is a comic of its own from now on. */
  | { comic: string; state: 'forked'; to: Comic };

export type Keeper = {
  /** What the server has; what still waits here is newer. */
  know: (comic: string, version: string) => void;
  keep: (comic: Comic) => Promise<void>;
  /** Everything up to this moment, as far as it can go now. */
  flush: () => Promise<void>;
  forget: (comic: string) => Promise<void>;
  waiting: () => Promise<Draft[]>;
  close: () => void;
};

/** A word is written before it is sent. */
const AFTER_MS = 700;
const FIRST_WAIT = 2000;
const LONGEST_WAIT = 30_000;
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/**
 * Writes a comic down here first and sends it then: one at a time and always the newest, until the server has it. What the
 * server does not take stays here, so that nothing is lost.
 */
export function createKeeper({ student, drafts, send, wait, newId, tell }: KeeperParts): Keeper {
  /** What may lie below what is made now: the version that is kept, and those that were sent since. */
  const below = new Map<string, string[]>();
  const forks = new Map<string, string>();
  const newest = new Map<string, Draft>();
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const now = (comic: Comic): Comic => ({ ...comic, id: forks.get(comic.id) ?? comic.id });
  const belowOf = (id: string): string[] => below.get(id) ?? [];

  async function keep(changed: Comic): Promise<void> {
    const comic = now(changed);
    const draft: Draft = { student, comic, version: newId(), after: belowOf(comic.id) };
    newest.set(comic.id, draft);
    tell({ comic: comic.id, state: 'waiting' });
    await drafts.put(draft);
    clearTimeout(timer);
    timer = setTimeout(start, AFTER_MS);
  }

  function start(): void {
    if (isClosed) return;
    running ??= work().finally(() => {
      running = null;
    });
  }

  async function work(): Promise<void> {
    let pause = FIRST_WAIT;
    for (let id = next(); id !== undefined && !isClosed; id = next()) {
      if ((await sendNewest(id)) === 'done') pause = FIRST_WAIT;
      else {
        await wait(pause);
        pause = Math.min(2 * pause, LONGEST_WAIT);
      }
    }
  }

  const next = (): string | undefined => newest.keys().next().value;

  /** One after the other: what is sent knows what was sent before it. */
  function sendNewest(id: string): Promise<'done' | 'later'> {
    const sent = turn.then(() => tried(newest.get(id)));
    turn = sent;
    return sent;
  }

  async function tried(waiting: Draft | undefined): Promise<'done' | 'later'> {
    if (waiting === undefined) return 'done';
    const { id } = waiting.comic;
    const after = [...new Set([...waiting.after, ...belowOf(id)])].slice(-MOST_VERSIONS);
    const draft = { ...waiting, after };
    below.set(id, [...after, draft.version].slice(-MOST_VERSIONS));
    try {
      const { kept } = await send(draft);
      if (kept === 'kept') await hasArrived(draft);
      else if (kept === 'deleted') await forgetAll();
      else await isNotTaken(id, kept);
      return 'done';
    } catch (error) {
      if (isPassing(error)) {
        tell({ comic: id, state: 'offline' });
        return 'later';
      }
      if (newest.get(id)?.version === draft.version) newest.delete(id);
      const i18n = error instanceof ApiError ? (error.reply?.i18n ?? '') : '';
      tell({ comic: id, state: 'refused', i18n });
      return 'done';
    }
  }

  async function hasArrived({ comic: { id }, version }: Draft): Promise<void> {
    below.set(id, [version]);
    if (newest.get(id)?.version !== version) return;
    newest.delete(id);
    await drafts.remove(student, id);
    tell({ comic: id, state: 'kept' });
  }

  async function forgetAll(): Promise<void> {
    const comics = [...newest.keys()];
    newest.clear();
    await drafts.forget(student);
    for (const comic of comics) tell({ comic, state: 'gone' });
  }

  async function isNotTaken(id: string, why: 'elsewhere' | 'away' | 'gone'): Promise<void> {
    const latest = newest.get(id);
    newest.delete(id);
    await drafts.remove(student, id);
    if (why !== 'elsewhere') return tell({ comic: id, state: why });
    // Thrown away here while it was sent.
    if (latest === undefined) return;
    const to = { ...latest.comic, id: newId() };
    forks.set(id, to.id);
    tell({ comic: id, state: 'forked', to });
    await keep(to);
  }

  return {
    know: (comic, version) => {
      if (!newest.has(comic)) below.set(comic, [version]);
    },
    keep,
    flush: async () => {
      for (const id of newest.keys()) if ((await sendNewest(id)) === 'later') return;
    },
    forget: async (comic) => {
      newest.delete(comic);
      below.delete(comic);
      await drafts.remove(student, comic);
    },
    waiting: async () => {
      const left = await drafts.of(student);
      for (const draft of left) if (!newest.has(draft.comic.id)) newest.set(draft.comic.id, draft);
      if (newest.size > 0) start();
      return left;
    },
    close: () => {
      clearTimeout(timer);
      isClosed = true;
    },
  };
}
