import { useParams, useSearch } from '@tanstack/react-router';
import { useLanguage } from '#product/check-ins/web/day-words.ts';

/** The address says who; the list one came from stands in it by its key. */
export function useAsked() {
  const language = useLanguage();
  const params: Record<string, string> = useParams({ strict: false });
  const search: Record<string, unknown> = useSearch({ strict: false });
  return { id: Number(params['id']), language, from: search['from'] };
}
