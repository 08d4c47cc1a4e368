import { spawn } from 'node:child_process';
import { StartProblem } from '../apps/running/runtime.ts';
import { isBuilt, root } from './build-stamp.ts';

/**
 * Builds in a process of its own: what a build takes, over half a gigabyte, goes with it and not into the process that
 * then serves for days. Answers whether there was anything to do.
 */
export async function buildApart(signal: AbortSignal): Promise<boolean> {
  if (isBuilt()) return false;
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = (): void => void child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  signal.removeEventListener('abort', stop);
  if (code !== 0) throw new StartProblem('The web apps could not be built: `npm run build` says why.');
  return true;
}
