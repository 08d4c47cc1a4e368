import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { BRAND_IDS, brandById } from '#brands/all.ts';
import { openDatabase } from '../database/database.ts';
import { createApp } from '../http/app.ts';
import { readCookies } from '../http/cookies.ts';
import { addressBook } from '../http/sites.ts';
import { assetsBeyond, chooseLocale, localeForAll, servePages } from './pages.ts';

/** A build as small as one can be. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'kindred-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
const template = (site: string): string =>
  `<!doctype html><html lang="%lang%"><head><!--page-head--></head><body><div id="${site}"><!--page-body--></div></body></html>`;
write('apps/dashboard/index.html', template('dashboard'));
write('apps/student/index.html', template('student'));
write('assets/entry-1234.js', 'console.log(1)');
const FILM = 'abcdefghijklmnopqrstuvwxyz';
for (const kind of ['webm', 'mp4', 'vtt']) write(`assets/film-1234.${kind}`, FILM);
write('prerendered/landing.kindred.en.html', '<h1>Welcome</h1>');
write('assets/landing.css', 'h1{color:teal}');
write('prerendered/landing.taiwan.zh-TW.html', '<h1>歡迎</h1>');
write(
  '.vite/manifest.json',
  JSON.stringify({
    'apps/student/index.html': {
      file: 'assets/student.js',
      css: ['assets/student.css'],
      dynamicImports: ['play.tsx', 'staff.tsx'],
    },
    'play.tsx': {
      file: 'assets/play.js',
      css: ['assets/play.css'],
      imports: ['apps/student/index.html', 'art.tsx'],
      dynamicImports: ['game.tsx'],
    },
    'art.tsx': { file: 'assets/art.js' },
    'game.tsx': { file: 'assets/game.js' },
    'staff.tsx': { file: 'assets/staff.js' },
    'front.tsx': { file: 'assets/landing.js', css: ['assets/landing.css'] },
  }),
);

const brands = { brand: 'kindred', brands: BRAND_IDS };
const plainAddress = addressBook({
  dashboardUrl: 'http://localhost:3000',
  studentUrl: 'http://student.localhost:3000',
  ...brands,
});
const secureAddress = addressBook({
  dashboardUrl: 'https://app.example.org',
  studentUrl: 'https://play.example.org',
  ...brands,
});
const addressOf = (host: string) =>
  host.endsWith('.example.org') ? secureAddress(host) : plainAddress(host);
const database = openDatabase({});
afterAll(() => database.close());
const { server } = createApp({
  db: database.db,
  clock: () => new Date(),
  addressOf,
  authenticate: async () => null,
  logger: false,
  trustProxy: false,
  https: false,
});
const config = {
  build: 'test',
  demo: true,
  cardPayments: true,
  news: 'list.example.org',
  signOn: ['clever'],
  inactivitySeconds: 1800,
  snackbarMilliseconds: 8000,
};
const modules = {
  dashboard: 'apps/dashboard/index.html',
  student: 'apps/student/index.html',
  front: 'front.tsx',
};
servePages(server, {
  folder,
  modules,
  addressOf,
  brandOf: brandById,
  config,
  isKnown: (site, address) =>
    !address.startsWith('/no/') &&
    (site === 'student' || address !== '/student-only') &&
    !/^\/(?:robots|favicon|wp-login)\./.test(address),
  forBearers: ['/letter/'],
  inEveryLanguage: ['/letter/'],
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url, headers: { host: 'localhost:3000', ...headers } });
const configIn = (html: string): unknown =>
  JSON.parse(/id="page-config"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}');

test('each host gets its own app and its own start', async () => {
  const dashboard = await get('/educator/students');
  expect(dashboard.body).toContain('id="dashboard"');
  expect(configIn(dashboard.body)).toEqual({
    ...config,
    site: 'dashboard',
    brand: 'kindred',
    locale: 'en',
    dashboardUrl: 'http://localhost:3000',
    studentUrl: 'http://student.localhost:3000',
  });
  const student = await get('/', { host: 'student.taiwan.localhost:3000' });
  expect(student.body).toContain('id="student"');
  expect(student.body).toContain('<html lang="zh-TW"');
  expect(configIn(student.body)).toMatchObject({ site: 'student', brand: 'taiwan', locale: 'zh-TW' });
});

test('no file is answered with a page', async () => {
  const found = await Promise.all(
    ['/robots.txt', '/favicon.ico?x=1', '/wp-login.php'].map((url) => get(url)),
  );
  expect(found.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

test('an address that no screen has is answered with the same page, and 404', async () => {
  const found = await get('/no/such-page?x=1');
  expect([found.statusCode, found.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(found.body).toContain('id="dashboard"');
  const statusAt = async (url: string, host = 'localhost:3000') => (await get(url, { host })).statusCode;
  expect(await statusAt('/educator/students')).toBe(200);
  expect([
    await statusAt('/student-only'),
    await statusAt('/student-only', 'student.localhost:3000'),
  ]).toEqual([404, 200]);
  // What an older version called like a file leads on.
  expect(await statusAt('/index.php')).toBe(200);
});

test('a page whose address is a secret is listed, passed on and kept by nobody', async () => {
  const { headers } = await get('/letter/abc');
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  const other = await get('/terms');
  expect(other.headers['x-robots-tag']).toBeUndefined();
  expect(other.headers['cache-control']).toBe('no-cache');
});

test('only the student site may use a camera, and only itself', async () => {
  const student = await get('/', { host: 'student.localhost:3000' });
  expect(student.headers['permissions-policy']).toMatch(
    /^camera=\(self\), geolocation=\(\), microphone=\(\)/,
  );
  for (const url of ['/', '/educator', '/assets/entry-1234.js']) {
    expect((await get(url)).headers['permissions-policy']).toMatch(/^camera=\(\), /);
  }
});

test('the landing page arrives written out, in the words of its brand', async () => {
  for (const url of ['/', '/?r=/educator']) {
    const { body } = await get(url);
    expect(body).toContain('<h1>Welcome</h1>');
    // Its styles stand in the page, under the page's nonce; nothing has to be fetched before the first paint.
    expect(body).toMatch(/<style nonce="[^"]+">h1\{color:teal\}<\/style>/);
    expect(body).not.toMatch(/<link rel="stylesheet"(?![^>]*media="not all")/);
  }
  expect((await get('/', { host: 'taiwan.localhost:3000' })).body).toContain('<h1>歡迎</h1>');
  expect((await get('/terms')).body).not.toContain('<h1>');
});

test.each([
  ['webm', 'video/webm'],
  ['mp4', 'video/mp4'],
  ['vtt', 'text/vtt; charset=utf-8'],
])('a film comes in parts, as browsers ask for them: %s', async (kind, type) => {
  const url = `/assets/film-1234.${kind}`;
  const kept = { 'cache-control': 'public, max-age=31536000, immutable', 'accept-ranges': 'bytes' };
  const whole = await get(url);
  expect(whole.statusCode).toBe(200);
  expect(whole.body).toBe(FILM);
  expect(whole.headers).toMatchObject({ ...kept, 'content-type': type, 'content-length': '26' });
  // Safari asks for the first two bytes, and plays nothing unless it gets just those.
  const parts: [asked: string, told: string, body: string][] = [
    ['bytes=0-1', 'bytes 0-1/26', 'ab'],
    ['bytes=20-', 'bytes 20-25/26', 'uvwxyz'],
    ['bytes=-3', 'bytes 23-25/26', 'xyz'],
    ['bytes=24-99', 'bytes 24-25/26', 'yz'],
  ];
  for (const [range, told, body] of parts) {
    const part = await get(url, { range, 'accept-encoding': 'br, gzip' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      ...kept,
      'content-type': type,
      'content-range': told,
      'content-length': String(body.length),
    });
    expect(part.headers['content-encoding']).toBeUndefined();
    expect(part.body).toBe(body);
  }
  // Behind its end there is nothing, and players are told where that is.
  for (const range of ['bytes=26-30', 'bytes=99-', 'bytes=9-2']) {
    const beyond = await get(url, { range });
    expect([range, beyond.statusCode]).toEqual([range, 416]);
    expect(beyond.headers['content-range']).toBe('bytes */26');
  }
  // What is no range of bytes is not understood, and the whole is sent.
  expect((await get(url, { range: 'lines=1-2' })).statusCode).toBe(200);
});

test('a page plays films and captions of its own only', async () => {
  const policy = String((await get('/educator')).headers['content-security-policy']);
  expect(policy).toContain("media-src 'self' blob:;");
  expect(policy).toContain("default-src 'none';");
});

test('a page allows its own scripts and styles only, by a nonce that is new each time', async () => {
  const [one, two] = [await get('/terms'), await get('/terms')];
  const nonceOf = (reply: typeof one) =>
    /'nonce-([^']+)'/.exec(String(reply.headers['content-security-policy']))?.[1] ?? '';
  expect(nonceOf(one)).toHaveLength(24);
  expect(nonceOf(one)).not.toBe(nonceOf(two));
  expect(one.body).toContain(`<style nonce="${nonceOf(one)}">`);
  expect(one.headers['content-security-policy']).not.toContain('unsafe');
  expect(one.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' });
  expect(one.body).not.toMatch(/<script(?![^>]*nonce)|style="/);
});

test('pages are packed as the browser likes it', async () => {
  const plain = /<title>Kindred<\/title>/;
  const brotli = await get('/terms', { 'accept-encoding': 'gzip, br' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toMatch(plain);
  const gzip = await get('/terms', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.rawPayload).toString()).toMatch(plain);
  expect((await get('/terms')).body).toMatch(plain);
});

test('hashed files are kept for ever, missing ones are not a page', async () => {
  const file = await get('/assets/entry-1234.js');
  expect([file.statusCode, file.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  for (const url of [
    '/assets/gone.js',
    '/assets',
    '/assets/',
    '/assets/..%2f.vite/manifest.json',
    '/assets/../.vite/manifest.json',
  ]) {
    const { body } = await get(url);
    expect([url, body.includes('apps/student')]).toEqual([url, false]);
  }
  expect((await get('/assets/gone.js')).json()).toEqual({ type: 'not-found', i18n: 'error.not-found' });
});

test('calls that do not exist and changes of pages are not found, and say so as calls do', async () => {
  const nothing = { type: 'not-found', i18n: 'error.not-found' };
  for (const url of ['/api', '/api/', '/api?x=1', '/api/nothing'])
    expect((await get(url)).json()).toEqual(nothing);
  const post = await server.inject({ method: 'POST', url: '/terms' });
  expect([post.statusCode, post.json()]).toEqual([404, nothing]);
  expect((await server.inject({ method: 'HEAD', url: '/terms' })).statusCode).toBe(200);
});

test.each([
  '//',
  '//evil.example.org',
  '/\\evil',
  '/%00',
  '/apiary',
  '/<script>',
  '/\'"',
  `/${'x'.repeat(3000)}`,
])('the odd address %j is a page like any other, and is not echoed', async (url) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/evil|<script>|xxx/);
});

test('an address that cannot be read is refused', async () => {
  const reply = await get('/%zz');
  expect([reply.statusCode, reply.json()]).toEqual([400, { type: 'bad-request', i18n: 'error.bad-request' }]);
});

test('a chosen color scheme is there from the first paint; a made-up one is not', async () => {
  expect((await get('/', { cookie: 'color-scheme=dark' })).body).toContain('<html data-color-scheme="dark"');
  expect((await get('/', { cookie: 'color-scheme="><script>' })).body).not.toContain('data-color-scheme');
});

test('what another host of the domain sets changes no preference of a site that has https', async () => {
  const own = 'color-scheme=light; locale=en; __Host-color-scheme=dark; __Host-locale=zh-TW';
  const { body } = await get('/parent', { host: 'app.example.org', cookie: own });
  expect(body).toContain('data-color-scheme="dark"');
  expect(configIn(body)).toMatchObject({ locale: 'zh-TW' });
  const others = await get('/parent', { host: 'app.example.org', cookie: 'color-scheme=dark; locale=zh-TW' });
  expect(others.body).not.toContain('data-color-scheme');
  expect(configIn(others.body)).toMatchObject({ locale: 'en' });
});

const plain = { locales: ['en', 'zh-TW'] } as const;
const taiwan = { locales: ['zh-TW', 'en'] } as const;

test.each([
  [plain, {}, undefined, 'en'],
  [plain, {}, 'zh-TW,zh;q=0.9', 'zh-TW'],
  [plain, {}, 'zh-Hant-TW', 'zh-TW'],
  [plain, {}, 'zh-CN', 'en'],
  [plain, {}, 'en-US,zh-TW', 'en'],
  [plain, { locale: 'en' }, 'zh-TW', 'en'],
  [plain, { locale: 'zh-TW' }, 'en', 'zh-TW'],
  [plain, { locale: '../../etc' }, undefined, 'en'],
  [taiwan, {}, 'en-US', 'zh-TW'],
  [taiwan, { locale: 'en' }, undefined, 'en'],
] as const)('a page of %o with %j and %j speaks %s', (brand, cookies, accepted, locale) => {
  expect(chooseLocale(brand, cookies, accepted)).toBe(locale);
});

test('the dashboard opens in the language that was chosen on this device, whatever the brand has in its header', async () => {
  const { body } = await get('/parent', { cookie: 'locale=zh-TW', 'accept-language': 'en-US' });
  expect(body).toContain('<html lang="zh-TW"');
  expect(configIn(body)).toMatchObject({ brand: 'kindred', locale: 'zh-TW' });
});

test.each([
  [plain, {}, undefined, null, 'en'],
  [plain, {}, 'zh-TW,zh;q=0.9,en;q=0.8', null, 'zh-TW'],
  [plain, {}, 'zh-CN,zh;q=0.9', null, 'en'],
  [plain, { locale: 'en' }, 'zh-TW', null, 'en'],
  [plain, { locale: 'en' }, 'en-US', 'zh-TW', 'zh-TW'],
  [plain, {}, 'zh-Hant', 'xx', 'zh-TW'],
  [taiwan, {}, 'en-GB', null, 'en'],
  [taiwan, {}, 'fr', null, 'zh-TW'],
] as const)('a page for all of %o with %j and %j, asked for in %j, speaks %s', (...of) => {
  const [brand, cookies, accepted, asked, locale] = of;
  expect(localeForAll(brand, cookies, accepted, asked)).toBe(locale);
});

test('only where it is for all does the address decide the language', async () => {
  const lang = async (url: string) => {
    const { body } = await server.inject({ url, headers: { host: 'localhost:3000' } });
    return /<html lang="([^"]+)"/.exec(body)?.[1];
  };
  expect(await lang('/letter/abc?lang=zh-TW')).toBe('zh-TW');
  expect(await lang('/account/request?lang=zh-TW')).toBe('en');
});

test.each([
  [undefined, {}],
  ['', {}],
  ['locale=zh-TW; color-scheme=dark', { locale: 'zh-TW', 'color-scheme': 'dark' }],
  ['  locale = zh-TW ;;', { locale: 'zh-TW' }],
  ['flag', {}],
  ['a=b=c', { a: 'b=c' }],
  ['locale=en; locale=zh-TW', { locale: 'en' }],
])('the cookies %j are read as %j', (header, cookies) => {
  expect(readCookies(header)).toEqual(cookies);
});

test('the student site is told what playing needs, and nothing that is there or for others', () => {
  expect(assetsBeyond(folder, modules.student, ['play.tsx'])).toEqual([
    '/assets/play.js',
    '/assets/play.css',
    '/assets/art.js',
  ]);
});
