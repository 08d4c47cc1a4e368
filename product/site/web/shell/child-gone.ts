import type { QueryClient } from '@tanstack/react-query';

/** Whether what was asked for is about the child: its id is somewhere in what tells questions apart. */
function isAbout(key: unknown, id: number): boolean {
  if (Array.isArray(key)) return key.some((part) => isAbout(part, id));
  if (typeof key === 'object' && key !== null) return Object.values(key).some((part) => isAbout(part, id));
  return key === id || key === String(id);
}

/**
 * A child was deleted: what is not shown just now is forgotten, the child's own pages ask anew from nothing, and lists
 * and figures in place, so that nobody loses what they are writing.
 */
export async function letGoOf(queries: QueryClient, id: number): Promise<void> {
  queries.removeQueries({ type: 'inactive' });
  await queries.resetQueries({ predicate: ({ queryKey }) => isAbout(queryKey, id) });
  await queries.invalidateQueries({ predicate: ({ queryKey }) => !isAbout(queryKey, id) });
}
