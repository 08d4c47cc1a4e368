/** Section 2, home cards: the ways to licenses, in the order they are offered. */
export const PURCHASE_LINKS = [
  { name: 'purchase', scopes: ['educator', 'parent'], below: '/purchasing' },
  { name: 'quote', scopes: ['educator'], below: '/request-quote' },
  { name: 'info', scopes: ['educator'], below: '/purchasing-info' },
  { name: 'history', scopes: ['educator', 'parent'], below: '/account/purchase-history' },
  { name: 'licenses', scopes: ['educator', 'parent'], below: '/license-history' },
  { name: 'w9', scopes: ['educator'], below: '/w-9' },
] as const;

type Scope = 'educator' | 'parent';

/** Those whose page the app has. */
export function purchaseLinks(scope: Scope, hasRoute: (path: string) => boolean) {
  return PURCHASE_LINKS.map(({ name, scopes, below }) => ({
    name,
    path: `/${scope}${below}`,
    offered: scopes.some((one) => one === scope),
  })).filter(({ path, offered }) => offered && hasRoute(path));
}
