/** The pictures of play, which lie in one folder: its name says that they are these, so that browsers keep them for good. */
import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DRAWN = 'dist/pictures/play';

/** The folder below `assets`, then the name of each picture in it. */
export function playPictures(root: string): string[] {
  const hash = createHash('sha256');
  const files = globSync('*.svg', { cwd: path.join(root, DRAWN) }).sort();
  for (const file of files) hash.update(file).update(readFileSync(path.join(root, DRAWN, file)));
  return [`play-${hash.digest('hex').slice(0, 10)}`, ...files.map((file) => path.basename(file, '.svg'))];
}

/** After the web apps are built: puts the pictures where they look for them. */
export function publishPlayPictures(root: string): void {
  const [folder = ''] = playPictures(root);
  cpSync(path.join(root, DRAWN), path.join(root, 'dist/web/assets', folder), { recursive: true });
}
