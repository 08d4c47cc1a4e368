import { loadTexts } from '#platform/web/texts.ts';

/** Most forms are right at the first try: the words for what is wrong come when something is. */
export async function loadFaultTexts(): Promise<void> {
  // Without them the names of the faults have to do: nobody waits for a line that is down.
  await loadTexts(['validation']).catch(() => undefined);
}
