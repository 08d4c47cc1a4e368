import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Waits for the end of its input, which comes with the end of this process, a kill included. Who owns a database below
 * the folder is ended first, or it would start the database again; numbers are looked up only then, because either may
 * have been started anew.
 */
const FOLDER = `
cat > /dev/null
for pid in $(find "$1" -name lock -type f -exec sed -n 's/.*"pid":\\([0-9]*\\).*/\\1/p' {} \\; 2> /dev/null); do
  kill -KILL "$pid" 2> /dev/null
done
for pid in $(find "$1" -path '*/cluster/postmaster.pid' -exec sed -n 1p {} \\; 2> /dev/null); do
  kill -QUIT "$pid" 2> /dev/null
  while kill -0 "$pid" 2> /dev/null; do sleep 0.1; done
done
[ "$2" = keep ] || rm -rf "$1"`;

/** Asked first: it may have something to end itself. */
const PROCESS = `
cat > /dev/null
kill -TERM "$1" 2> /dev/null
for n in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$1" 2> /dev/null || exit 0; sleep 1; done
kill -KILL "$1" 2> /dev/null`;

/** Databases below a folder, and unless it is kept the folder, go with this process. Answers how to let them be. */
export function guardFolder(folder: string, isKept = false): () => void {
  return watch(FOLDER, folder, isKept ? 'keep' : 'remove');
}

/** A process that goes with this one, however that ends. */
export function guardProcess(child: ChildProcess): void {
  if (child.pid === undefined) return;
  const release = watch(PROCESS, String(child.pid));
  child.once('exit', release);
}

let isWatched = false;

/** A worker of a run that was killed would go on with its test, and keep what it has started. */
export function endWithParent(): void {
  if (isWatched) return;
  isWatched = true;
  process.once('disconnect', () => process.exit(1));
}

/** Apart from our group, whom Ctrl-C tells to end. */
function watch(script: string, ...args: string[]): () => void {
  const watcher = spawn('sh', ['-c', script, 'guard', ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.unref();
  return () => {
    watcher.kill('SIGKILL');
    watcher.stdin.destroy();
  };
}
