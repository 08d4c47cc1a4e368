import type { OutputOf } from '#platform/contract/endpoint.ts';
import { ApiError } from '#platform/web/api.ts';
import { pageConfig } from '#platform/web/page.ts';
import { homePath } from '#product/access/rules/scopes.ts';
import type { startActing } from '../../acting-contract.ts';
import { handoverIn, type StoredActing, wayBack, withWayBack } from '../../rules/sign-in/stored-acting.ts';
import { noteActivity } from './activity.ts';
import { currentPath } from './navigation.ts';
import { takeUp, useSession } from './session.ts';
import { callActing, callEndActing, callLogout, callTakeOver } from './session-calls.ts';
import { emptyStorage, forgetActing, keepActing, noteActingOver, readSession } from './stored-session.ts';

/**
 * Acting as somebody begins and ends with a page load: nothing that was fetched as one person is left when the
 * page is another's. In between, the dashboard's calls name the person (`X-Acting-As`); on the student site, which
 * shares no storage with it, a one-time code has opened a session that stands for the acting.
 */
export function enterActing({ data }: OutputOf<typeof startActing>): void {
  const back = wayBack(currentPath());
  if (data.student_url !== null) {
    location.assign(withWayBack(data.student_url, back));
    return;
  }
  keepActing({ id: data.user_id, endsAt: data.ends_at, back }, 'tab');
  location.assign(homePath(data.scope));
}

/** The app starts, and the tab was acting as somebody: takes it up again, or leads staff back to their own page. */
export async function resumeActing(kept: StoredActing): Promise<void> {
  try {
    const { user, ecommerce, notifications, ends_at: endsAt } = await callActing(kept.id);
    const { username: staff } = readSession();
    useSession.setState({
      state: 'signed-in',
      user,
      ecommerce,
      notifications,
      actingAs: { id: user.id, type: user.scope, endsAt, back: kept.back, staff },
    });
  } catch (error) {
    if (isOver(error)) leave(kept.back, 'over');
    throw error;
  }
}

/** The student site, taken up again: whose session it is has come from the server, that staff act comes from here. */
export function recallActing(kept: StoredActing): void {
  const { user, actingAs } = useSession.getState();
  if (actingAs !== null || user === null || user.id !== kept.id || pageConfig().site !== 'student') return;
  useSession.setState({ actingAs: { ...kept, type: user.scope, staff: null } });
}

/** Uses the one-time code. Whatever comes of it, the address does not keep it. */
export async function takeOver(hash: string): Promise<boolean> {
  const handover = handoverIn(hash);
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  if (handover === null) return false;
  try {
    const { ends_at: endsAt, ...reply } = await callTakeOver(handover.code);
    emptyStorage();
    noteActivity(Date.now());
    takeUp(reply);
    const kept = { id: reply.user.id, endsAt, back: handover.back };
    keepActing(kept, 'browser');
    recallActing(kept);
    return true;
  } catch {
    return false;
  }
}

/** The end button. That the server hears of it is good; that this browser stops is certain. */
export async function endActing(): Promise<void> {
  const { actingAs, accessToken } = useSession.getState();
  if (actingAs === null || accessToken === null) return;
  await (actingAs.staff === null ? callLogout(accessToken) : callEndActing()).catch(() => undefined);
  leave(actingAs.back, 'ended');
}

/** The hour has run out. */
export function actingRanOut(): void {
  const { actingAs } = useSession.getState();
  if (actingAs !== null) leave(actingAs.back, 'over');
}

/** Asks the server whether the acting goes on; answers true when it does not and the page is being left. */
export async function leftWhenOver(): Promise<boolean> {
  const { actingAs } = useSession.getState();
  if (actingAs === null || actingAs.staff === null) return false;
  try {
    await callActing(actingAs.id);
    return false;
  } catch (error) {
    if (!isOver(error)) return false;
    leave(actingAs.back, 'over');
    return true;
  }
}

/** Refused, gone or not allowed any more; a server out of reach says nothing of the kind. */
function isOver(error: unknown): boolean {
  return error instanceof ApiError && [403, 404, 409].includes(error.status);
}

function leave(back: string, why: 'ended' | 'over'): void {
  const { site, dashboardUrl } = pageConfig();
  if (site === 'student') {
    emptyStorage();
    location.replace(`${dashboardUrl}${back}`);
    return;
  }
  forgetActing();
  if (why === 'over') noteActingOver();
  location.replace(back);
}
