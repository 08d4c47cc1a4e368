import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BRAND_IDS, brandById } from '#brands/all.ts';
import { openDatabase } from '../database/database.ts';
import { createApp } from '../http/app.ts';
import { addressBook } from '../http/sites.ts';
import { servePages } from './pages.ts';
import { shareAssets, sharedAssets } from './shared-assets.ts';

const place = mkdtempSync(path.join(os.tmpdir(), 'kindred-assets-'));
const database = openDatabase({});
const open: { close(): Promise<unknown> }[] = [database];
afterAll(async () => {
  for (const one of open.toReversed()) await one.close();
  rmSync(place, { recursive: true, force: true });
});

const DAY = 24 * 60 * 60 * 1000;
const NOON = new Date('2026-09-14T12:00:00Z');
const daysLater = (days: number): Date => new Date(NOON.getTime() + days * DAY);

function write(folder: string, name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

/** A build as small as one can be: a page, what it starts with, and a scene that is opened later. */
function buildOf(release: string): string {
  const folder = path.join(place, release);
  const page = `<!doctype html><html lang="%lang%"><head><!--page-head--></head><body><script type="module" src="/assets/entry-${release}.js"></script></body></html>`;
  write(folder, 'apps/dashboard/index.html', page);
  write(folder, 'apps/student/index.html', page);
  write(folder, '.vite/manifest.json', '{}');
  for (const kind of ['', '.br', '.gz'])
    write(folder, `assets/entry-${release}.js${kind}`, `${release}${kind}`);
  write(folder, `assets/scenes/cave.${release}.json`, `{"of":"${release}"}`);
  write(folder, 'assets/font.woff2', 'the same in both');
  return folder;
}

/** A server of a build that listens, and what a browser is answered. */
async function serverOf(folder: string, shared: string | null) {
  const addressOf = addressBook({
    dashboardUrl: 'http://localhost:3000',
    studentUrl: 'http://student.localhost:3000',
    brand: 'kindred',
    brands: BRAND_IDS,
  });
  const { server } = createApp({
    db: database.db,
    clock: () => new Date(),
    addressOf,
    authenticate: async () => null,
    logger: false,
    trustProxy: false,
    https: false,
  });
  servePages(server, {
    folder,
    sharedFolder: shared === null ? null : sharedAssets(shared),
    modules: { dashboard: 'apps/dashboard/index.html', student: 'apps/student/index.html', front: 'none' },
    addressOf,
    brandOf: brandById,
    isKnown: () => true,
    config: {
      build: path.basename(folder),
      demo: false,
      cardPayments: false,
      news: null,
      signOn: [],
      inactivitySeconds: 1800,
      snackbarMilliseconds: 8000,
    },
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  open.push(server);
  return async (file: string, accepted = 'identity') => {
    const reply = await fetch(`${address}${file}`, { headers: { 'accept-encoding': accepted } });
    return { status: reply.status, kept: reply.headers.get('cache-control'), text: await reply.text() };
  };
}

const old = buildOf('old');
const next = buildOf('next');

test('a page of one release finds its files at a server of the other, and what it opens later', async () => {
  const shared = path.join(place, 'shared');
  await shareAssets(path.join(old, 'assets'), shared, NOON);
  const [before, after] = [await serverOf(old, shared), await serverOf(next, shared)];
  // What the next release brings is there before its first page goes out.
  expect(await shareAssets(path.join(next, 'assets'), shared, NOON)).toBe(4);
  for (const [page, other] of [
    [before, after],
    [after, before],
  ] as const) {
    const [entry = 'none'] = /\/assets\/entry-\w+\.js/.exec((await page('/educator')).text) ?? [];
    const release = entry.replace(/^.*-|\.js$/g, '');
    expect(await other(entry)).toEqual({
      status: 200,
      kept: 'public, max-age=31536000, immutable',
      text: release,
    });
    const scene = await other(`/assets/scenes/cave.${release}.json`);
    expect([scene.status, JSON.parse(scene.text)]).toEqual([200, { of: release }]);
    expect((await other('/assets/font.woff2')).text).toBe('the same in both');
  }
  expect((await after('/assets/entry-none.js')).status).toBe(404);
});

test('without such a folder each server has its own files and no others', async () => {
  const alone = await serverOf(next, null);
  expect((await alone('/assets/entry-next.js')).text).toBe('next');
  const missing = await alone('/assets/entry-old.js');
  // Nobody keeps that answer: the file may be there a moment later.
  expect([missing.status, missing.kept]).toEqual([404, 'no-store']);
});

test('files go that no server called its own for two weeks; others of the folder are none of ours', async () => {
  const shared = path.join(place, 'aging');
  write(shared, 'letters.txt', 'somebody else');
  utimesSync(path.join(shared, 'letters.txt'), daysLater(-400), daysLater(-400));
  await shareAssets(path.join(old, 'assets'), shared, NOON);
  const has = (file: string): boolean => existsSync(path.join(sharedAssets(shared), file));
  // A server that runs on says so each day.
  await shareAssets(path.join(old, 'assets'), shared, daysLater(10));
  await shareAssets(path.join(next, 'assets'), shared, daysLater(23));
  expect([has('entry-old.js'), has('scenes/cave.old.json'), has('entry-next.js')]).toEqual([
    true,
    true,
    true,
  ]);
  await shareAssets(path.join(next, 'assets'), shared, daysLater(25));
  expect([has('entry-old.js'), has('scenes/cave.old.json'), has('entry-next.js')]).toEqual([
    false,
    false,
    true,
  ]);
  expect([has('font.woff2'), existsSync(path.join(shared, 'letters.txt'))]).toEqual([true, true]);
});

test('two that bring the same at once leave it whole, and nothing beside', async () => {
  const shared = path.join(place, 'at-once');
  await Promise.all([1, 2, 3].map(() => shareAssets(path.join(next, 'assets'), shared, NOON)));
  const files = readdirSync(sharedAssets(shared), { recursive: true }).map(String);
  expect(files.toSorted()).toEqual(
    readdirSync(path.join(next, 'assets'), { recursive: true }).map(String).toSorted(),
  );
});
