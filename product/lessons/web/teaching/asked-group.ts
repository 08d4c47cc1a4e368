import { useSearch } from '@tanstack/react-router';

/** Of the list of small groups. */
export const RUNNING = { over: 'no' };

/** One of the own small groups by its number. No child is in the address. */
export function useAskedGroup(): number | null {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const group = Number(search['group']);
  return Number.isInteger(group) && group > 0 ? group : null;
}

/** Leads on with the group for whom a lesson was looked for. */
export const forGroup = (group: number | null): { group?: number } => (group === null ? {} : { group });
