import { type RouteComponent, redirect } from '@tanstack/react-router';
import { pathAfterSignIn } from '#product/access/rules/return-path.ts';
import { homePath, type Scope } from '#product/access/rules/scopes.ts';
import type { UserProfile } from '#product/accounts/contract.ts';
import { useSession, useUser } from '#product/accounts/web/session.ts';
import { type GuardVerdict, guardVerdict } from '../rules/guard.ts';
import { ForbiddenPage } from './forbidden-page.tsx';
import type { LazyPart } from './lazy-part.tsx';
import { PublicLayout } from './public-layout.tsx';

/** A route's `beforeLoad`: visitors go to the front door, and come back from there. */
export function sendVisitorsAway({ location }: { location: { href: string } }): void {
  const { user } = useSession.getState();
  if (user === null) throw redirect({ to: '/logout', search: { r: location.href }, replace: true });
}

/** The same of a front page: whoever is signed in has a home of their own, or came for another page of theirs. */
export function sendUsersHome({ search }: { search: object }): void {
  const { user } = useSession.getState();
  if (user === null) return;
  const wayBack: unknown = 'r' in search ? search.r : null;
  throw redirect({ href: pathAfterSignIn(user.scope, wayBack), replace: true });
}

/** An area that only the users of a scope may view. */
export function guarded(scope: Scope, Area: LazyPart<object>): RouteComponent {
  const verdictOn = (visitor: Scope | null): GuardVerdict => guardVerdict(visitor, homePath(scope));

  const Guarded: RouteComponent = () => {
    const verdict = verdictOn(useSession(({ user }) => user?.scope ?? null));
    if (verdict === 'view') return <Area />;
    // A session that has just ended: the way to the front door is being taken already.
    if (verdict === 'sign-in') return null;
    return (
      <PublicLayout footer="light">
        <ForbiddenPage />
      </PublicLayout>
    );
  };
  Guarded.preload = async () => {
    if (verdictOn(useSession.getState().user?.scope ?? null) === 'view') await Area.preload();
  };
  return Guarded;
}

/** A screen of an area that only some of its users may view. */
export function onlyFor(may: (user: UserProfile) => boolean, Screen: RouteComponent): RouteComponent {
  const Guarded: RouteComponent = () => (may(useUser()) ? <Screen /> : <ForbiddenPage />);
  Guarded.preload = async () => {
    const { user } = useSession.getState();
    if (user !== null && may(user)) await Screen.preload?.();
  };
  return Guarded;
}
