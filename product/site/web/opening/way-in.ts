import { redirect } from '@tanstack/react-router';
import { pathAfterSignIn } from '#product/access/rules/return-path.ts';
import { useSession } from '#product/accounts/web/session/session.ts';

/** A route's `beforeLoad`: visitors go to the front door, and come back from there. */
export function sendVisitorsAway({ location }: { location: { href: string } }): void {
  const { user } = useSession.getState();
  if (user === null) throw redirect({ to: '/logout', search: { r: location.href }, replace: true });
}

/**
 * The same of a front page: whoever is signed in has a home of their own, or came for another page of theirs. Who asks
 * for a place on the front page (header and footer lead there) means it.
 */
export function sendUsersHome({ search, location }: { search: object; location: { hash: string } }): void {
  const { user } = useSession.getState();
  if (user === null || location.hash !== '') return;
  const wayBack: unknown = 'r' in search ? search.r : null;
  throw redirect({ href: pathAfterSignIn(user.scope, wayBack), replace: true });
}
