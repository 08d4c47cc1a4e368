import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '#brands/brand.ts';
import { PAGE_CONFIG_ID, type PageConfig, PREFERENCE_COOKIES } from '../../contract/page-config.ts';
import { type Preferences, preferencesIn } from '../http/cookies.ts';
import { pagePolicy, STUDENT_PERMISSIONS } from '../http/headers.ts';
import { escapeHtml } from '../http/html.ts';
import { type Address, type Site, siteUrl } from '../http/sites.ts';

export type PagesOptions = {
  /** The folder the build wrote. */
  folder: string;
  /** Where servers of other builds have theirs: who has a page of the one may ask the other. */
  sharedFolder?: string | null;
  /** The page of each site that the build made, in that folder, and the module of the front page. */
  modules: Readonly<Record<Site, string>> & { front: string };
  addressOf: (host: string) => Address;
  brandOf: (id: string) => Brand;
  /** Whether an address has a screen, or leads to one: all others are answered with the same page and 404. */
  isKnown: (site: Site, address: string) => boolean;
  /** Addresses that are a secret of whoever has them begin so: nobody lists them, passes them on or keeps the page. */
  forBearers?: readonly string[];
  /** Pages for people of all languages begin so, whatever the rest of the site speaks: `?lang=` and the browser decide. */
  inEveryLanguage?: readonly string[];
  config: Pick<
    PageConfig,
    'build' | 'demo' | 'cardPayments' | 'news' | 'signOn' | 'inactivitySeconds' | 'snackbarMilliseconds'
  >;
};

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Chunk>;

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves the two web apps: hashed files for ever, pages anew each time with their own nonce. Answers what sends a page,
 * for routes that have one only sometimes.
 */
export function servePages(server: FastifyInstance, options: PagesOptions): SendPage {
  const { folder, modules } = options;
  const templates: Record<Site, string> = {
    dashboard: readFileSync(path.join(folder, modules.dashboard), 'utf8'),
    student: readFileSync(path.join(folder, modules.student), 'utf8'),
  };
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const font = Object.values(manifest).find(({ file }) =>
    /nunito-latin-wght-normal.*\.woff2$/.test(file),
  )?.file;
  const front = frontPage(folder, filesOf(manifest, modules.front), templates.dashboard);

  server.register(fastifyStatic, {
    root: [path.join(folder, 'assets'), ...(options.sharedFolder ? [options.sharedFolder] : [])],
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });

  // Every address that no call or file has is a page: the browser knows which, be it "not found".
  server.get('/*', async (request, reply) => {
    if (/^\/(api|assets)([/?]|$)/.test(request.url)) return reply.callNotFound();
    // No page is called like a file: who asks for robots.txt is told that there is none, not given a page.
    const isFile = /^\/[^/?]+\.[a-z]{2,5}(\?|$)/i.test(request.url);
    if (isFile && !hasScreen(request)) return reply.callNotFound();
    return sendPage(request, reply);
  });

  function hasScreen(request: FastifyRequest): boolean {
    const { site } = options.addressOf(request.hostname);
    return options.isKnown(site, request.url.split(/[?#]/, 1)[0] ?? '/');
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = options.addressOf(request.hostname);
    const brand = options.brandOf(address.brand);
    const kept = preferencesIn(request.headers.cookie, siteUrl(address));
    const accepted = request.headers['accept-language'];
    const isForAll = options.inEveryLanguage?.some((path) => request.url.startsWith(path)) ?? false;
    const locale = isForAll
      ? localeForAll(brand, kept, accepted, askedIn(request.url))
      : chooseLocale(brand, kept, accepted);
    const nonce = randomBytes(16).toString('base64');
    const config: PageConfig = { ...options.config, ...address, locale };
    const isLanding = address.site === 'dashboard' && /^\/(\?|$)/.test(request.url);
    const scheme = kept[PREFERENCE_COOKIES.colorScheme];
    const head = [
      `<title>${escapeHtml(brand.name)}</title>`,
      font === undefined
        ? ''
        : `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
      isLanding ? `${front.links}<style nonce="${nonce}">${front.style}</style>` : '',
      `<style nonce="${nonce}">${brandStyle(brand)}</style>`,
      `<script nonce="${nonce}">${ONCE_MORE}</script>`,
      `<script type="application/json" id="${PAGE_CONFIG_ID}" nonce="${nonce}">${scriptJson(config)}</script>`,
    ].join('');
    const html = (isLanding ? front.template : templates[address.site])
      .replace('%lang%', locale)
      .replace(
        '<html',
        scheme === 'light' || scheme === 'dark' ? `<html data-color-scheme="${scheme}"` : '<html',
      )
      .replace('<!--page-head-->', () => head)
      .replace('<!--page-body-->', () => (isLanding ? landing(folder, brand.id, locale) : ''));
    if (!hasScreen(request)) void reply.code(404);
    const isForBearers = options.forBearers?.some((path) => request.url.startsWith(path)) ?? false;
    if (isForBearers) void reply.headers(FOR_BEARERS);
    // A badge is held to the camera; nothing else of ours needs one.
    if (address.site === 'student') void reply.header('Permissions-Policy', STUDENT_PERMISSIONS);
    void reply
      .header('Content-Security-Policy', pagePolicy(nonce, { frames: options.config.demo }))
      .header('Content-Type', 'text/html; charset=utf-8')
      .header('Cache-Control', isForBearers ? 'no-store' : 'no-cache')
      .header('Vary', 'Accept-Encoding, Cookie, Accept-Language');
    return sendCompressed(request, reply, html);
  }
  return sendPage;
}

/**
 * A page whose own script does not come has nothing to say so with. While a release takes the place of another that may be
 * because another server has it: the page is asked for once more, where anybody answers.
 */
const ONCE_MORE = `addEventListener('error',({target})=>{if(target instanceof HTMLScriptElement&&performance.getEntriesByType('navigation')[0]?.type!=='reload')fetch('/api/status').then(()=>location.reload(),()=>{})},true)`;

const FOR_BEARERS = { 'X-Robots-Tag': 'noindex, nofollow, noarchive', 'Referrer-Policy': 'no-referrer' };

/**
 * The front page has its styles in the page itself, so that it is painted as soon as it arrives. The style sheets come
 * along idly: the scripts look for them before they fetch their own.
 */
function frontPage(folder: string, { styles, scripts }: ReturnType<typeof filesOf>, template: string) {
  const entryStyles = [...template.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g)].map(
    (match) => match[1] ?? '',
  );
  const all = [...new Set([...entryStyles, ...styles])];
  return {
    template: template.replace(/<link rel="stylesheet"[^>]*>\s*/g, ''),
    style: all.map((file) => readFileSync(path.join(folder, file), 'utf8')).join(''),
    links: [
      ...all.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" media="not all">`),
      ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join(''),
  };
}

/** The style sheets and scripts that come with a chunk. */
function filesOf(manifest: Manifest, name: string): { styles: Set<string>; scripts: Set<string> } {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(name);
  return { styles, scripts };
}

const landings = new Map<string, string>();

function landing(folder: string, brand: string, locale: string): string {
  const file = path.join(folder, `prerendered/landing.${brand}.${locale}.html`);
  let html = landings.get(file);
  if (html === undefined) {
    html = existsSync(file) ? readFileSync(file, 'utf8') : '';
    landings.set(file, html);
  }
  return html;
}

/** The visitor's own choice, else Chinese where an English brand's visitor has a browser in it, else the brand's first. */
export function chooseLocale(
  { locales }: Pick<Brand, 'locales'>,
  kept: Preferences,
  accepted: string | undefined,
): string {
  const first = locales[0];
  const chosen = locales.find((locale) => locale === kept[PREFERENCE_COOKIES.locale]);
  if (chosen !== undefined) return chosen;
  if (first === 'en' && /^\s*zh-(tw|hant|hk|mo)/i.test(accepted ?? '')) {
    return locales.find((locale) => locale === 'zh-TW') ?? first;
  }
  return first;
}

function askedIn(url: string): string | null {
  return new URLSearchParams(url.split('?', 2)[1] ?? '').get('lang');
}

const SPOKEN: readonly [RegExp, string][] = [
  [/^\s*zh-(tw|hant|hk|mo)/i, 'zh-TW'],
  [/^\s*en/i, 'en'],
];

/** What the address asks for, else the visitor's own choice, else what their browser speaks, else the brand's first. */
export function localeForAll(
  { locales }: Pick<Brand, 'locales'>,
  kept: Preferences,
  accepted: string | undefined,
  asked: string | null,
): string {
  const spoken = SPOKEN.find(([pattern]) => pattern.test(accepted ?? ''))?.[1];
  const wishes = [asked, kept[PREFERENCE_COOKIES.locale], spoken];
  const wish = wishes.find((locale) => locales.some((offered) => offered === locale));
  return wish ?? locales[0];
}

function brandStyle(brand: Brand): string {
  const shades = brand.colors.primary.map((color, shade) => `--brand-${shade}:${color}`);
  const { accent, paper, paperDark } = brand.colors;
  return `:root:root{${shades.join(';')};--brand-accent:${accent};--brand-paper:${paper};--brand-paper-dark:${paperDark}}`;
}

function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    const body = await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return reply.header('Content-Encoding', 'br').send(body);
  }
  if (/\bgzip\b/.test(accepted)) {
    return reply.header('Content-Encoding', 'gzip').send(await zip(html, { level: 5 }));
  }
  return reply.send(html);
}

/** Names what the build wrote: other files, another name. Without a build there is nothing to be newer than. */
export function buildId(folder: string | null): string {
  if (folder === null) return 'none';
  const manifest = readFileSync(path.join(folder, '.vite/manifest.json'));
  return createHash('sha256').update(manifest).digest('hex').slice(0, 16);
}

/** What a page will want soon, for the browser to fetch beforehand: with these modules, but for what it has itself. */
export function assetsBeyond(folder: string, page: string, modules: readonly string[]): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const filesWith = (keys: readonly string[]): string[] => {
    const chunks = new Set(keys);
    for (const key of chunks) for (const next of manifest[key]?.imports ?? []) chunks.add(next);
    const found = [...chunks].flatMap((key) => manifest[key] ?? []);
    return found.flatMap(({ file, css = [] }) => [file, ...css]).map((file) => `/${file}`);
  };
  const first = new Set(filesWith([page]));
  return [...new Set(filesWith(modules))].filter((file) => !first.has(file));
}
