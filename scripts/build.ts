/** Builds the web apps, prerenders the landing page, lists what addresses there are and compresses everything; does nothing when nothing changed. */
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { BRAND_IDS, brandById } from '#brands/all.ts';
import type { SiteAddresses } from '#platform/contract/links/site-addresses.ts';
import { ADDRESSES_FILE } from '#platform/server/pages/addresses.ts';
import type { LessonLibrary } from '#product/lessons/rules/lesson/library.ts';
import { drawKeepsakes } from '#product/play/art/keepsakes.ts';
import { drawOptionPictures } from '#product/play/art/pics.ts';
import { drawProps } from '#product/play/art/props/props.ts';
import { drawToolPictures } from '#product/play/art/tool-pics.ts';
import { fingerprint, isBuilt, root, stampFile } from './build-stamp.ts';
import { publishPlayPictures } from './bundle/play-pictures.ts';
import { publishTexts } from './bundle/text-files.ts';

/** Builds a module of the web apps for Node, and loads it. */
async function loadWebModule<Module>(file: string): Promise<Module> {
  const outDir = path.join(root, 'dist/node', path.basename(file, '.tsx'));
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: file, outDir, emptyOutDir: true, manifest: false, rolldownOptions: { input: file } },
    ssr: { noExternal: true },
  });
  return import(path.join(outDir, `${path.basename(file, '.tsx')}.js`));
}

type Drawn = readonly { name: string; svg: string }[];
type Pictures = { drawPictures: () => Drawn; drawCovers: (library: LessonLibrary) => Drawn };

async function writePictures(folder: string, drawn: Drawn): Promise<void> {
  for (const { name, svg } of drawn) await writeFile(path.join(folder, `${name}.svg`), svg);
}

/** Draws every picture once, as a file that pages show. */
async function draw({ drawPictures }: Pictures): Promise<void> {
  const folder = path.join(root, 'dist/pictures');
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'play'), { recursive: true });
  await writePictures(folder, drawPictures());
  await writePictures(path.join(folder, 'play'), [
    ...drawOptionPictures(),
    ...drawToolPictures(),
    ...drawKeepsakes(),
    ...drawProps(),
  ]);
}

/** The compiler of scenes is loaded only where something is built: `npm start` mostly finds everything done. */
async function scenes(): Promise<void> {
  const { writeScenes } = await import('./scenes.ts');
  const folder = path.join(root, 'dist/web/assets/scenes');
  await writeScenes({ folder, manifest: path.join(root, 'dist/scenes.json') });
}

/** What the server knows of the lesson library and of the guides; a cover lies beside, until its lesson is printed. */
async function lessons({ drawCovers }: Pictures): Promise<void> {
  const { makeLibrary } = await import('#product/lessons/build/make-library.ts');
  const library = makeLibrary();
  await writeFile(path.join(root, 'dist/lessons.json'), JSON.stringify(library));
  const covers = path.join(root, 'dist/covers');
  await rm(covers, { recursive: true, force: true });
  await mkdir(covers, { recursive: true });
  await writePictures(covers, drawCovers(library));
  const { makeGuides } = await import('#product/lessons/build/guides.ts');
  await writeFile(path.join(root, 'dist/guides.json'), JSON.stringify(makeGuides()));
}

async function prerender(): Promise<void> {
  const { renderLanding, siteAddresses } = await loadWebModule<{
    renderLanding: (brand: string, locale: string) => Promise<string>;
    siteAddresses: () => SiteAddresses;
  }>('apps/dashboard/prerender.tsx');
  const folder = path.join(root, 'dist/web/prerendered');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(root, 'dist/web', ADDRESSES_FILE), JSON.stringify(siteAddresses()));
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

/** The last step takes more than twice the time: for scenes and pictures it would bring 1.5 percent. */
async function compress(): Promise<void> {
  const files = globSync('dist/web/assets/**/*.{js,css,svg,json}', { cwd: root });
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(root, name);
      const content = await readFile(file);
      const options = {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: /\.(js|css)$/.test(name) ? 11 : 10,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      };
      await writeFile(`${file}.br`, await brotli(content, options));
      await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
    }),
  );
}

/** Answers whether there was anything to do. */
export async function buildWeb(): Promise<boolean> {
  const stamp = fingerprint();
  if (isBuilt(stamp)) return false;
  await rm(stampFile, { force: true });
  process.env['NODE_ENV'] = 'production';
  const pictures = await loadWebModule<Pictures>('apps/dashboard/pictures.tsx');
  await draw(pictures);
  await build({ root, logLevel: 'warn' });
  publishPlayPictures(root);
  publishTexts(root);
  await scenes();
  await lessons(pictures);
  await prerender();
  await compress();
  await writeFile(stampFile, stamp);
  return true;
}

if (import.meta.main)
  console.log((await buildWeb()) ? 'Built the web apps.' : 'Nothing changed since the last build.');
