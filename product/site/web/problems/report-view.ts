import { useEffect } from 'react';
import { type ClientEventKind, reportedFault } from '../../rules/client-events.ts';
import { report } from './report.ts';

/** Tells the server that an error view was shown, and of what broke, where something did. */
export function useReportedView(kind: ClientEventKind, thrown?: unknown): void {
  useEffect(() => {
    void report(kind, thrown === undefined ? {} : reportedFault(thrown));
  }, [kind, thrown]);
}
