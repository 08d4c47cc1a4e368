const PREFIX = 'payment:';

/** For the way to the payment page and back, in this tab: proves later on that this browser began the payment. */
export function keepSecret(session: string, secret: string): void {
  try {
    sessionStorage.setItem(`${PREFIX}${session}`, secret);
  } catch {
    // No storage, no sign-in without a password: the letter has the way to one.
  }
}

export function secretOf(session: string): string | undefined {
  try {
    return sessionStorage.getItem(`${PREFIX}${session}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetSecret(session: string): void {
  try {
    sessionStorage.removeItem(`${PREFIX}${session}`);
  } catch {
    // Nothing was kept.
  }
}

/** The payments this tab began and has not heard the end of. */
export function keptSessions(): { session: string; secret: string }[] {
  try {
    return Object.entries(sessionStorage)
      .filter(([key]) => key.startsWith(PREFIX))
      .map(([key, secret]) => ({ session: key.slice(PREFIX.length), secret: String(secret) }));
  } catch {
    return [];
  }
}
