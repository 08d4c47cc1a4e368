import { useEffect } from 'react';
import type { ClientEventKind } from '../../rules/client-events.ts';
import { tell } from './tell.ts';

/** Tells the server that an error view was shown, and of what broke, where something did. */
export function useReportedView(kind: ClientEventKind, thrown?: unknown): void {
  useEffect(() => tell(({ reportView }) => reportView(kind, thrown)), [kind, thrown]);
}
