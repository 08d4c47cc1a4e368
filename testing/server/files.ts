import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { S3Settings } from '#platform/server/files/s3.ts';
import { s3Store } from '#platform/server/files/s3.ts';
import { type S3SimulatorOptions, simulateS3 } from '#simulators/s3/simulator.ts';

const KEYS = {
  region: 'eu-central-1',
  keyId: 'AKIAWAGTAIL',
  secret: 'a wagtail on the stones',
  bucket: 'kindred-files',
};

/** A store that speaks S3, and one that asks it, without the pauses of real life. */
export async function testStore(other: Partial<S3SimulatorOptions> = {}) {
  const simulator = simulateS3({ ...KEYS, ...other });
  const { server } = simulator;
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const close = (): Promise<void> =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  afterAll(() => (server.listening ? close() : undefined));
  // `listen` was given a port.
  const { port } = server.address() as AddressInfo;
  const settings: S3Settings = { ...KEYS, endpoint: `http://127.0.0.1:${port}`, pathStyle: true };
  const store = s3Store(settings, { pauses: [1, 1], patience: 2000 });
  return { ...simulator, settings, store, close, port };
}
