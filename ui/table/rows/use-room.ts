import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the styles how far below the page's top a list begins, as `--above`: it takes the rest of the window, whatever
 * stands above it.
 */
export function useRoom(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const list = place.current;
    if (list === null) return;
    const measure = () => {
      const above = Math.round(list.getBoundingClientRect().top + window.scrollY);
      list.style.setProperty('--above', `${above}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    // What comes and goes above it, banners and filters, are its elders.
    for (
      let elder = list.parentElement;
      elder !== null && elder !== document.body;
      elder = elder.parentElement
    ) {
      observer.observe(elder);
    }
    return () => observer.disconnect();
  }, [place]);
}
