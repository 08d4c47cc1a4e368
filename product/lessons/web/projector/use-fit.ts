import { type RefObject, useLayoutEffect } from 'react';

/** Largest first; below the last one a class could not read it, and the rest is scrolled to. */
const SCALES = ['1', '0.9', '0.8', '0.7', '0.6', '0.5'] as const;

/** Makes the words in a box smaller (`--fit`) until all of them are in sight: screens are as low as a phone on its side. */
export function useFit(place: RefObject<HTMLElement | null>, shown: unknown): void {
  useLayoutEffect(() => {
    const box = place.current;
    if (box === null) return;
    const fit = (): void => {
      for (const scale of SCALES) {
        box.style.setProperty('--fit', scale);
        if (box.scrollHeight <= box.clientHeight) return;
      }
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    return () => watch.disconnect();
  }, [place, shown]);
}
