import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { shareAssets } from '#platform/server/pages/shared-assets.ts';
import { reportError, StartProblem } from './runtime.ts';
import type { Settings } from './settings.ts';

export const webFolder = fileURLToPath(new URL('../../dist/web', import.meta.url));

const DAY = 24 * 60 * 60 * 1000;

/** Puts the files of this build into the folder that servers of other releases look into, where one is named. */
export async function shareOwnAssets({ assetsDir }: Pick<Settings, 'assetsDir'>): Promise<void> {
  if (assetsDir === null || !existsSync(webFolder)) return;
  try {
    await shareAssets(path.join(webFolder, 'assets'), assetsDir, new Date());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartProblem(
      `ASSETS_DIR ${assetsDir} cannot be used (${code}): name a folder that servers may write to, or take the line away.`,
      { cause: error },
    );
  }
}

/** The same at the start and each day from then on; answers how to stop. */
export async function keepAssetsShared(settings: Pick<Settings, 'assetsDir'>): Promise<() => void> {
  await shareOwnAssets(settings);
  const timer = setInterval(() => void shareOwnAssets(settings).catch(reportError), DAY);
  timer.unref();
  return () => clearInterval(timer);
}
