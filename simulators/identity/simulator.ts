import type { FastifyInstance } from 'fastify';

/**
 * Stand-ins for identity providers on a server of ours, for the demo and for tests. They speak the providers' own
 * protocols to the library the product uses; what they have given out is in the database, so that several servers can
 * stand in together.
 */
export function simulateIdentity(server: FastifyInstance, simulate: (scope: FastifyInstance) => void): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    simulate(scope);
  });
}
