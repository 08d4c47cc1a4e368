import { mayView, type Scope } from '#product/access/rules/scopes.ts';

export type GuardVerdict = 'view' | 'sign-in' | 'forbidden';

/** Everyone views only what lies below their own home path. */
export function guardVerdict(scope: Scope | null, path: string): GuardVerdict {
  if (scope === null) return 'sign-in';
  return mayView(scope, path) ? 'view' : 'forbidden';
}

/** The library is one and has two addresses: a parent who was handed the educators' is led to the own one. */
export function ownAddress(scope: Scope | null, path: string): string | null {
  const below = /^\/educator(\/resource-library(?:\/.*)?)$/.exec(path)?.[1];
  return scope === 'parent' && below !== undefined ? `/parent${below}` : null;
}

/** What was said on the front page ends when the visitor leaves it. */
export function leavesFrontPage(from: string | undefined, to: string): boolean {
  return from === '/' && to !== '/';
}
