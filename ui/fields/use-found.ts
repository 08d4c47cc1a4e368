import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SuggestionsEndpoint, SuggestionsReply } from '#platform/contract/suggestions.ts';
import { call } from '#platform/web/api.ts';
import type { LoadSuggestions, Suggestion } from './use-suggestions.ts';

/** Suggestions of the server, found by what is typed. */
export function useFinder(find: SuggestionsEndpoint, beside?: number, school?: number): LoadSuggestions {
  return useMemo(
    () => async (query, signal) => {
      const input = {
        q: query.trim(),
        ...(beside === undefined ? {} : { beside }),
        ...(school === undefined ? {} : { school_id: school }),
      };
      const { data } = await call(find, input, { signal, quiet: true });
      return data.map(asSuggestion);
    },
    [find, beside, school],
  );
}

/** The name of what is known by its id; null while it is on its way, or gone. */
export function useNameOf(find: SuggestionsEndpoint, id: string | null): string | null {
  const { data } = useQuery({
    queryKey: ['suggestion', find.path, id],
    queryFn: ({ signal }) => call(find, { id: id ?? '' }, { signal, quiet: true }),
    enabled: id !== null,
  });
  return data?.data.find((one) => String(one.id) === id)?.label ?? null;
}

function asSuggestion({ id, label, hint }: SuggestionsReply['data'][number]): Suggestion {
  return { value: String(id), label, ...(hint === null ? {} : { hint }) };
}
