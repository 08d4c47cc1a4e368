/** Who vouches for a school's students. */
export const TENANT_PROVIDERS = ['clever', 'classlink'] as const;
export type TenantProvider = (typeof TENANT_PROVIDERS)[number];

/** What a place of ours is called by each provider; null where it is unknown there. */
export type Tenants = Record<TenantProvider, string | null>;

/** Whether a provider may vouch for a student of a school: only its own district's or tenant's people are meant. */
export function tenantVerdict(tied: string | null, said: string): 'ours' | 'foreign' | 'not-tied' {
  if (tied === null) return 'not-tied';
  return tied === said ? 'ours' : 'foreign';
}
