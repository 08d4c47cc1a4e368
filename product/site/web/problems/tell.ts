import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { ApiError } from '#platform/web/api.ts';
import type * as Report from './report.ts';

/** How to tell is fetched when there is something to tell: no first page has to carry it. */
export function tell(work: (how: typeof Report) => unknown): void {
  // Out of reach: there is nobody to tell.
  import('./report.ts').then(work).catch(() => undefined);
}

export function tellFailedCall(error: ApiError, endpoint: Endpoint): void {
  if (error.status > 0) tell(({ reportFailedCall }) => reportFailedCall(error, endpoint));
}

/** What is thrown where no screen catches it. */
export function watchFaults(): void {
  addEventListener('error', ({ error }) => {
    // Scripts of extensions, and pictures that did not come, have none.
    if (error instanceof Error) tell(({ reportThrown }) => reportThrown(error));
  });
  addEventListener('unhandledrejection', ({ reason }) => tell(({ reportThrown }) => reportThrown(reason)));
}
