import { type ComponentType, useEffect, useState } from 'react';
import type { ExtraProps } from './extra.tsx';

let drawn: ComponentType<ExtraProps> | null = null;

/** Whoever comes by is drawn by a piece of its own, which no scene fetches that has nobody of them. */
export async function fetchExtras(): Promise<void> {
  drawn ??= (await import('./extra.tsx')).Extra;
}

/** Nobody is seen until it is there: the words tell all that matters. */
export function ExtraView(props: ExtraProps) {
  const [isThere, setIsThere] = useState(drawn !== null);
  useEffect(() => {
    if (isThere) return undefined;
    let isShown = true;
    const fetchThem = (): void =>
      void fetchExtras().then(
        () => isShown && setIsThere(true),
        () => undefined,
      );
    fetchThem();
    addEventListener('online', fetchThem);
    return () => {
      isShown = false;
      removeEventListener('online', fetchThem);
    };
  }, [isThere]);
  const Extra = drawn;
  return isThere && Extra !== null ? <Extra {...props} /> : null;
}
