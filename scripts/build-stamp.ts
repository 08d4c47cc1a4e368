/** Whether the web apps are built from what lies here, told without loading anything that builds. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const stampFile = path.join(root, 'dist/stamp');
const sources = [
  '{apps,product,platform,ui,brands,locales}/**/*',
  'vite.config.ts',
  'package-lock.json',
  'scripts/{build,scenes,bundle/*}.ts',
];

export function fingerprint(): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }));
  const paths = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
  const built = paths.filter((file) => !/\.test\.tsx?$|[\\/](server|api|worker)[\\/]/.test(file));
  for (const file of built.sort()) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

export function isBuilt(stamp = fingerprint()): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
}
