import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';

/** What a test database loses with the machine is no loss. */
export const QUICK = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export function temporaryFolder(name: string): string {
  return mkdtempSync(path.join(os.tmpdir(), `kindred-${name}-`));
}

/** A PostgreSQL in a folder of its own, which goes with this process, however that ends. */
export async function temporaryPostgres(
  name: string,
  settings: Record<string, string> = {},
  folder = temporaryFolder(name),
): Promise<EmbeddedPostgres> {
  const postgres = await guardedPostgres(folder, settings);
  return {
    ...postgres,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same in a folder that stays. */
export async function guardedPostgres(
  dataDir: string,
  settings: Record<string, string>,
  isKept = false,
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  const release = guard(postgres.dataDir, isKept);
  return {
    ...postgres,
    stop: async () => {
      await postgres.stop();
      release();
    },
  };
}

/**
 * Waits for the end of its input, which comes with the end of this process, a kill included. A database that runs by
 * then is ended; its number is looked up only then, because it may have been started anew.
 */
const GUARD = `
cat > /dev/null
pid=$(head -n 1 "$1/cluster/postmaster.pid" 2> /dev/null) || exit 0
kill -QUIT "$pid" 2> /dev/null
while kill -0 "$pid" 2> /dev/null; do sleep 0.1; done
[ "$2" = keep ] || rm -rf "$1"`;

/** Apart from our group, whom Ctrl-C tells to end. Answers how to let it go. */
function guard(dataDir: string, isKept: boolean): () => void {
  const watcher = spawn('sh', ['-c', GUARD, 'guard', dataDir, isKept ? 'keep' : 'remove'], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.unref();
  return () => watcher.stdin.end();
}
