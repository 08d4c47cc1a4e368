import { createContext, useContext, useEffect, useRef } from 'react';

/** Asked when somebody is about to leave: is anything there that they typed? */
type HasTyped = () => boolean;
/** A dialog keeps one of these for whatever stands in it. */
export type LeaveGuards = Set<HasTyped>;

const GuardsContext = createContext<LeaveGuards | null>(null);

export const LeaveGuardsProvider = GuardsContext.Provider;

/** Inside a dialog: it asks before it throws away what was typed here. Elsewhere it does nothing. */
export function useLeaveGuard(hasTyped: HasTyped): void {
  const guards = useContext(GuardsContext);
  const newest = useRef(hasTyped);
  useEffect(() => {
    newest.current = hasTyped;
  });
  useEffect(() => {
    if (guards === null) return;
    const ask = () => newest.current();
    guards.add(ask);
    return () => void guards.delete(ask);
  }, [guards]);
}
