/** Builds the web apps, prerenders the landing page and compresses everything; does nothing when nothing changed. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { BRAND_IDS, brandById } from '#brands/all.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = path.join(root, 'dist/stamp');
const sources = [
  '{apps,product,platform,ui,brands,locales}/**/*',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.ts',
];

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }));
  const paths = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
  const built = paths.filter((file) => !/\.test\.tsx?$|[\\/](server|api|worker)[\\/]/.test(file));
  for (const file of built.sort()) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

async function prerender(): Promise<void> {
  const outDir = path.join(root, 'dist/prerender');
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'apps/dashboard/prerender.tsx',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: 'apps/dashboard/prerender.tsx' },
    },
    ssr: { noExternal: true },
  });
  const { renderLanding }: { renderLanding: (brand: string, locale: string) => Promise<string> } =
    await import(path.join(outDir, 'prerender.js'));
  const folder = path.join(root, 'dist/web/prerendered');
  await mkdir(folder, { recursive: true });
  for (const brand of BRAND_IDS) {
    for (const locale of brandById(brand).locales) {
      await writeFile(
        path.join(folder, `landing.${brand}.${locale}.html`),
        await renderLanding(brand, locale),
      );
    }
  }
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(): Promise<void> {
  const files = globSync('dist/web/assets/**/*.{js,css,svg,json}', { cwd: root });
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(root, name);
      const content = await readFile(file);
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      await writeFile(`${file}.br`, await brotli(content, options));
      await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
    }),
  );
}

/** Answers whether there was anything to do. */
export async function buildWeb(): Promise<boolean> {
  const stamp = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  await rm(stampFile, { force: true });
  process.env['NODE_ENV'] = 'production';
  await build({ root, logLevel: 'warn' });
  await prerender();
  await compress();
  await writeFile(stampFile, stamp);
  return true;
}

if (import.meta.main)
  console.log((await buildWeb()) ? 'Built the web apps.' : 'Nothing changed since the last build.');
