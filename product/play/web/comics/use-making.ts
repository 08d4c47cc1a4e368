import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { contactsIn, type Found } from '../../rules/comics/checked.ts';
import type { Comic } from '../../rules/comics/comic.ts';
import { type Edit, type Making, makingAfter, undone } from '../../rules/comics/edits.ts';
import { keepMade, knownOf, sendComics } from './comics.ts';

export type Maker = {
  comic: Comic;
  canUndo: boolean;
  /** Words by which the child could be found: shown, and not kept. */
  found: Found[];
  edit: (edit: Edit) => void;
  undo: () => void;
};

/** The comic while it is made. It keeps itself. */
export function useMaking(first: Comic): Maker {
  const [making, setMaking] = useState<Making>({ comic: first, past: [] });
  const last = useRef<Edit | null>(null);
  const isDirty = useRef(false);
  const { comic } = making;
  const found = useMemo(() => contactsIn(comic, knownOf()), [comic]);

  // Written down here at once; it is sent a moment later, and when the page is left.
  useEffect(() => {
    if (!isDirty.current) return;
    isDirty.current = false;
    keepMade(comic);
  }, [comic]);
  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState === 'hidden') void sendComics();
    };
    const leaveAtOnce = (): void => void sendComics();
    addEventListener('pagehide', leaveAtOnce);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('pagehide', leaveAtOnce);
      document.removeEventListener('visibilitychange', leave);
      leaveAtOnce();
    };
  }, []);

  const edit = useCallback((next: Edit) => {
    const before = last.current;
    last.current = next;
    isDirty.current = true;
    setMaking((now) => makingAfter(now, next, before));
  }, []);
  const undo = useCallback(() => {
    last.current = null;
    isDirty.current = true;
    setMaking(undone);
  }, []);
  return { comic, canUndo: making.past.length > 0, found, edit, undo };
}
