import { redirect } from '@tanstack/react-router';
import { useSession } from '#product/accounts/web/session.ts';
import { guardVerdict } from '../rules/guard.ts';

/** Thrown by the guard, shown by the route's error view. */
export class PermissionDenied extends Error {
  constructor() {
    super('permission denied');
    this.name = 'PermissionDenied';
  }
}

/** A route's `beforeLoad`: lets the owner of the path in, sends visitors to the front door, refuses the rest. */
export function guard({ location }: { location: { pathname: string; href: string } }): void {
  const { state, user } = useSession.getState();
  const scope = state === 'signed-in' && user !== null ? user.scope : null;
  const verdict = guardVerdict(scope, location.pathname);
  if (verdict === 'sign-in') {
    throw redirect({ to: '/logout', search: { r: location.href }, replace: true });
  }
  if (verdict === 'forbidden') throw new PermissionDenied();
}
