/** 144 random bits: 24 characters, and still a code that a simple camera reads from a card. */
export const BADGE_BYTES = 18;

/** The page that a badge opens. */
export const BADGE_PATH = '/badge';

const CODE = /^[\w-]{24}$/;

/** What a badge shows: the code stands behind the #, where no server and no log ever sees it. */
export function badgeAddress(studentSite: string, code: string): string {
  return `${studentSite.replace(/\/$/, '')}${BADGE_PATH}#${code}`;
}

/** The code of an opened badge; null where there is none. */
export function codeBehind(hash: string): string | null {
  const code = hash.replace(/^#/, '');
  return CODE.test(code) ? code : null;
}

/** The code in what a camera read. Under whichever address it was printed: it is only ever shown to our own server. */
export function codeInBadge(text: string): string | null {
  const [, code = ''] = /^https?:\/\/[^\s/?#]+\/badge#(.+)$/.exec(text.trim()) ?? [];
  return codeBehind(code);
}
