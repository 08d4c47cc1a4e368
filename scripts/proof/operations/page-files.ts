import { cpSync, globSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Of a release that has the same pages by other names: so every file is one that the other release has not. */
const OTHER = 'other-';

/** What pages load, in one folder: scripts, styles and pictures. */
const NAMED = /(\bassets\/)(?=[\w.-]+["')\s,])/g;

/** A build of its own for a copy of the sources: this project's, with every script, style, picture and scene called otherwise. */
export function copyPages(root: string, folder: string): void {
  const dist = path.join(folder, 'dist');
  cpSync(path.join(root, 'dist'), dist, { recursive: true });
  rewrite(path.join(dist, 'scenes.json'), (text) => text.replaceAll('"file":"', `"file":"${OTHER}`));
  const pages = globSync('web/**/*.html', { cwd: dist });
  for (const file of ['web/.vite/manifest.json', ...pages]) {
    rewrite(path.join(dist, file), (text) => text.replace(NAMED, `$1${OTHER}`));
  }
  for (const place of ['web/assets', 'web/assets/scenes']) renameAll(path.join(dist, place));
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function renameAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }).filter((one) => one.isFile())) {
    renameSync(path.join(folder, entry.name), path.join(folder, `${OTHER}${entry.name}`));
  }
}

type Chunk = { file: string; css?: string[]; assets?: string[] };

/** What pages of a release ask for: at first, later, and for each scene. */
function filesOf(folder: string): string[] {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(path.join(folder, 'dist/web/.vite/manifest.json'), 'utf8'),
  );
  const chunks = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ]);
  const scenes = readFileSync(path.join(folder, 'dist/scenes.json'), 'utf8').matchAll(/"file":"([^"]+)"/g);
  return [...new Set([...chunks, ...[...scenes].map(([, file]) => `assets/scenes/${file}`)])];
}

/** Each file of a release at a server, which may be of another; and the first page's own, as that names them. */
export async function findFiles(
  release: { folder: string; address: string },
  server: string,
): Promise<{ asked: number; missing: string[] }> {
  const page = await (await fetch(`${release.address}/`)).text();
  const first = [...page.matchAll(/"\/(assets\/[\w./-]+)"/g)].map(([, file = '']) => file);
  const files = [...new Set([...first, ...filesOf(release.folder)])];
  const missing: string[] = [];
  for (const file of files) {
    const reply = await fetch(`${server}/${file}`, { method: 'HEAD' });
    if (!reply.ok) missing.push(file);
  }
  return { asked: files.length, missing };
}
