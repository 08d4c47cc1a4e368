import { type ApiSetup, setUpApi } from '#platform/web/api.ts';
import { closeAllModals } from '#ui/layers/modals.ts';
import { dismissSnackbars, showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { needsKeepAlive } from '../../rules/sign-in/app-start.ts';
import { lastActivitySeconds, noteActivity, watchActivity } from './activity.ts';
import { tellProblem } from './api-problems.ts';
import { type GoTo, setUpNavigation } from './navigation.ts';
import { watchOtherTabs } from './other-tabs.ts';
import { keepAlive, setUpSession, useSession } from './session.ts';
import { askForProof } from './step-up.ts';
import { tokenHeader } from './token-header.ts';

let lastCallAt = 0;

/** Once, before the app starts: calls carry the session, failures are told, tabs and activity are watched. */
export function setUpAccounts(app: {
  goTo: GoTo;
  clearQueries: () => void;
  report: NonNullable<ApiSetup['report']>;
}): void {
  setUpNavigation(app.goTo);
  setUpSession({
    tell: tellProblem,
    tellActingOver: () => showSnackbar({ type: 'info', i18n: 'error.acting-as-over', persistent: true }),
    forgetTheRest: () => {
      app.clearQueries();
      closeAllModals();
      dismissSnackbars();
    },
  });
  setUpApi({ headers: sessionHeaders, onError: tellProblem, report: app.report, prove: askForProof });
  watchOtherTabs();
  watchActivity(onActivity);
}

function sessionHeaders(): Record<string, string> {
  lastCallAt = Date.now();
  const { accessToken, actingAs } = useSession.getState();
  if (accessToken === null) return {};
  const activeAt = lastActivitySeconds();
  return {
    ...tokenHeader(accessToken),
    ...(activeAt === null ? {} : { 'Active-At': String(activeAt) }),
    ...(actingAs?.staff ? { 'X-Acting-As': String(actingAs.id) } : {}),
  };
}

function onActivity(now: number): void {
  if (useSession.getState().state !== 'signed-in') return;
  noteActivity(now);
  if (!needsKeepAlive(lastCallAt, now)) return;
  lastCallAt = now;
  void keepAlive();
}
