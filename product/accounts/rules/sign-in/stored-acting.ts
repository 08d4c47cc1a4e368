import { returnPath } from '#product/access/rules/return-path.ts';
import { homePath } from '#product/access/rules/scopes.ts';

/** Staff acting as somebody, as the browser keeps it. */
export type StoredActing = {
  id: number;
  endsAt: string;
  /** Where staff came from: a path of the dashboard. */
  back: string;
};

/** Anything unreadable counts as not kept. */
export function readStoredActing(kept: string | null | undefined): StoredActing | null {
  const value = parse(kept);
  if (typeof value !== 'object' || value === null) return null;
  const { id, endsAt, back }: Partial<Record<string, unknown>> = { ...value };
  if (typeof id !== 'number' || typeof endsAt !== 'string' || Number.isNaN(Date.parse(endsAt))) return null;
  return { id, endsAt, back: wayBack(back) };
}

function parse(kept: string | null | undefined): unknown {
  try {
    return JSON.parse(kept ?? 'null');
  } catch {
    return null;
  }
}

/** What leads back to staff's own pages; anything else leads to their first one. */
export function wayBack(value: unknown): string {
  const path = returnPath(value);
  const home = homePath('uber');
  return path !== null && new RegExp(`^${home}(?=[/?#]|$)`).test(path) ? path : home;
}

/** The part of the student site's address behind the #: the one-time code, and the way back. */
export function handoverIn(hash: string): { code: string; back: string } | null {
  const code = /[#&]acting=([\w-]+)/.exec(hash)?.[1];
  const back = /[#&]back=([^&]*)/.exec(hash)?.[1];
  return code === undefined ? null : { code, back: wayBack(decoded(back ?? '')) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Adds the way back to the address that the server has made. */
export function withWayBack(studentUrl: string, back: string): string {
  return `${studentUrl}&back=${encodeURIComponent(back)}`;
}
