import { ApiError, call } from '#platform/web/api.ts';
import { sessionForgotten } from '#product/accounts/sign-in-contract.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import { sendEvents } from '../../contract.ts';
import { setPaused } from '../shared/paused.ts';
import { setClassIsQuiet } from '../shared/settings.ts';
import { GONE, type SenderParts } from './sender.ts';

/**
 * Sends a student's events in that student's own session: by the time they go the next child may be here, or staff who
 * act as the student. The session's own errors are its own business: a queue waits, and says nothing.
 */
export function sendAs(student: number): SenderParts['send'] {
  return async (events, { more, ...how }) => {
    const { user, actingAs } = useSession.getState();
    if (user?.id !== student || user.scope !== 'student' || actingAs !== null) return 401;
    try {
      const { data } = await call(
        sendEvents,
        { events: [...events], more, sent_at: new Date().toISOString() },
        { ...how, silent: true },
      );
      setClassIsQuiet(data.class_quiet === true);
      setPaused(data.paused === true);
      return 200;
    } catch (error) {
      if (!(error instanceof ApiError)) return 0;
      return error.status === 401 && (await isGone()) ? GONE : error.status;
    }
  };
}

/** An ended session waits for the child to come back; the session of a child that was deleted never does. */
export async function isGone(): Promise<boolean> {
  try {
    return (await call(sessionForgotten, {}, { silent: true })).gone;
  } catch {
    return false;
  }
}
