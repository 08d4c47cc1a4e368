import { onSharedSessionChange, type TabSession } from '../rules/token-replacement.ts';
import { goTo } from './navigation.ts';
import { forgetSession, replaceToken, useSession } from './session.ts';
import { concernsSession, readSession } from './stored-session.ts';

/** Follows what other tabs of this browser do with the session. */
export function watchOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (concernsSession(event.key)) followOtherTabs();
  });
}

export function followOtherTabs(): void {
  const shared = readSession();
  const change = onSharedSessionChange(ownSession(), shared);
  if (change === 'replace' && shared.accessToken !== null) replaceToken(shared.accessToken);
  if (change === 'sign-out') {
    // What somebody else keeps there now is theirs; after a sign-out nothing may be left behind.
    forgetSession({ keepsStorage: shared.accessToken !== null });
    void goTo('/');
  }
}

function ownSession(): TabSession {
  const { state, accessToken, user } = useSession.getState();
  if (state !== 'signed-in' || accessToken === null || user === null) return null;
  return { accessToken, username: user.username, scope: user.scope };
}
