import { setTimeout as pause } from 'node:timers/promises';
import { within } from '../telemetry/within.ts';

const PARTS = ['database', 'replica', 'work', 'letters'] as const;
export type Part = (typeof PARTS)[number];

/** Answers whether the part does what it should; throws where that cannot be said. */
export type Look = () => Promise<boolean>;

/** Nothing was found out yet, or what it depends on is away: unknown. */
export type Standing = 'fine' | 'failing' | 'unknown';
export type Checked = {
  part: Part;
  standing: Standing;
  /** Since when it stands so, as far as this process has seen. */
  since: Date | null;
  /** When something was found out last. */
  checkedAt: Date | null;
};

export type Health = {
  startedAt: Date;
  /** What was found out last; looked for again first where that is long ago. */
  now(): Promise<Checked[]>;
  /** Looks by itself from now on. */
  watch(): void;
  close(): void;
};

const EVERY_MS = 5000;
/** Whoever asks while the database is away gets an answer all the same, and soon. */
const PATIENCE_MS = 1500;

/** How the parts stand that this process depends on. It is kept in memory: it has to be there when the database is not. */
export function healthOf(looks: Partial<Record<Part, Look>>, clock: () => Date): Health {
  const parts = PARTS.flatMap((part) => {
    const look = looks[part];
    return look === undefined ? [] : [{ part, look }];
  });
  const found = new Map<Part, Checked>(
    parts.map(({ part }) => [part, { part, standing: 'unknown', since: null, checkedAt: null }]),
  );
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;
  const closing = new AbortController();

  async function check(part: Part, look: Look): Promise<void> {
    const standing = await within(PATIENCE_MS, look()).then(
      (isFine) => (isFine ? 'fine' : 'failing') satisfies Standing,
      () => (part === 'database' ? 'failing' : 'unknown') satisfies Standing,
    );
    const before = found.get(part);
    const now = clock();
    found.set(part, {
      part,
      standing,
      since: before?.standing === standing && before.since !== null ? before.since : now,
      checkedAt: standing === 'unknown' ? (before?.checkedAt ?? null) : now,
    });
  }

  function lookAnew(): Promise<void> {
    looking ??= Promise.all(parts.map(({ part, look }) => check(part, look)))
      .then(() => {
        lookedAt = performance.now();
      })
      .finally(() => {
        looking = null;
      });
    return looking;
  }

  return {
    startedAt: clock(),
    async now() {
      if (performance.now() - lookedAt >= EVERY_MS) await lookAnew();
      return [...found.values()];
    },
    watch() {
      void (async () => {
        while (!closing.signal.aborted) {
          await lookAnew();
          const waited = pause(EVERY_MS, undefined, { ref: false, signal: closing.signal });
          await waited.catch(() => undefined);
        }
      })();
    },
    close: () => closing.abort(),
  };
}

/** The word for all of it: without the database nothing can be done, without the rest most of it. */
export function overallOf(checked: readonly Checked[]): 'fine' | 'slow' | 'down' {
  const failing = checked.filter(({ standing }) => standing === 'failing').map(({ part }) => part);
  if (failing.includes('database')) return 'down';
  return failing.length === 0 ? 'fine' : 'slow';
}
