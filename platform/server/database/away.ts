const away = new WeakSet<object>();
// Shutting down, crashed, starting up; all of class 08 are connections; no connection left.
const AWAY_STATES = /^(57P0[1-3]|08...|53300)$/;
const AWAY_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
const AWAY_MESSAGES = /^Connection terminated|^Client has encountered a connection error|^Client was closed/;

export function noteAway(error: unknown, isConnecting: boolean): void {
  if (!(error instanceof Error)) return;
  const code = 'code' in error ? String(error.code) : '';
  const lost = AWAY_STATES.test(code) || AWAY_CODES.includes(code) || AWAY_MESSAGES.test(error.message);
  if (lost || (isConnecting && !('severity' in error))) away.add(error);
}

/** The database could not be reached, or went away in the middle: whoever asks again later may be lucky. */
export function isDatabaseAway(error: unknown): boolean {
  return typeof error === 'object' && error !== null && away.has(error);
}
