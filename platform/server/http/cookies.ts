import { parseCookie, stringifySetCookie } from 'cookie';
import { ownName, PREFERENCE_COOKIES } from '../../contract/page-config.ts';

export function readCookies(header: string | undefined): Record<string, string | undefined> {
  return parseCookie(header ?? '');
}

export type ServerCookie = {
  name: string;
  value: string;
  seconds: number;
  /** Sent over https only. */
  secure: boolean;
  path?: string;
};

/** With https under a name that no other host of the domain can set. */
export function ownCookie(
  name: string,
  siteUrl: string,
  path = '/',
): Pick<ServerCookie, 'name' | 'secure' | 'path'> {
  const secure = siteUrl.startsWith('https:');
  // Browsers take such a name for the whole host only.
  return { name: ownName(name, secure), secure, path: secure ? '/' : path };
}

export type Preferences = Partial<
  Record<(typeof PREFERENCE_COOKIES)[keyof typeof PREFERENCE_COOKIES], string>
>;

/** What a device prefers, as a page of that site has kept it. */
export function preferencesIn(header: string | undefined, siteUrl: string): Preferences {
  const cookies = readCookies(header);
  const kept = Object.values(PREFERENCE_COOKIES).flatMap((name) => {
    const value = cookies[ownCookie(name, siteUrl).name];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(kept);
}

/** For the server alone: no script reads it, and no other site's form or picture brings it along. */
export function cookieLine({ name, value, seconds, secure, path = '/' }: ServerCookie): string {
  return stringifySetCookie({ name, value, maxAge: seconds, path, httpOnly: true, secure, sameSite: 'lax' });
}
