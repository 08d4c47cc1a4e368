import { Navigate, type RouteComponent, useLocation } from '@tanstack/react-router';
import { homePath, type Scope } from '#product/access/rules/scopes.ts';
import type { UserProfile } from '#product/accounts/sign-in-contract.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { type GuardVerdict, guardVerdict, ownAddress } from '../../rules/shell/guard.ts';
import type { LazyPart } from '../opening/lazy-part.tsx';
import { ForbiddenPage } from '../problems/forbidden-page.tsx';
import { PublicLayout } from './public-layout.tsx';

/** An area that only the users of a scope may view. */
export function guarded(scope: Scope, Area: LazyPart<object>): RouteComponent {
  const verdictOn = (visitor: Scope | null): GuardVerdict => guardVerdict(visitor, homePath(scope));

  const Guarded: RouteComponent = () => {
    const visitor = useSession(({ user }) => user?.scope ?? null);
    const verdict = verdictOn(visitor);
    if (verdict === 'view') return <Area />;
    // A session that has just ended: the way to the front door is being taken already.
    if (verdict === 'sign-in') return null;
    return <Elsewhere visitor={visitor} />;
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

/** By itself: whoever listens to the address is drawn anew with each filter that is written into it. */
function Elsewhere({ visitor }: { visitor: Scope | null }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const own = ownAddress(visitor, path);
  if (own !== null) return <Navigate to={own} replace />;
  return (
    <PublicLayout footer="light">
      <ForbiddenPage />
    </PublicLayout>
  );
}
