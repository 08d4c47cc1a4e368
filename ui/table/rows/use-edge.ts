import { type RefObject, useLayoutEffect } from 'react';

/** Marks a list that goes on beyond its right edge (`data-more`), for a shadow to say so. */
export function useEdge(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const list = place.current;
    if (list === null) return;
    const look = () => {
      // Half a pixel is how screens round.
      list.toggleAttribute('data-more', list.scrollWidth - list.clientWidth - list.scrollLeft > 1);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(list);
    if (list.firstElementChild !== null) observer.observe(list.firstElementChild);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [place]);
}
