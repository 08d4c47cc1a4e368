/** The texts of the web apps, which lie in one folder: its name says that they are these, so that browsers keep them for good. */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '#brands/brand.ts';

/** Letters are written by the server. */
const OF_THE_SERVER = 'mail.json';

function filesIn(root: string): string[] {
  const files = LOCALES.flatMap((locale) =>
    globSync(`${locale}/*.json`, { cwd: path.join(root, 'locales') }),
  );
  return files.filter((file) => path.basename(file) !== OF_THE_SERVER).sort();
}

/** The folder below `assets`, then what English has and another language has not: `zh-TW/design`. */
export function textFiles(root: string): string[] {
  const hash = createHash('sha256');
  const files = filesIn(root);
  for (const file of files) hash.update(file).update(readFileSync(path.join(root, 'locales', file)));
  const names = new Set(files.map((file) => path.basename(file)));
  const missing = LOCALES.flatMap((locale) =>
    [...names]
      .filter((name) => !files.includes(path.join(locale, name)))
      .map((name) => path.join(locale, name)),
  );
  return [`texts-${hash.digest('hex').slice(0, 10)}`, ...missing.map((file) => file.replace(/\.json$/, ''))];
}

/** After the web apps are built: puts the texts where they look for them. */
export function publishTexts(root: string): void {
  const [folder = ''] = textFiles(root);
  for (const file of filesIn(root)) {
    const published = path.join(root, 'dist/web/assets', folder, file);
    mkdirSync(path.dirname(published), { recursive: true });
    const texts: unknown = JSON.parse(readFileSync(path.join(root, 'locales', file), 'utf8'));
    writeFileSync(published, JSON.stringify(texts));
  }
}
