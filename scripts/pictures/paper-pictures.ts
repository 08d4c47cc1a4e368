/**
 * `npm run guide:paper`: makes the pictures of the guides anew for paper, from those of the screen. Writers of PDFs know no
 * WebP, and the server has nothing that reads it: a browser turns each into a JPEG once, and both are kept.
 */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../build-stamp.ts';
import { CHROMIUM } from '../chromium.ts';

const SCREEN = path.join(root, 'product/lessons/guides/pictures');
const PAPER = path.join(SCREEN, 'paper');

/** As wide as a column of paper shows it at 220 dots an inch. */
const SIZE = { width: 840, height: 525 };

/** Run in the browser. */
const draw = (source: string): string => `(async () => {
  const image = new Image();
  image.src = '${source}';
  await image.decode();
  const drawn = document.createElement('canvas');
  drawn.width = ${SIZE.width};
  drawn.height = ${SIZE.height};
  const pen = drawn.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, drawn.width, drawn.height);
  return drawn.toDataURL('image/jpeg', 0.8);
})()`;

export async function makePaperPictures(): Promise<void> {
  const browser = await chromium.launch(CHROMIUM);
  const canvas = await browser.newPage();
  await rm(PAPER, { recursive: true, force: true });
  await mkdir(PAPER, { recursive: true });
  const madeOf: Record<string, string> = {};
  for (const file of globSync('*.webp', { cwd: SCREEN }).sort()) {
    const webp = await readFile(path.join(SCREEN, file));
    const data = await canvas.evaluate<string>(draw(`data:image/webp;base64,${webp.toString('base64')}`));
    const name = path.basename(file, '.webp');
    await writeFile(path.join(PAPER, `${name}.jpg`), Buffer.from(data.split(',')[1] ?? '', 'base64'));
    madeOf[name] = createHash('sha256').update(webp).digest('hex').slice(0, 16);
  }
  await writeFile(path.join(PAPER, 'made-of.json'), `${JSON.stringify(madeOf, null, 2)}\n`);
  await browser.close();
}

if (import.meta.main) await makePaperPictures();
