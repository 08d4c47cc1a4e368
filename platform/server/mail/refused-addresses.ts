/** RFC 3463: the class, what it is about, and what exactly. */
const STATUS = /\b5\.\d{1,3}\.\d{1,3}\b/;
/** No such address, domain or mailbox, or one that is closed. Those about the sender, and full ones, are no fault of the address. */
const NO_ADDRESS = /^5\.(?:1\.(?:[0-6]|9|10)|2\.[01]|4\.4)$/;
/** Replies of RFC 5321 and 7504 that say it without a status. */
const NO_MAILBOX = [550, 551, 553, 556];

export function saysNoAddress(status: string): boolean {
  return NO_ADDRESS.test(status);
}

/**
 * Why a mail server takes no letter for an address, as its code; null where it was something else that went wrong: busy,
 * full, or unwilling to take letters from us at all.
 */
export function addressRefusal(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { command, responseCode, response } = error as Error & Record<string, unknown>;
  if (command !== 'RCPT TO' || typeof responseCode !== 'number' || responseCode < 500) return null;
  const status = STATUS.exec(typeof response === 'string' ? response : '')?.[0];
  if (status !== undefined) return saysNoAddress(status) ? status : null;
  return NO_MAILBOX.includes(responseCode) ? String(responseCode) : null;
}
