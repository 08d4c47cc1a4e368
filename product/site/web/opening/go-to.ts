import type { AnyRouter } from '@tanstack/react-router';
import { parseSearch } from './search-strings.ts';

/** Goes to a path of this app as it is written, and waits until its page is there. */
export async function goWithin(router: AnyRouter, path: string, replace = false): Promise<void> {
  const { pathname, search, hash } = new URL(path, location.origin);
  await router.navigate({ to: pathname, search: parseSearch(search), hash: hash.slice(1), replace });
}
