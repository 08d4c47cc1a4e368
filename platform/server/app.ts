import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { ERROR_STATUS, type ErrorReply, type ErrorType, Refusal } from '#platform/contract/refusal.ts';
import { securityHeaders } from './headers.ts';
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
  trustProxy: boolean;
  https: boolean;
};

const UNIQUE_VIOLATION = '23505';
const BODY_LIMIT = 1024 * 1024;

/** A Fastify server with our habits: strict input, one error shape, safe headers, nothing personal in the log. */
export function createApp(options: AppOptions): App {
  const server = Fastify({
    ...(options.logger === undefined ? {} : { logger: options.logger }),
    trustProxy: options.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  server.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders({ https: options.https })).header('X-Request-Id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not its address: addresses carry codes and names.
    const { method, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url ?? 'none', status: reply.statusCode, milliseconds });
  });
  server.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    const refusal = error instanceof Refusal ? error : fromFramework(error);
    if (refusal.type === 'internal') {
      request.log.error({ error: { name: error.name, message: error.message, stack: error.stack } }, 'failed');
    }
    if (refusal.retryAfterSeconds !== undefined) void reply.header('Retry-After', refusal.retryAfterSeconds);
    void reply.header('Cache-Control', 'no-store');
    return reply.code(ERROR_STATUS[refusal.type]).send(refusal.reply);
  });
  server.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api') && route.config?.policy === undefined) {
      throw new Error(`${String(route.method)} ${route.url} declares no access policy`);
    }
  });
  const routes: ServedRoute[] = [];
  return { server, serve: createServe(server, options, routes), routes };
}

/** What the framework or a library threw, in our words; everything unexpected is internal and says nothing. */
function fromFramework(error: FastifyError): Refusal {
  // Two requests reached for the same unique thing; the database let one have it.
  if (error.code === UNIQUE_VIOLATION) return Refusal.because('error.conflict');
  const status = error.statusCode ?? 500;
  if (status === 413) return Refusal.of('too-large');
  if (status === 404) return Refusal.of('not-found');
  if (status >= 400 && status < 500) return Refusal.of('bad-request');
  return Refusal.of('internal');
}

export function notFoundReply(): ErrorReply {
  const type: ErrorType = 'not-found';
  return { type, i18n: `error.${type}` };
}
