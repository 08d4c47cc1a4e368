import { execFileSync } from 'node:child_process';
import { chownSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { EmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { guardedPostgres, QUICK, temporaryFolder } from '#testing/server/temporary-postgres.ts';
import { pause } from '#testing/worker/processes.ts';

/** Kept long enough for the replica to come along, however late it starts. */
export const PRIMARY = { ...QUICK, wal_level: 'replica', wal_keep_size: '512MB' };

/** A replica of a database server, from its files: those of one that runs are copied between two words to it. */
export async function startReplica(primary: EmbeddedPostgres): Promise<EmbeddedPostgres> {
  const folder = temporaryFolder('replica');
  const cluster = path.join(folder, 'cluster');
  const source = path.join(primary.dataDir, 'cluster');
  await withClient(primary, async (client) => {
    await client.query("select pg_backup_start('replica', fast => true)");
    execFileSync('cp', ['-Rp', source, cluster]);
    const { rows } = await client.query(
      'select labelfile, spcmapfile from pg_backup_stop(wait_for_archive => false)',
    );
    execFileSync('rm', ['-f', path.join(cluster, 'postmaster.pid'), path.join(cluster, 'postmaster.opts')]);
    write(cluster, 'backup_label', rows[0]?.labelfile ?? '');
    write(cluster, 'standby.signal', '');
  });
  const { host, port, user } = primary.urlFor('postgres');
  return guardedPostgres(folder, {
    ...PRIMARY,
    hot_standby_feedback: 'on',
    primary_conninfo: `host=${host} port=${port} user=${user}`,
  });
}

/** Owned as the rest of the cluster is. */
function write(cluster: string, name: string, text: string): void {
  const file = path.join(cluster, name);
  writeFileSync(file, text, { mode: 0o600 });
  const { uid, gid } = statSync(path.join(cluster, 'PG_VERSION'));
  chownSync(file, uid, gid);
}

export async function promote(replica: EmbeddedPostgres): Promise<void> {
  await withClient(replica, (client) => client.query('select pg_promote(true, 60)'));
}

/** Until the replica has replayed what the primary has written by now. */
export async function untilCaughtUp(primary: EmbeddedPostgres, replica: EmbeddedPostgres): Promise<void> {
  const position = await withClient(primary, async (client) => {
    const { rows } = await client.query('select pg_current_wal_lsn()::text as at');
    return rows[0]?.at;
  });
  await withClient(replica, async (client) => {
    for (;;) {
      const { rows } = await client.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as done', [
        position,
      ]);
      if (rows[0]?.done === true) return;
      await pause(20);
    }
  });
}

export async function withClient<Result>(
  postgres: EmbeddedPostgres,
  work: (client: pg.Client) => Promise<Result>,
  database = 'postgres',
): Promise<Result> {
  const client = new pg.Client(postgres.urlFor(database));
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
