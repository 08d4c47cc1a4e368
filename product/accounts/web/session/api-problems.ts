import type { Endpoint } from '#platform/contract/endpoint.ts';
import { ERROR_STATUS } from '#platform/contract/refusal.ts';
import { ApiError } from '#platform/web/api.ts';
import { pageConfig } from '#platform/web/page.ts';
import { closeAllModals } from '#ui/layers/modals.ts';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import {
  type ApiProblem,
  type ProblemReaction,
  PURCHASING_PATH,
  reactionTo,
} from '../../rules/api-problems.ts';
import { withReturnPath } from '../../rules/sign-in/login-page.ts';
import { currentPath, goTo } from './navigation.ts';
import { forgetSession, recheckSession, useSession } from './session.ts';

/** Tells the user about a failed call, as the catalogue says. Cancelled calls never get here. */
export function tellProblem(error: ApiError, endpoint?: Endpoint): void {
  void tell(error, endpoint);
}

async function tell(error: ApiError, endpoint: Endpoint | undefined): Promise<void> {
  // While acting as somebody, a refusal may mean that the acting itself is over: then that is what is said.
  const isForbidden = error.status === ERROR_STATUS.forbidden && error.reply?.type !== 'step-up-required';
  const mayBeOver = isForbidden && useSession.getState().actingAs !== null;
  if (mayBeOver && (await (await import('./acting-session.ts')).leftWhenOver())) return;
  await react(reactionTo({ status: error.status, client: clientOf(endpoint), reply: error.reply }));
}

/** The words for a failed call that a screen shows in its own place. */
export function problemOf(error: unknown): ProblemReaction {
  const { status, reply } = error instanceof ApiError ? error : new ApiError(0, null);
  return reactionTo({ status, client: clientOf(undefined), reply });
}

function clientOf(endpoint: Endpoint | undefined): ApiProblem['client'] {
  if (endpoint?.path.startsWith('/uber/acting-as')) return 'acting-as';
  return pageConfig().site === 'student' ? 'play' : 'dashboard';
}

async function react({ action, ...message }: ProblemReaction): Promise<void> {
  if (action === 'end-session') {
    // The first of several calls that fail together ends the session; the others have nothing to add.
    if (useSession.getState().accessToken === null) return;
    forgetSession();
    await goTo(withReturnPath('/logout', currentPath()));
  }
  if (action === 'go-to-purchasing') {
    // Above the page it leads to, the dialog that asked would hide why.
    closeAllModals();
    await goTo(PURCHASING_PATH);
  }
  if (action === 'look-again') await recheckSession();
  // Only now: a change of page dismisses what was said on the page before.
  showSnackbar(message);
}
