import { useEffect, useRef } from 'react';
import type { Locale } from '#brands/brand.ts';
import { FRESH_PACE, isTooFast, paceAfter, type Read } from '../../rules/visit/pace.ts';

/** How fast the answers come, and whether the last one makes it time to say that there is no hurry. */
export function usePace({
  lang,
  isRepeated,
  isFresh,
}: {
  lang: Locale;
  isRepeated: boolean;
  isFresh: boolean;
}) {
  const pace = useRef(FRESH_PACE);
  /** Null: how much of it was read before, and when, nobody knows. */
  const since = useRef<number | null>(null);
  useEffect(() => {
    if (isFresh) since.current = performance.now();
  }, [isFresh]);
  const answered = (read: Read, hiddenMs: number): boolean => {
    const now = performance.now();
    const seconds = since.current === null ? null : (now - since.current - hiddenMs) / 1000;
    since.current = now;
    const wasTooFast = seconds !== null && isTooFast(read, { language: lang, seconds, isRepeated });
    const after = paceAfter(pace.current, wasTooFast);
    pace.current = after.pace;
    return after.saysNow;
  };
  return { answered };
}
