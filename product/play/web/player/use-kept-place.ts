import { useEffect, useRef } from 'react';
import { afterPaint } from '../shared/moments.ts';

type Unkept = { keep: () => void; leave: () => void };

/** Between two answers the place is written down when the line is seen; whoever leaves before that takes it along. */
export function useKeptPlace() {
  const unkept = useRef<Unkept | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const keepNow = (): void => unkept.current?.keep();
    document.addEventListener('visibilitychange', keepNow, { signal: leaving.signal });
    return () => {
      leaving.abort();
      keepNow();
    };
  }, []);
  /** Something later says where the child is. */
  const forget = (): void => {
    unkept.current?.leave();
    unkept.current = null;
  };
  const keepSoon = (write: () => void): void => {
    forget();
    const keep = (): void => {
      forget();
      write();
    };
    unkept.current = { keep, leave: afterPaint(keep) };
  };
  return { keepSoon, forget };
}
