import { useEffect } from 'react';
import { call } from '#platform/web/api.ts';
import { type ClientEventKind, reportedPath } from '../../rules/client-events.ts';

/** Tells the server that an error view was shown. Nobody waits for it, and its own failure is nobody's news. */
async function reportView(kind: ClientEventKind): Promise<void> {
  const path = reportedPath(location.pathname);
  try {
    const { reportClientEvent } = await import('../../pages-contract.ts');
    await call(reportClientEvent, { kind, path }, { quiet: true, keepalive: true });
  } catch {
    // Out of reach, or the contract could not be fetched: the view itself already says so.
  }
}

export function useReportedView(kind: ClientEventKind): void {
  useEffect(() => {
    void reportView(kind);
  }, [kind]);
}
