import { parseCookie, stringifySetCookie } from 'cookie';

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

/** For the server alone: no script reads it, and no other site's form or picture brings it along. */
export function cookieLine({ name, value, seconds, secure, path = '/' }: ServerCookie): string {
  return stringifySetCookie({ name, value, maxAge: seconds, path, httpOnly: true, secure, sameSite: 'lax' });
}
