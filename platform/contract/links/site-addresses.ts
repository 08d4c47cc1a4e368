import * as z from 'zod/mini';
import type { PageConfig } from '../page-config.ts';

type Site = PageConfig['site'];

/** An address that a site has, as its router writes it, and what has to be there for it: the demo, a provider of sign-on. */
const addresses = z.array(z.object({ path: z.string(), needs: z.nullable(z.string()) }));
export const siteAddresses = z.object({ dashboard: addresses, student: addresses });
export type SiteAddresses = z.infer<typeof siteAddresses>;

/** As routers compare: capitals and slashes at the end make no difference. */
const partsOf = (address: string): string[] =>
  address
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');

/** What somebody or something may be numbered by. */
export const isNumbered = (part: string): boolean => /^\d{1,15}$/.test(part);

/** `$id` is whatever stands there, `$#id` a number, and `$` all that follows. */
function isAt(pattern: readonly string[], parts: readonly string[]): boolean {
  if (pattern.at(-1) === '$') {
    return parts.length >= pattern.length && isAt(pattern.slice(0, -1), parts.slice(0, pattern.length - 1));
  }
  return pattern.length === parts.length && pattern.every((part, at) => isPart(part, parts[at] ?? ''));
}

function isPart(pattern: string, part: string): boolean {
  if (pattern.startsWith('$#')) return isNumbered(part);
  return pattern.startsWith('$') || pattern === part;
}

/** Whether a site has a screen at an address. */
export function knownAddresses(
  all: SiteAddresses,
  has: (need: string) => boolean,
): (site: Site, address: string) => boolean {
  const known = (site: Site): string[][] =>
    all[site]
      .filter(({ needs }) => needs === null || has(needs))
      .map(({ path: address }) => partsOf(address));
  const patterns: Record<Site, string[][]> = { dashboard: known('dashboard'), student: known('student') };
  return (site, address) => {
    const parts = partsOf(address);
    return patterns[site].some((pattern) => isAt(pattern, parts));
  };
}
