import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#brands/brand.ts';
import { FRESH_PACE, isTooFast, paceAfter, type Read } from '../../rules/visit/pace.ts';

/** How fast the answers come; `hurriedAt` is after how many picks it was noticed. */
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
  const [hurriedAt, setHurriedAt] = useState<number | null>(null);
  /** Null: how much of it was read before, and when, nobody knows. */
  const since = useRef<number | null>(null);
  useEffect(() => {
    if (isFresh) since.current = performance.now();
  }, [isFresh]);
  const answered = (read: Read, hiddenMs: number, picks: number): void => {
    const now = performance.now();
    const seconds = since.current === null ? null : (now - since.current - hiddenMs) / 1000;
    since.current = now;
    const wasTooFast = seconds !== null && isTooFast(read, { language: lang, seconds, isRepeated });
    const after = paceAfter(pace.current, wasTooFast);
    pace.current = after.pace;
    if (after.saysNow) setHurriedAt(picks);
  };
  return { hurriedAt, answered };
}
