import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { placePicture } from '#product/play/web/shared/pictures.ts';
import type { Cover as CoverFacts } from '../../rules/lesson/lesson.ts';
import styles from './cover.module.css';

const CoverFigures = lazy(async () => ({ default: (await import('./cover-figures.tsx')).CoverFigures }));

type CoverProps = { cover: CoverFacts; level: 'elementary' | 'middle'; shape?: 'card' | 'wide' };

/** The place as a file, and two figures drawn once they come into sight: a page of covers is quick all the same. */
export function Cover({ cover, level, shape = 'card' }: CoverProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  return (
    <div ref={place} className={styles.cover} data-shape={shape} aria-hidden="true">
      <img
        className={styles.place}
        src={placePicture(cover.place)}
        alt=""
        width={1280}
        height={720}
        loading="lazy"
        decoding="async"
      />
      {isSeen && (
        <Suspense fallback={null}>
          <CoverFigures cover={cover} level={level} />
        </Suspense>
      )}
    </div>
  );
}

function useSeen(place: { readonly current: Element | null }): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        watch.disconnect();
      },
      { rootMargin: '200px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [place]);
  return isSeen;
}
