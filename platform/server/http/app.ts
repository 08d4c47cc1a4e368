import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { ERROR_STATUS, Refusal } from '../../contract/refusal.ts';
import { isDatabaseAway } from '../database/away.ts';
import { forTheLog } from '../fault.ts';
import { noteCall } from '../telemetry/calls.ts';
import { watchArrivals } from './arrival.ts';
import { securityHeaders } from './headers.ts';
import { readMultipart } from './multipart.ts';
import { createServe, type Serve, type ServedRoute, type ServeOptions } from './serve.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the access policy. A route below /api without one keeps the server from starting. */
    policy?: string;
  }
}

export type App = { server: FastifyInstance; serve: Serve; routes: ServedRoute[] };

export type AppOptions = ServeOptions & {
  logger: FastifyServerOptions['logger'];
  /** The proxies to believe. */
  trustProxy: string[] | false;
  https: boolean;
  /** Posts to these pages are meant for the call of the same path: mail programs know only the page's address. */
  postedPages?: readonly string[];
};

const UNIQUE_VIOLATION = '23505';
const DEADLOCK = '40P01';
const BODY_LIMIT = 1024 * 1024;
const ONE_CLICK = 'List-Unsubscribe=One-Click';
/** After which something that is away for a moment is worth asking for again. */
const AGAIN_SECONDS = 5;
const DRAIN_MILLISECONDS = 10_000;

/** A Fastify server with our habits: strict input, one error shape, safe headers, nothing personal in the log. */
export function createApp(options: AppOptions): App {
  const headers = securityHeaders({ https: options.https });
  const server = Fastify({
    ...(options.logger === undefined ? {} : { logger: options.logger }),
    trustProxy: options.trustProxy,
    bodyLimit: BODY_LIMIT,
    // Below, in our own shape.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    rewriteUrl: (raw) => {
      const { method, url = '/' } = raw;
      if (method !== 'POST') return url;
      // Before the route is looked for: what is sent as a PATCH meets the PATCH's own policy, and no other.
      if (overrideIn(raw.headers)?.toUpperCase() === 'PATCH') raw.method = 'PATCH';
      return options.postedPages?.some((page) => url.startsWith(page)) ? `/api${url}` : url;
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // An address that cannot be read never reaches a route or a hook.
    frameworkErrors: (error, request, reply) => {
      void answer(error, request, reply.headers(headers));
    },
  });
  // RFC 8058, one click: says nothing that the address does not say. No other form is read.
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1000 },
    (_, body, done) => (body === ONE_CLICK ? done(null, {}) : done(Refusal.of('bad-request'))),
  );
  watchArrivals(server);
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
  });
  server.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('X-Request-Id', request.id);
    // An override stands for a PATCH sent as POST, and for nothing else.
    if (overrideIn(request.headers) !== undefined && request.method !== 'PATCH') {
      throw Refusal.of('bad-request');
    }
    // Whoever asks next over this connection is led elsewhere by whoever stands before it.
    if (leaving.has(server)) void reply.header('Connection', 'close');
    // Connections that are still open may bring more requests, the readiness probe's among them.
    if (closing) throw Refusal.of('unavailable');
  });
  server.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not its address: addresses carry codes and names.
    const { method, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    const route = routeOptions.url ?? 'none';
    request.log.info({ method, route, status: reply.statusCode, milliseconds });
    noteCall({ method, route, status: reply.statusCode, milliseconds: reply.elapsedTime });
  });
  // Files come as they are. Only calls that declare one take it, each up to its own size.
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  server.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request, body, done) => {
    const isFile = request.routeOptions.config.file === true;
    const form =
      isFile && Buffer.isBuffer(body) ? readMultipart(body, request.headers['content-type'] ?? '') : null;
    if (form === null) done(Refusal.of('bad-request'));
    else done(null, form);
  });
  server.setErrorHandler<FastifyError | Refusal>(answer);
  server.setNotFoundHandler((request, reply) => answer(Refusal.of('not-found'), request, reply));
  server.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api') && route.config?.policy === undefined) {
      throw new Error(`${String(route.method)} ${route.url} declares no access policy`);
    }
  });
  const routes: ServedRoute[] = [];
  return { server, serve: createServe(server, options, routes), routes };
}

function overrideIn(headers: IncomingHttpHeaders): string | undefined {
  const said = headers['x-http-method-override'];
  return Array.isArray(said) ? said.join() : said;
}

/** Servers that were told to stop. They say that they are not ready, and answer all the same. */
const leaving = new WeakSet<FastifyInstance>();

export function isLeaving(server: FastifyInstance): boolean {
  return leaving.has(server);
}

type Draining = { serveOnSeconds?: number; milliseconds?: number };

/**
 * For some seconds everybody is served while the readiness probe is told no, until the balancer has noticed. Then new
 * connections are refused and requests under way are answered; who takes too long is cut off.
 */
export async function drain(
  server: FastifyInstance,
  { serveOnSeconds = 0, milliseconds = DRAIN_MILLISECONDS }: Draining = {},
): Promise<void> {
  leaving.add(server);
  if (serveOnSeconds > 0) await pause(serveOnSeconds * 1000);
  const { promise: deadline, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    server.server.closeAllConnections();
    // Listening on a name opens a server for each of its addresses, and only the first is known here.
    resolve();
  }, milliseconds);
  await Promise.race([server.close(), deadline]);
  clearTimeout(timer);
}

/** The one place that turns what was thrown into a reply. */
function answer(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof Refusal ? error : fromFramework(error);
  if (hasLeft(error, reply)) request.log.info('the reader left before the answer');
  else if (refusal.type === 'internal') request.log.error({ error: forTheLog(error) }, 'failed');
  else if (isDatabaseAway(error)) request.log.error({ error: forTheLog(error) }, 'the database is away');
  const again = refusal.retryAfterSeconds ?? (refusal.type === 'unavailable' ? AGAIN_SECONDS : undefined);
  if (again !== undefined) void reply.header('Retry-After', again);
  void reply.header('Cache-Control', 'no-store');
  return reply.code(behindTheEnd(error, reply) ? 416 : ERROR_STATUS[refusal.type]).send(refusal.reply);
}

/** Asked for a part of a file that it does not have: players take that, and the file's length, as an answer. */
function behindTheEnd(error: unknown, reply: FastifyReply): boolean {
  if (!(error instanceof Error && 'statusCode' in error && error.statusCode === 416)) return false;
  const told: unknown = 'headers' in error ? error.headers : null;
  if (typeof told === 'object' && told !== null && 'Content-Range' in told) {
    void reply.header('Content-Range', String(told['Content-Range']));
  }
  return true;
}

/** A file is on its way while it is made: who closes the page meanwhile breaks off its stream, which is nobody's fault. */
function hasLeft(error: unknown, { raw }: FastifyReply): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed
  );
}

/** What the framework or a library threw, in our words; everything unexpected is internal and says nothing. */
function fromFramework(error: FastifyError): Refusal {
  if (isDatabaseAway(error)) return Refusal.of('unavailable');
  // Two requests reached for the same unique thing; the database let one have it.
  if (error.code === UNIQUE_VIOLATION) return Refusal.because('error.conflict');
  // Two requests held what the other wanted; this one was given up and has changed nothing.
  if (error.code === DEADLOCK) return Refusal.of('unavailable');
  const status = error.statusCode ?? 500;
  if (status === 413) return Refusal.of('too-large');
  if (status === 404) return Refusal.of('not-found');
  if (status >= 400 && status < 500) return Refusal.of('bad-request');
  return Refusal.of('internal');
}
