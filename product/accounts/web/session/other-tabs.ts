import { onSharedSessionChange, type TabSession } from '../../rules/sign-in/token-replacement.ts';
import { goTo } from './navigation.ts';
import { endOnServer, forgetSession, replaceToken, useSession } from './session.ts';
import { concernsSession, readSession } from './stored-session.ts';

/** Follows what other tabs of this browser do with the session. */
export function watchOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (concernsSession(event.key)) followOtherTabs();
  });
}

export function followOtherTabs(): void {
  const shared = readSession();
  const own = ownSession();
  const change = onSharedSessionChange(own, shared);
  if (change === 'replace' && shared.accessToken !== null) replaceToken(shared.accessToken);
  if (change === 'sign-out' || change === 'end') {
    // What the other tab keeps there now belongs to its own session; after a sign-out nothing may be left behind.
    forgetSession({ keepsStorage: change === 'end' });
    void goTo('/');
  }
  if (change === 'end' && own !== null) void endOnServer(own.accessToken);
}

function ownSession(): TabSession {
  const { state, accessToken, user, actingAs } = useSession.getState();
  if (state !== 'signed-in' || accessToken === null || user === null) return null;
  // The token belongs to staff, whomever they act as in this tab.
  if (actingAs?.staff) return { accessToken, username: actingAs.staff, scope: 'uber' };
  return { accessToken, username: user.username, scope: user.scope };
}
