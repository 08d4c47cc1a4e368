import { HOME_CARDS, type HomeCard } from '#brands/brand.ts';

/** The ways to licenses, in the order they are offered. */
const LINKS = [
  { name: 'purchase', scopes: ['educator', 'parent'], below: '/purchasing', tab: null },
  { name: 'quote', scopes: ['educator'], below: '/purchase-history', tab: 'quotes', request: true },
  { name: 'history', scopes: ['educator', 'parent'], below: '/purchase-history', tab: 'orders' },
  { name: 'licenses', scopes: ['educator', 'parent'], below: '/license-history', tab: null },
  /** With the W-9 to download. */
  { name: 'info', scopes: ['educator'], below: '/purchase-history', tab: 'info' },
] as const;

/** Quotes, purchase orders and the W-9 are for schools: at home one pays by card. */
const OF_SCHOOLS: readonly string[] = ['quote', 'info'];

/** Those whose page the app has, and that the brand offers. */
export function purchaseLinks(
  scope: 'educator' | 'parent',
  hasRoute: (path: string) => boolean,
  { atHome = false, offered: byBrand = HOME_CARDS }: { atHome?: boolean; offered?: readonly HomeCard[] } = {},
) {
  return LINKS.map(({ scopes, below, ...link }) => ({
    ...link,
    path: `/${scope}${below}`,
    offered: scopes.some((one) => one === scope),
  })).filter(
    ({ path, offered, name }) =>
      offered && byBrand.includes(name) && hasRoute(path) && !(atHome && OF_SCHOOLS.includes(name)),
  );
}
