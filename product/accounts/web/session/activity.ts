import { isActivityToNote } from '../../rules/sign-in/app-start.ts';
import { keepLastActivity, readLastActivity } from './stored-session.ts';

let lastActivityAt: number | null = null;
let notedAt: number | null = null;

/** The user did something. Remembered at once, written down every few seconds. */
export function noteActivity(now: number): void {
  lastActivityAt = now;
  if (!isActivityToNote(notedAt, now)) return;
  notedAt = now;
  keepLastActivity(now);
}

/** For the `Active-At` header: in seconds, null when this user was never seen doing anything. */
export function lastActivitySeconds(): number | null {
  const at = lastActivityAt ?? readLastActivity();
  return at === null ? null : Math.floor(at / 1000);
}

/** The next user starts with a clean slate. */
export function forgetActivity(): void {
  lastActivityAt = null;
  notedAt = null;
}

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

export function watchActivity(onActivity: (now: number) => void): void {
  for (const sign of SIGNS_OF_LIFE) {
    addEventListener(sign, () => onActivity(Date.now()), { passive: true, capture: true });
  }
}
