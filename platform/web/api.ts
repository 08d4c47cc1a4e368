import type { Endpoint, OutputOf, SentTo } from '#platform/contract/endpoint.ts';
import { ERROR_STATUS, type ErrorReply } from '#platform/contract/refusal.ts';
import { requestOf } from '#platform/contract/request.ts';
import { noteSeen, seenHeader } from './seen.ts';

/** A reply that was not a success, or none at all (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly reply: ErrorReply | null;

  constructor(status: number, reply: ErrorReply | null) {
    super(reply?.i18n ?? `status ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.reply = reply;
  }
}

/** The server took longer than the caller had patience. */
export class TimedOut extends ApiError {
  constructor() {
    super(0, null);
    this.name = 'TimedOut';
  }
}

type Headers = Record<string, string>;

/** Handed in once by the app: who is calling, and what to do when a call fails. */
export type ApiSetup = {
  headers: () => Headers;
  onError: (error: ApiError, endpoint: Endpoint) => void;
  /** Hears of every call that failed, also of those whose screen says so itself. */
  report?: (error: ApiError, endpoint: Endpoint) => void;
  /** Asks the user to prove once more who they are, where the server wants that first. False: they would not. */
  prove?: () => Promise<boolean>;
};

let setup: ApiSetup = { headers: () => ({}), onError: () => undefined };

export function setUpApi(next: ApiSetup): void {
  setup = next;
}

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** After so many milliseconds the answer is no longer waited for: `TimedOut`. */
  patience?: number;
  /** The caller shows the error itself, or such an error; that the session has ended is still everybody's business. */
  quiet?: boolean | ((error: ApiError) => boolean);
  /** Not even that: the session's own calls look after it themselves. */
  silent?: boolean;
  keepalive?: boolean;
  /** For a call that takes a file. */
  file?: Blob;
  /** Instead of the app's own ones of the same name. */
  headers?: Headers;
};

/** Calls an endpoint with its contract's types. A cancelled call throws the browser's AbortError. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: SentTo<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  return callFor(endpoint, input, readJson<OutputOf<E>>, options);
}

/** The same for a reply that is no JSON: what `read` makes of it. */
export async function callFor<E extends Endpoint, Result>(
  endpoint: E,
  input: SentTo<E>,
  read: (response: Response) => Promise<Result>,
  options: CallOptions = {},
): Promise<Result> {
  try {
    const response = await provenRequest(endpoint, input as object, options);
    // A success that broke off on its way is none: nobody may go on with half an answer.
    return await read(response).catch(noResponse);
  } catch (error) {
    if (error instanceof ApiError) {
      setup.report?.(error, endpoint);
      if (isToldToAll(error, options)) setup.onError(error, endpoint);
    }
    throw error;
  }
}

/** What is refused for want of a fresh proof is asked once more with one: nobody has to do the same again. */
async function provenRequest(endpoint: Endpoint, input: object, options: CallOptions): Promise<Response> {
  try {
    return await request(endpoint, input, options);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.reply?.type === 'step-up-required';
    if (!isRefused || setup.prove === undefined || !(await setup.prove())) throw error;
    return request(endpoint, input, options);
  }
}

async function readJson<Result>(response: Response): Promise<Result> {
  return (response.status === 204 ? undefined : await response.json()) as Result;
}

function isToldToAll(error: ApiError, { quiet, silent }: CallOptions): boolean {
  const isQuiet = typeof quiet === 'function' ? quiet(error) : quiet;
  return !silent && (!isQuiet || error.status === ERROR_STATUS.unauthenticated);
}

async function request(
  endpoint: Endpoint,
  input: object,
  { signal, patience, keepalive, headers, file }: CallOptions,
): Promise<Response> {
  const { method, url, json } = requestOf(endpoint, input);
  const response = await fetch(url, {
    method,
    headers: { ...setup.headers(), ...seenHeader(), ...headers, ...contentType(json !== null, file) },
    ...(json !== null ? { body: JSON.stringify(json) } : file ? { body: file } : {}),
    ...untilThen(signal, patience),
    ...(keepalive ? { keepalive } : {}),
  }).catch(noResponse);
  noteSeen(response);
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  throw new ApiError(response.status, isErrorReply(body) ? body : null);
}

function untilThen(signal: AbortSignal | undefined, patience: number | undefined): { signal?: AbortSignal } {
  const ends = [...(signal ? [signal] : []), ...(patience ? [AbortSignal.timeout(patience)] : [])];
  return ends.length === 0 ? {} : { signal: AbortSignal.any(ends) };
}

function contentType(isJson: boolean, file: Blob | undefined): Headers {
  if (isJson) return { 'Content-Type': 'application/json' };
  return file === undefined ? {} : { 'Content-Type': 'application/octet-stream' };
}

function noResponse(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  if (error instanceof DOMException && error.name === 'TimeoutError') throw new TimedOut();
  throw new ApiError(0, null);
}

function isErrorReply(body: unknown): body is ErrorReply {
  return typeof body === 'object' && body !== null && 'i18n' in body && 'type' in body;
}
