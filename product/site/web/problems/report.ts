import type { Endpoint } from '#platform/contract/endpoint.ts';
import { type ApiError, call } from '#platform/web/api.ts';
import { pageConfig } from '#platform/web/page.ts';
import {
  type ClientEventKind,
  isReported,
  MOST_REPORTS,
  reportedFault,
  reportedPath,
} from '../../rules/client-events.ts';

type Detail = { call?: string; status?: number; fault?: string; frames?: string };

const told = new Set<string>();

/**
 * Tells the server once what went wrong in this page: patterns and our own places, nothing about a person. Nobody waits for
 * it, and its own failure is nobody's news.
 */
export async function report(kind: ClientEventKind, detail: Detail = {}): Promise<void> {
  const event = { kind, path: reportedPath(location.pathname), ...detail };
  const key = JSON.stringify(event);
  if (told.has(key) || told.size >= MOST_REPORTS) return;
  told.add(key);
  try {
    const { reportClientEvent } = await import('../../pages-contract.ts');
    const build = kind === 'fault' || kind === 'crash' ? { build: pageConfig().build } : {};
    await call(reportClientEvent, { ...event, ...build }, { quiet: true, keepalive: true });
  } catch {
    // Out of reach, or the contract could not be fetched: there is nobody to tell.
  }
}

const OWN_PATH = '/client-events';

/** A call that failed without anybody's doing, whether or not its screen says so. */
export function reportFailedCall({ status, reply }: ApiError, { method, path }: Endpoint): void {
  if (path === OWN_PATH || !isReported({ status, type: reply?.type ?? null })) return;
  void report('call-failed', { call: `${method} ${path}`, status });
}

/** Failed calls have been reported as such, and what was called off is no fault. */
function isFault(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return !(thrown instanceof DOMException && thrown.name === 'AbortError');
  return thrown.name !== 'ApiError' && thrown.name !== 'TimedOut' && thrown.name !== 'AbortError';
}

/** What was thrown where no screen caught it. */
export function reportThrown(thrown: unknown): void {
  if (isFault(thrown)) void report('fault', reportedFault(thrown));
}

export async function reportView(kind: ClientEventKind, thrown: unknown): Promise<void> {
  await report(kind, thrown === undefined ? {} : reportedFault(thrown));
}
