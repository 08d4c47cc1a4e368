export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const pair of (header ?? '').split(';')) {
    const [name = '', ...value] = pair.split('=');
    if (name.trim() !== '') cookies[name.trim()] = value.join('=').trim();
  }
  return cookies;
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
  const line = `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
  return secure ? `${line}; Secure` : line;
}
