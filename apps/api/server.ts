import { existsSync } from 'node:fs';
import { filesOf } from '#apps/running/files.ts';
import { JOBS } from '#apps/running/jobs.ts';
import { readCover, readGuides, readLessons } from '#apps/running/lessons.ts';
import { adviceFor, directConnection, loggerFor, reportError } from '#apps/running/runtime.ts';
import { readScenes } from '#apps/running/scenes.ts';
import type { Settings } from '#apps/running/settings.ts';
import { keepAssetsShared, webFolder } from '#apps/running/web-folder.ts';
import type { AppKey } from '#platform/server/crypto.ts';
import type { Connection, Db } from '#platform/server/database/database.ts';
import { MOST_CONNECTIONS, openDatabase } from '#platform/server/database/database.ts';
import { openReplica, type Replica } from '#platform/server/database/replica.ts';
import { drain } from '#platform/server/http/app.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { watchQueues } from '#platform/server/queues.ts';
import { watchPool } from '#platform/server/telemetry/watch-pool.ts';
import { keepLessons } from '#product/lessons/server/keep.ts';
import { keepScenes } from '#product/play/server/content.ts';
import { createKindred } from './app.ts';

export type Running = { stop(): Promise<void> };

/** For a connection to the database: who asked is told to come back, rather than left without an answer. */
const LONGEST_WAIT = 10_000;

/** One server process. It keeps nothing that another one would need: start as many as you like. */
export async function startServer(
  settings: Settings,
  connection: Connection,
  appKey: AppKey,
): Promise<Running> {
  const stopSharing = await keepAssetsShared(settings);
  const max = settings.databasePool ?? MOST_CONNECTIONS;
  const database = openDatabase({ connectionTimeoutMillis: LONGEST_WAIT, max, ...connection });
  const replica = replicaOf(settings, database.db, max);
  const { files } = await filesOf(settings, appKey, database.db);
  const jobs = await startJobs({ db: database.db, jobs: JOBS, worker: false, onError: reportError });
  const unwatch = [stopSharing, watchPool('server', database.pool), watchQueues(database.db)];
  const stopAll = async (): Promise<void> => {
    for (const stop of unwatch) stop();
    await jobs.stop();
    await replica?.close();
    await database.close();
  };
  const scenes = readScenes();
  await keepScenes(database.db, scenes, new Date());
  const lessons = readLessons();
  await keepLessons(database.db, lessons);
  const { server } = createKindred({
    settings,
    appKey,
    files,
    db: database.db,
    replica,
    connection: directConnection(settings, connection),
    jobs,
    clock: () => new Date(),
    logger: loggerFor(settings),
    webFolder: existsSync(webFolder) ? webFolder : null,
    scenes,
    lessons,
    coverOf: readCover,
    guides: readGuides(),
    simulators: settings.demo ? (await import('#apps/demo/simulators.ts')).simulators : null,
  });
  try {
    await server.listen({ port: settings.port, host: settings.host });
    for (const line of adviceFor(settings)) server.log.warn(line);
  } catch (error) {
    await stopAll();
    throw error;
  }
  return {
    async stop() {
      await drain(server, { serveOnSeconds: settings.drainSeconds });
      await stopAll();
    },
  };
}

function replicaOf({ databaseReplicaUrl }: Settings, primary: Db, max: number): Replica | null {
  return databaseReplicaUrl === null
    ? null
    : openReplica(primary, { connectionString: databaseReplicaUrl, max });
}
