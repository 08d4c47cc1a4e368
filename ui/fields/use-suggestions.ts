import { useCallback, useEffect, useRef, useState } from 'react';

/** How long the typing pauses before suggestions are asked for, in ms. */
export const AUTOCOMPLETE_DELAY = 150;

export type Suggestion = { value: string; label: string; hint?: string };
export type LoadSuggestions<Found = Suggestion> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly Found[]>;

type Suggestions<Found> = { status: 'idle' | 'loading' | 'ready' | 'failed'; found: readonly Found[] };

/** Asks once the typing pauses. A newer question cancels the one before, so an old answer never shows. */
export function useSuggestions<Found = Suggestion>(load: LoadSuggestions<Found>, delay: number) {
  const [suggestions, setSuggestions] = useState<Suggestions<Found>>({ status: 'idle', found: [] });
  const underWay = useRef<AbortController>(new AbortController());

  useEffect(() => () => underWay.current.abort(), []);

  const ask = useCallback(
    (query: string) => {
      underWay.current.abort();
      const { signal } = (underWay.current = new AbortController());
      const timer = setTimeout(() => {
        setSuggestions(({ found }) => ({ status: 'loading', found }));
        load(query, signal).then(
          (found) => signal.aborted || setSuggestions({ status: 'ready', found }),
          () => signal.aborted || setSuggestions({ status: 'failed', found: [] }),
        );
      }, delay);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    [load, delay],
  );
  return { ...suggestions, ask };
}
