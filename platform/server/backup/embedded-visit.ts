import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Connection } from '../database/database.ts';
import { packagedBinaries } from '../postgres/binaries.ts';
import { DataFolderInUse } from '../postgres/data-folder.ts';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { choosePlace, type Place, PORT } from '../postgres/place.ts';
import { pause } from '../postgres/process-identity.ts';
import { withClient } from './catalog.ts';
import { BackupProblem } from './file.ts';

export type Visit = { connection: Connection; stop(): Promise<void> };

const PATIENCE = 10_000;

/** The embedded database through the socket of whoever runs it; else started for this visit alone. */
export async function visitEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<Visit> {
  const place = choosePlace({
    dataDir: options.dataDir,
    binariesDir: packagedBinaries(),
    sharedDir: options.sharedDir ?? '/var/lib/kindred',
    log: () => undefined,
  });
  if (!existsSync(path.join(place.cluster, 'PG_VERSION'))) {
    throw new BackupProblem(`There is no database in ${place.dataDir} yet.`);
  }
  try {
    const postgres = await startEmbeddedPostgres(options);
    return { connection: postgres.urlFor(postgres.database), stop: () => postgres.stop() };
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    return { connection: await answering(place), stop: async () => undefined };
  }
}

/** A server that is only just starting takes a moment until its socket answers. */
async function answering(place: Place): Promise<Connection> {
  const connection = { host: place.socketDir, port: PORT, user: 'kindred', database: 'kindred', ssl: false };
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    try {
      await withClient(connection, (client) => client.query('select 1'));
      return connection;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(200);
    }
  }
}
