import { readUserAgent } from '#platform/contract/user-agent.ts';

/** Through which door an adult came in. A new one says in `PROVES` whether it is as good as the password. */
export const ADULT_DOORS = ['password', 'link', 'purchase', 'passkey', 'two-step'] as const;
/** Children have more; and staff who act as one come over from the dashboard. */
const OTHER_DOORS = ['class-code', 'badge', 'tile', 'clever', 'classlink', 'acting'] as const;
export const DOORS = [...ADULT_DOORS, ...OTHER_DOORS] as const;
export type Door = (typeof DOORS)[number];

/**
 * Whoever came in this way has just proved who they are: by the password, by a mailed link with which a password was
 * chosen, by having made the account a moment ago, before it had one, by a passkey, or by the password and a code.
 */
const PROVES: readonly Door[] = ['password', 'link', 'purchase', 'passkey', 'two-step'];

export function provesAnew(door: Door): boolean {
  return PROVES.includes(door);
}

/** For so long a proof is fresh; what reaches further asks for another one then. */
export const FRESH_PROOF_MINUTES = 10;

export function isFreshProof(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() <= FRESH_PROOF_MINUTES * 60_000;
}

/** What a person needs to know a session of theirs again, and no more. */
export type Device = { browser: string | null; system: string | null; network: string | null };

export function deviceOf(client: { userAgent: string; clientAddress: string }): Device {
  const { browser, system } = readUserAgent(client.userAgent);
  return { browser: browser?.name ?? null, system, network: networkOf(client.clientAddress) };
}

const V4 = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/i;
const V6_GROUPS = 8;

/** The neighborhood of an address: a /24, or a /48 of the longer ones. Null for what is no address. */
export function networkOf(address: string): string | null {
  const v4 = V4.exec(address);
  if (v4 !== null) return `${v4.slice(1, 4).join('.')}.0/24`;
  const [bare = ''] = address.toLowerCase().split('%');
  if (!/^[\da-f:.]+$/.test(bare) || !bare.includes(':')) return null;
  const [before = '', after] = bare.split('::');
  const groups = (part: string | undefined): string[] => (part ? part.split(':') : []);
  const [head, tail] = [groups(before), groups(after)];
  const between = after === undefined ? 0 : Math.max(0, V6_GROUPS - head.length - tail.length);
  const all = [...head, ...Array<string>(between).fill('0'), ...tail];
  return `${all
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/48`;
}
