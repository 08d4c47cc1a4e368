import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ProgramId } from '#brands/brand.ts';
import type { Stage as Staged } from '../../rules/stage/stage.ts';
import { type Acted, PlaceContext } from '../games/frame/place.ts';
import { Stage } from '../stage/stage.tsx';
import styles from './field.module.css';

type FieldProps = {
  program: ProgramId;
  stage: Staged;
  said: string;
  turn: number;
  isOver?: boolean;
  /** In the card over the ground. */
  children: ReactNode;
};

/** The stage, the card over its ground, and what a game adds to the place: it is played here, not on a page of its own. */
export function Field({ program, stage, said, turn, isOver = false, children }: FieldProps) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [over, setOver] = useState<HTMLElement | null>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const isMore = useMore(panel, end);
  const [acted, act] = useState<Acted | null>(null);
  const place = useMemo(() => ({ stage, over, act }), [stage, over]);
  const shown = acted?.told === stage ? acted : null;
  return (
    <PlaceContext value={place}>
      <Stage
        program={program}
        stage={shown?.stage ?? stage}
        said={said}
        turn={turn}
        stirs={shown?.stirs ?? 0}
        spot={shown?.spot ?? null}
        shown={shown?.shown}
        words={page}
        over={over}
        isOver={isOver}
      />
      <div ref={setPage} className={styles.page} data-page>
        <div ref={setPanel} className={styles.panel}>
          {children}
          <div ref={setEnd} className={styles.end} />
        </div>
        {isMore && (
          <span className={styles.more} data-more aria-hidden="true">
            <ChevronDown />
          </span>
        )}
      </div>
      <div ref={setOver} className={styles.over} />
    </PlaceContext>
  );
}

/** Whether the end of what is in the card lies below its edge. */
function useMore(panel: HTMLElement | null, end: HTMLElement | null): boolean {
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    if (panel === null || end === null) return undefined;
    const watcher = new IntersectionObserver(
      ([seen]) => setMore(seen !== undefined && !seen.isIntersecting),
      { root: panel },
    );
    watcher.observe(end);
    return () => watcher.disconnect();
  }, [panel, end]);
  return isMore;
}
