import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './moments.ts';

/** Something that is fetched when it is first needed, or a little before. */
type Late<Module> = {
  fetch: () => Promise<void>;
  /** Null until it has come; without a network it comes as soon as there is one. */
  use: () => Module | null;
};

/** What draws comes behind the words: nobody waits for it to read on, and nothing is shown of it until it is there. */
export function late<Module>(load: () => Promise<Module>): Late<Module> {
  let there: Module | null = null;
  const fetch = async (): Promise<void> => {
    there ??= await load();
  };
  const use = (): Module | null => {
    const [isThere, setIsThere] = useState(there !== null);
    useEffect(() => {
      if (isThere) return undefined;
      let isShown = true;
      const fetchIt = (): void =>
        void fetch().then(
          // All who wait for it are drawn at once: in pieces, between which a tap is heard.
          () => isShown && startTransition(() => setIsThere(true)),
          () => undefined,
        );
      const leave = afterPaint(fetchIt);
      addEventListener('online', fetchIt);
      return () => {
        isShown = false;
        leave();
        removeEventListener('online', fetchIt);
      };
    }, [isThere]);
    return there;
  };
  return { fetch, use };
}
