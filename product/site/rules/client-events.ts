/**
 * Error views, screens that could not be loaded or broke, what went wrong beside any screen, and calls that failed without
 * anybody's doing.
 */
export const CLIENT_EVENTS = [
  'not-found-view',
  'forbidden-view',
  'load-failure',
  'crash',
  'fault',
  'call-failed',
] as const;
export type ClientEventKind = (typeof CLIENT_EVENTS)[number];

export const EVENT_PATH_MAX = 300;

/**
 * For a browser, and, because a browser's name is easily changed, for its address: wide enough for a school, whose
 * broken network makes every screen fail at once.
 */
export function eventLimits(clientKey: string, clientAddress: string) {
  return [
    { key: `client event ${clientKey}`, free: 60 },
    { key: `client events at ${clientAddress}`, free: 600, shared: true },
  ];
}

/** A word of ours, in small letters. Whatever else stands in an address may be an id, a code or a name. */
const WORD = /^(?:[a-z]{1,24}(?:[-.][a-z]{1,24})*)?$/;

/** What is reported of an address: the words of its path, since queries, ids and codes of mailed links are private. */
export function reportedPath(path: string): string {
  const bare = path.split(/[?#]/, 1)[0] ?? '/';
  const hidden = bare
    .split('/')
    .map((part) => (WORD.test(part) ? part : '…'))
    .join('/');
  return hidden.slice(0, EVENT_PATH_MAX) || '/';
}

/** Somebody wrote what cannot be, is not signed in any more, or was too quick: nothing is broken. */
const EVERYDAY = [400, 401, 422, 429];
/** Questions that the page answers by itself. */
const ASKED = ['step-up-required', 'held-back'];

/** Whether a call that failed is worth knowing of. Without an answer there is nobody to tell, and nothing of ours to mend. */
export function isReported({ status, type }: { status: number; type: string | null }): boolean {
  return status > 0 && !EVERYDAY.includes(status) && !(type !== null && ASKED.includes(type));
}

/** By its pattern, as the contract has it. */
export const CALL = /^(?:GET|POST|PATCH|PUT|DELETE) (?:\/:?[a-z]+(?:[-_.][a-z]+)*)+$/;
/** A class of errors, as JavaScript names it. */
export const FAULT = /^[A-Z][A-Za-z]{0,59}$/;
/** Our own files, with line and column. */
export const FRAMES = /^[\w-]{1,80}\.js:\d{1,6}:\d{1,6}(?: [\w-]{1,80}\.js:\d{1,6}:\d{1,6}){0,4}$/;

const MOST_FRAMES = 5;

/**
 * What may be told of something that was thrown: its class, and where in our own files. Its message may quote what somebody
 * typed, or a child's name, and stays where it is.
 */
export function reportedFault(thrown: unknown): { fault: string; frames?: string } {
  if (!(thrown instanceof Error)) return { fault: 'Thrown' };
  const { name, message, stack = '' } = thrown;
  const fault = FAULT.test(name) ? name : 'Error';
  // Browsers begin the stack with the message, which may look like anything.
  const places = message === '' ? stack : stack.replaceAll(message, '');
  const found = [...places.matchAll(/\/assets\/([\w-]{1,80}\.js:\d{1,6}:\d{1,6})(?=[)\s]|$)/g)];
  const frames = found
    .slice(0, MOST_FRAMES)
    .map(([, place]) => place)
    .join(' ');
  return frames === '' ? { fault } : { fault, frames };
}

/** A page tells each thing once, and not without end. */
export const MOST_REPORTS = 20;
