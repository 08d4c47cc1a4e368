import { createServer } from 'node:http';
import { METRICS_TYPE, metricsText, watchProcess } from './metrics.ts';

export type MetricsServer = { port: number; stop(): Promise<void> };

/**
 * The figures of this process, on a port of their own: who may reach it is the network's to say, and nobody who uses the
 * product can.
 */
export async function serveMetrics({ port, host }: { port: number; host: string }): Promise<MetricsServer> {
  watchProcess();
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metricsText().then(
      (text) => response.writeHead(200, { 'Content-Type': METRICS_TYPE }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
