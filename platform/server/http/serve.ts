import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Endpoint,
  type InputOf,
  type ObjectSchema,
  type OutputOf,
  type Schema,
} from '../../contract/endpoint.ts';
import type { Actor } from '../../contract/policy.ts';
import { ERROR_STATUS, Refusal } from '../../contract/refusal.ts';
import { POSITION_HEADER, SEEN_HEADER } from '../../contract/replica.ts';
import { type AuditSubject, writeAudit, writeQuickAudit } from '../audit.ts';
import type { Db, Tx } from '../database/database.ts';
import { isPosition, type Replica } from '../database/replica.ts';
import { transact } from '../database/transact.ts';
import { type LiveStream, tellEvents } from '../live/event-stream.ts';
import { asksForStream, lastEventId, openStreams, sendEvents } from '../live/open-streams.ts';
import type { Realtime } from '../live/realtime.ts';
import { counter } from '../telemetry/metrics.ts';
import { type Described, inSpan } from '../telemetry/spans.ts';
import { type OwnWords, type Say, sayIn, sayWith } from '../texts.ts';
import { cookieLine, readCookies, type ServerCookie } from './cookies.ts';
import { attachment } from './file-name.ts';
import { fileOf, leftOut, parseInput } from './input.ts';
import { asSent } from './kept-values.ts';
import type { Refusals } from './refusals.ts';
import { Download, JsonText } from './reply.ts';
import type { Address } from './sites.ts';

type Received<E extends Endpoint> = {
  input: InputOf<E>;
  /** What was sent to a call that takes a file; empty for all others. */
  file: Buffer;
  actor: E extends Endpoint<ObjectSchema, Schema, false> ? Actor : Actor | null;
  now: Date;
  /** Which of the web sites and brands asked, decided by the host name. */
  address: Address;
  /** Names the client for throttling; made of address and browser, never of the address alone. */
  clientKey: string;
  /** For limits so wide that no class behind it meets them: see `clientKey`. */
  clientAddress: string;
  /** What the browser says of itself. */
  userAgent: string;
  token: string | null;
  /** What the browser keeps for the server alone. */
  cookie(name: string): string | null;
  setCookie(cookie: ServerCookie): void;
  requestId: string;
  /** Speaks a language, in the words of the brand that was asked. */
  sayIn(locale: string): Say;
  /** Says what the change was about, for its audit row. */
  about(subject: AuditSubject): void;
  /** Says that the request was fine and changed nothing: then no audit row is due. */
  nothingChanged(): void;
  /** Keeps that somebody was turned away, such as a wrong password: `what` and about whom, never what was typed. */
  turnedAway(what: string, subject: AuditSubject | null): Promise<void>;
  /** Goes on only for who proved a moment ago who they are; for calls whose `stepUp` is `partly`. */
  requireProof(): void;
};

export type Context<E extends Endpoint> = Received<E> & {
  /** The request's transaction: committed with the reply, rolled back by any throw. */
  tx: Tx;
  /** A form is read for an edit that goes on in the same transaction: nobody else may change its row meanwhile. */
  isEditing?: boolean;
};
type Handler<E extends Endpoint> = (context: Context<E>) => Promise<OutputOf<E>>;

/** For handlers with slow work before the change: they open the transaction themselves. */
export type OwnTransactionContext<E extends Endpoint> = Received<E> & {
  /**
   * For what must stand even when the request is refused, such as a counted wrong password. Done before the
   * transaction, never inside: a request that holds one connection and waits for a second can wait for ever.
   */
  db: Db;
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** For reads that may lag, see `mayLag`: what breaks off there is begun once more where nothing is missing. */
  readAnywhere<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
};
type OwnTransactionHandler<E extends Endpoint> = (context: OwnTransactionContext<E>) => Promise<OutputOf<E>>;

export type Serve = {
  <E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  /** Hashing a password takes milliseconds: no connection should wait for it inside a transaction. */
  ownTransaction<E extends Endpoint>(endpoint: E, handler: OwnTransactionHandler<E>): void;
  /** Server-sent events, as long as the session lasts. Who does not ask for a stream gets what there is now. */
  stream<E extends SignedInEndpoint>(endpoint: E, handler: StreamHandler<E>): void;
};

type SignedInEndpoint = Endpoint<ObjectSchema, Schema, false>;
type StreamHandler<E extends Endpoint> = (context: OwnTransactionContext<E>) => Promise<LiveStream>;

/**
 * Who a token stands for, and whether they proved a moment ago that it is them. Who `isHeld` has to do something before
 * anything else: they reach what says `whileHeld`, and what is open to everybody.
 */
type Identified = { actor: Actor; hasProved: boolean; isHeld?: boolean };

export type Authenticate = (
  db: Db,
  request: { token: string; actingAs: string | null; activeAt: Date | null; now: Date },
) => Promise<Identified | null | 'forbidden'>;

export type ServeOptions = {
  db: Db;
  clock: () => Date;
  authenticate: Authenticate;
  addressOf: (host: string) => Address;
  /** What a brand calls things, where that is not what the texts say. */
  wordsOf?: (brand: string, locale: string) => OwnWords;
  /** Needed by streams only. */
  realtime?: Realtime;
  /** A copy of the database to read at. */
  replica?: Replica | null;
  /** Where refusals are kept; without it they are only logged. */
  refusals?: Refusals;
};

const lagging = counter({
  name: 'reads_that_may_lag_total',
  help: "Staff's lists over everybody, their files, metrics and figures of programs, by where they were read; again is begun at the replica and broken off there.",
  labels: ['at'],
});

const turnedAway = counter({
  name: 'turned_away_total',
  help: 'Who did not get in, or did not prove who they are, by what did not fit.',
  labels: ['kind'],
});

const FORM_BYTES = 256 * 1024;

export type ServedRoute = { endpoint: Endpoint; url: string };

/** Reads by their paths: that of an edit's form is the edit's own. */
type Forms = Map<string, { endpoint: Endpoint; handler: Handler<Endpoint> }>;

/** Turns endpoints into routes. The list it fills is the route table that documents and tests walk. */
export function createServe(app: FastifyInstance, options: ServeOptions, routes: ServedRoute[]): Serve {
  const forms: Forms = new Map();
  function route<E extends Endpoint>(
    endpoint: E,
    respond: (
      context: OwnTransactionContext<E>,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<unknown>,
  ): void {
    if (typeof endpoint.access?.verdict !== 'function') {
      throw new Error(`${endpoint.method} ${endpoint.path} declares no access policy`);
    }
    if (endpoint.stepUp !== undefined && endpoint.access.anonymous) {
      throw new Error(`${endpoint.method} ${endpoint.path} asks for a proof of who may be nobody`);
    }
    routes.push({ endpoint, url: `/api${endpoint.path}` });
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      config: { policy: endpoint.access.name, file: endpoint.file !== undefined },
      ...(endpoint.file === undefined
        ? {}
        : {
            // The fields of a form around it, and its boundaries, come on top.
            bodyLimit: endpoint.file.maxBytes + FORM_BYTES,
            // Before so much is read from somebody who may not send it.
            onRequest: async (request: FastifyRequest) => void (await admit(endpoint, options, request)),
          }),
      handler: (request, reply) =>
        inSpan(
          () => describeCall(endpoint),
          () => handle(request, reply),
        ),
    });
    async function handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      const context = await receive(endpoint, { ...options, forms }, request, reply);
      try {
        return await respond(context, request, reply);
      } catch (error) {
        const { actor, now } = context;
        if (error instanceof Refusal && error.type === 'forbidden') {
          await keepRefusal(endpoint, options, request, { actor, now });
        }
        if (error instanceof Refusal && error.type === 'step-up-required') {
          await keepUnproved(endpoint, options, request, { actor, now });
        }
        throw error;
      }
    }
  }
  function ownTransaction<E extends Endpoint>(endpoint: E, handler: OwnTransactionHandler<E>): void {
    route(endpoint, async (context, _, reply) => {
      const answer = await handler(context);
      await tellPosition(endpoint, reply);
      return send(reply, endpoint, answer);
    });
  }
  /** Who changes something is told how far a copy has to be for them to see it. */
  async function tellPosition({ method }: Endpoint, reply: FastifyReply): Promise<void> {
    const { replica = null } = options;
    if (replica !== null && method !== 'GET') void reply.header(POSITION_HEADER, await replica.position());
  }
  const streams = openStreams(app);
  function stream<E extends SignedInEndpoint>(endpoint: E, handler: StreamHandler<E>): void {
    const { realtime } = options;
    if (realtime === undefined) throw new Error(`${endpoint.path} is a stream, and nothing hears of events`);
    route(endpoint, async (context, request, reply) => {
      const { id } = context.actor as Actor;
      const over = streams.open(id, reply);
      const events = tellEvents({
        db: options.db,
        realtime,
        stream: await handler(context),
        after: lastEventId(request),
        isAllowed: async () => (await stillAllowed(endpoint, options, request))?.id === id,
        over,
        once: !asksForStream(request),
      });
      return sendEvents(request, reply, events);
    });
  }
  function serve<E extends Endpoint>(endpoint: E, handler: Handler<E>): void {
    if (endpoint.method === 'GET') {
      forms.set(endpoint.path, { endpoint, handler: handler as unknown as Handler<Endpoint> });
    }
    route(endpoint, async (context, request, reply) => {
      const answer = await context.transaction(async (tx) => {
        // What was left out is read again where nobody can change it any more before it is written.
        const kept = await keptValues(endpoint, forms, request, { ...context, tx, isEditing: true });
        const input = kept === null ? context.input : parseInput(endpoint, request, kept);
        return handler({ ...context, input, tx } as unknown as Context<E>);
      });
      await tellPosition(endpoint, reply);
      return send(reply, endpoint, answer);
    });
  }
  return Object.assign(serve, { ownTransaction, stream });
}

/** By its pattern: addresses carry codes and names. */
function describeCall({ method, path }: Endpoint): Described {
  const route = `/api${path}`;
  return {
    name: `${method} ${route}`,
    attributes: { 'http.request.method': method, 'http.route': route },
    isFault: (error) => !(error instanceof Refusal) || ERROR_STATUS[error.type] >= 500,
  };
}

/** Who asks, may they, and what exactly: everything that comes before the handler. */
async function receive<E extends Endpoint>(
  endpoint: E,
  options: ServeOptions & { forms: Forms },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OwnTransactionContext<E>> {
  const { actor, hasProved, token, now } = await admit(endpoint, options, request);
  const requireProof = async (): Promise<void> => {
    if (hasProved) return;
    await keepUnproved(endpoint, options, request, { actor, now });
    throw Refusal.of('step-up-required');
  };
  if (endpoint.stepUp === true) await requireProof();
  let subject: AuditSubject | null = null;
  let changed = true;
  const { db } = options;
  const address = options.addressOf(request.hostname);
  const context = {
    actor,
    db,
    now,
    address,
    clientKey: `${request.ip} ${header(request, 'user-agent') ?? ''}`,
    clientAddress: request.ip,
    userAgent: header(request, 'user-agent') ?? '',
    token,
    cookie: (name: string) => readCookies(request.headers.cookie)[name] ?? null,
    setCookie: (cookie: ServerCookie) => void reply.header('Set-Cookie', cookieLine(cookie)),
    requestId: request.id,
    sayIn: (locale: string) => sayWith(options.wordsOf?.(address.brand, locale) ?? {}, sayIn(locale)),
    about: (about: AuditSubject) => {
      subject = about;
    },
    nothingChanged: () => {
      changed = false;
    },
    turnedAway: async (what: string, about: AuditSubject | null) => {
      const client = { clientAddress: request.ip, requestId: request.id, now };
      request.log.warn({ what, subject: about?.id ?? null }, 'turned away');
      turnedAway.inc({ kind: what });
      await options.refusals?.note({ action: `refused.${what}`, actor, subject: about, ...client });
    },
    requireProof: () => {
      if (endpoint.stepUp !== 'partly')
        throw new Error(`${endpoint.path} does not say that it asks for a proof`);
      // Kept once the transaction around it is given up.
      if (!hasProved) throw Refusal.of('step-up-required');
    },
    async readAnywhere<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
      const seen = header(request, SEEN_HEADER.toLowerCase());
      const replica = options.replica?.for(seen !== null && isPosition(seen) ? seen : null) ?? null;
      lagging.inc({ at: replica === null ? 'primary' : 'replica' });
      if (replica === null) return work(db);
      try {
        return await work(replica);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        lagging.inc({ at: 'again' });
        return await work(db);
      }
    },
    async transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
      const { audit } = endpoint;
      // A plain read needs no transaction: each of its statements sees one moment anyway.
      if (audit === undefined) return endpoint.mayLag === true ? context.readAnywhere(work) : work(db);
      if (endpoint.onlyReads === true) {
        const result = await work(db);
        if (audit !== null)
          await writeQuickAudit(db, { action: audit, actor, subject, requestId: request.id, now });
        return result;
      }
      return transact(db, async (tx) => {
        const result = await work(tx);
        if (audit !== null && changed) {
          await writeAudit(tx, { action: audit, actor, subject, requestId: request.id, now });
        }
        return result;
      });
    },
  };
  const kept = await keptValues(endpoint, options.forms, request, { ...context, tx: db });
  const input = parseInput(endpoint, request, kept ?? {});
  if (endpoint.stepUp === 'download' && '_download' in input) await requireProof();
  return { ...context, input, file: fileOf(endpoint, request) } as unknown as OwnTransactionContext<E>;
}

/**
 * An edit changes what it was sent: the rest stays as its form shows it. The app sends all of it, and nothing is asked;
 * who calls with less has the rest filled in. Null where nothing is to be.
 */
async function keptValues(
  endpoint: Endpoint,
  forms: Forms,
  request: FastifyRequest,
  context: { actor: Actor | null; tx: Tx; isEditing?: boolean },
): Promise<Record<string, unknown> | null> {
  const form = endpoint.method === 'PATCH' ? forms.get(endpoint.path) : undefined;
  if (form === undefined) return null;
  const missing = leftOut(endpoint, request);
  if (missing.length === 0 || form.endpoint.access.verdict(context.actor) !== 'allowed') return null;
  const input = parseInput(form.endpoint, request);
  const quiet = { about: () => undefined, nothingChanged: () => undefined };
  const reply = await form.handler({ ...context, ...quiet, input } as unknown as Context<Endpoint>);
  return asSent(reply, missing);
}

type Admitted = { actor: Actor | null; hasProved: boolean; token: string | null; now: Date };

async function admit(endpoint: Endpoint, options: ServeOptions, request: FastifyRequest): Promise<Admitted> {
  const now = options.clock();
  const token = bearerToken(request);
  const found = token === null ? null : await identify(options, request, token, now);
  const { actor, hasProved } = found === 'forbidden' || found === null ? NOBODY : found;
  const verdict = found === 'forbidden' ? found : endpoint.access.verdict(actor);
  if (verdict !== 'allowed') {
    request.log.warn({ denied: verdict, actor: actor?.id, policy: endpoint.access.name }, 'access denied');
    if (found !== null) await keepRefusal(endpoint, options, request, { actor, now });
    throw Refusal.of(verdict);
  }
  if (isKept(endpoint, found)) {
    request.log.warn({ denied: 'held-back', actor: actor?.id }, 'access denied');
    throw Refusal.of('held-back');
  }
  return { actor, hasProved, token, now };
}

/** Has something else to do first. */
function isKept(endpoint: Endpoint, found: Identified | null | 'forbidden'): boolean {
  const isHeld = found !== null && found !== 'forbidden' && found.isHeld === true;
  return isHeld && endpoint.whileHeld !== true && !endpoint.access.anonymous;
}

const NOBODY = { actor: null, hasProved: false };

/** Somebody who is signed in asked for what is not theirs. Strangers without a session are in the log alone. */
async function keepRefusal(
  { method, path }: Endpoint,
  { refusals }: ServeOptions,
  request: FastifyRequest,
  { actor, now, what = 'call' }: { actor: Actor | null; now: Date; what?: 'call' | 'step-up' },
): Promise<void> {
  const subject = { type: 'call', id: 0, details: { call: `${method} ${path}` } };
  const { ip: clientAddress, id: requestId } = request;
  await refusals?.note({ action: `refused.${what}`, actor, subject, clientAddress, requestId, now });
}

async function keepUnproved(
  endpoint: Endpoint,
  options: ServeOptions,
  request: FastifyRequest,
  { actor, now }: { actor: Actor | null; now: Date },
): Promise<void> {
  request.log.warn({ denied: 'step-up-required', actor: actor?.id }, 'access denied');
  await keepRefusal(endpoint, options, request, { actor, now, what: 'step-up' });
}

function identify(
  options: ServeOptions,
  request: FastifyRequest,
  token: string,
  now: Date,
): ReturnType<Authenticate> {
  return options.authenticate(options.db, {
    token,
    actingAs: header(request, 'x-acting-as'),
    activeAt: activeAt(request, now),
    now,
  });
}

/** The same session, judged again while its stream is open. That the page listens is no activity of its user. */
async function stillAllowed(
  endpoint: Endpoint,
  options: ServeOptions,
  request: FastifyRequest,
): Promise<Actor | null> {
  const token = bearerToken(request);
  if (token === null) return null;
  const found = await options.authenticate(options.db, {
    token,
    actingAs: header(request, 'x-acting-as'),
    activeAt: new Date(0),
    now: options.clock(),
  });
  if (found === null || found === 'forbidden' || isKept(endpoint, found)) return null;
  return endpoint.access.verdict(found.actor) === 'allowed' ? found.actor : null;
}

function send(reply: FastifyReply, endpoint: Endpoint, result: unknown): FastifyReply {
  const status = endpoint.status ?? 200;
  void reply.code(status).header('Cache-Control', 'no-store');
  if (result instanceof Download) return sendFile(reply, result);
  if (status === 204 || result === undefined) return reply.code(204).send();
  // One stringify, no response schema: it is the faster way, and tests hold replies against the contract.
  const body = result instanceof JsonText ? result.text : JSON.stringify(result);
  return reply.header('Content-Type', 'application/json; charset=utf-8').send(body);
}

function sendFile(reply: FastifyReply, file: Download): FastifyReply {
  return reply
    .headers(file.headers)
    .header('Content-Type', file.contentType)
    .header('Content-Disposition', attachment(file))
    .send(file.content);
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,100})$/.exec(header(request, 'access-token') ?? '')?.[1] ?? null;
}

/** `Active-At`: the moment of the user's last own action, in seconds; a time to come is taken as now. */
function activeAt(request: FastifyRequest, now: Date): Date | null {
  const seconds = /^\d{1,12}$/.exec(header(request, 'active-at') ?? '')?.[0];
  if (seconds === undefined) return null;
  return new Date(Math.min(Number(seconds) * 1000, now.getTime()));
}
