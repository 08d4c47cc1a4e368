/** The pictures of play, which lie in one folder: its name says that they are these, so that browsers keep them for good. */
import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DRAWN = 'dist/pictures/play';

/** Faces of the check-in are called otherwise, and all there. */
const OF_A_WORD = /^pic-(?!feels-)(.*)$/;

/** The folder below `assets`, then the words that have a picture in it: of everything else there is one. */
export function playPictures(root: string): string[] {
  const hash = createHash('sha256');
  const files = globSync('*.svg', { cwd: path.join(root, DRAWN) }).sort();
  for (const file of files) hash.update(file).update(readFileSync(path.join(root, DRAWN, file)));
  const words = files.flatMap((file) => OF_A_WORD.exec(path.basename(file, '.svg'))?.[1] ?? []);
  return [`play-${hash.digest('hex').slice(0, 10)}`, ...words];
}

/** After the web apps are built: puts the pictures where they look for them. */
export function publishPlayPictures(root: string): void {
  const [folder = ''] = playPictures(root);
  cpSync(path.join(root, DRAWN), path.join(root, 'dist/web/assets', folder), { recursive: true });
}
