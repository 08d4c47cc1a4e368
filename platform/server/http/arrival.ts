import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a file: the more of it has come, the longer the rest may take. */
    file?: boolean;
  }
}

export type Patience = {
  /** For any request to arrive whole, and for a file to begin. */
  milliseconds: number;
  /** A file keeps coming at this rate at least, on the whole. */
  bytesPerSecond: number;
  lookEvery: number;
};

/** A school's line can be slow: at this rate 20 MB take 20 minutes. */
const PATIENCE: Patience = { milliseconds: 30_000, bytesPerSecond: 16 * 1024, lookEvery: 1000 };

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Who sends slower holds a connection for nothing. Node has one limit for all requests; ours grows with what has
 * arrived, for files alone, and only while nobody has answered: then who sent it was let in.
 */
export function watchArrivals(server: FastifyInstance, patience: Patience = PATIENCE): void {
  server.server.requestTimeout = 0;
  server.server.headersTimeout = patience.milliseconds;
  server.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const { socket } = raw;
    const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers;
    // Requests made up by tests come from no socket.
    if (hasBody && typeof socket.bytesRead === 'number') {
      const begun = performance.now();
      const before = socket.bytesRead;
      const isFile = request.routeOptions.config.file === true;
      const timer = setInterval(() => {
        if (raw.complete || socket.destroyed) return clearInterval(timer);
        const grown = ((socket.bytesRead - before) / patience.bytesPerSecond) * 1000;
        const allowed = patience.milliseconds + (isFile && !reply.sent ? grown : 0);
        if (performance.now() - begun < allowed) return;
        clearInterval(timer);
        if (!reply.raw.headersSent) socket.write(TOO_SLOW);
        socket.destroySoon();
      }, patience.lookEvery);
      timer.unref();
    }
    done();
  });
}
