import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Brand } from '#brands/brand.ts';
import { preferencesIn } from '#platform/server/http/cookies.ts';
import { escapeHtml } from '#platform/server/http/html.ts';
import { type Address, siteUrl } from '#platform/server/http/sites.ts';
import { chooseLocale } from '#platform/server/pages/pages.ts';
import { type Checked, type Health, overallOf } from '#platform/server/status/health.ts';
import { type Say, sayIn } from '#platform/server/texts.ts';

type StatusPorts = {
  health: Health;
  build: string;
  addressOf: (host: string) => Address;
  brandOf: (id: string) => Brand;
  clock: () => Date;
};

/**
 * How things stand, for whoever runs this and for whoever wonders why nothing works: it asks nobody who they are and tells
 * nothing that they may not know. It needs no database, and no file of the build.
 */
export function statusRoutes(server: FastifyInstance, ports: StatusPorts): void {
  const { health, build, clock } = ports;
  server.get('/api/status', { config: { policy: 'anyone' } }, async (_, reply) => {
    const checked = await health.now();
    const body = {
      status: overallOf(checked),
      build,
      started_at: health.startedAt.toISOString(),
      now: clock().toISOString(),
      parts: checked.map(({ part, standing, since, checkedAt }) => ({
        part,
        standing,
        since: since?.toISOString() ?? null,
        checked_at: checkedAt?.toISOString() ?? null,
      })),
    };
    return reply.header('Cache-Control', 'no-store').send(body);
  });
  server.get('/status', async (request, reply) => {
    const address = ports.addressOf(request.hostname);
    const brand = ports.brandOf(address.brand);
    const kept = preferencesIn(request.headers.cookie, siteUrl(address));
    const locale = chooseLocale(brand, kept, request.headers['accept-language']);
    const nonce = randomBytes(16).toString('base64');
    const html = statusPage({
      brand,
      locale,
      nonce,
      checked: await health.now(),
      now: clock(),
    });
    return reply
      .header(
        'Content-Security-Policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .header('Cache-Control', 'no-store')
      .header('Vary', 'Cookie, Accept-Language')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

type Shown = { brand: Brand; locale: string; nonce: string; checked: readonly Checked[]; now: Date };

function statusPage({ brand, locale, nonce, checked, now }: Shown): string {
  const say = sayIn(locale);
  const overall = overallOf(checked);
  const said = (i18n: string, values: Record<string, string | number> = {}): string =>
    escapeHtml(say({ i18n, values: { brand: brand.name, ...values } }));
  const rows = checked.map(({ part, standing, since }) => {
    const shown = part !== 'database' && standing === 'failing' ? 'slow' : standing;
    return `<li class="${standing}">
<span class="part">${said(`site-status.parts.${part}`)}</span>
<span class="standing"><span aria-hidden="true" class="dot"></span>${said(`site-status.standings.${shown}`)}</span>
${standing === 'failing' && since !== null ? `<span class="since">${said('site-status.since', { since: lasting(say, since, now) })}</span>` : ''}
</li>`;
  });
  const { primary, paper, paperDark } = brand.colors;
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="30"><meta name="robots" content="noindex">
<title>${said('site-status.title')} · ${escapeHtml(brand.name)}</title>
<style nonce="${nonce}">:root{--paper:${paper};--paper-dark:${paperDark};--brand:${primary[6] ?? 'currentColor'}}${STYLE}</style></head>
<body><main>
<p class="brand">${escapeHtml(brand.name)}</p>
<h1 class="${overall}">${said(`site-status.overall.${overall}.title`)}</h1>
<p>${said(`site-status.overall.${overall}.text`)}</p>
<ul>${rows.join('\n')}</ul>
<p class="seen">${said('site-status.seen')} <time datetime="${now.toISOString()}">${now.toISOString().slice(11, 16)} UTC</time></p>
</main></body></html>
`;
}

function lasting(say: Say, since: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - since.getTime()) / 60_000);
  const [unit, count] =
    minutes < 60 ? ['minutes', Math.max(1, minutes)] : ['hours', Math.floor(minutes / 60)];
  return say({ i18n: `site-status.for-${unit}`, values: { count } });
}

const STYLE = `
*{box-sizing:border-box}
:root{color-scheme:light dark;--ink:#23302e;--quiet:#52615e;--line:#0002;--card:#fff;--fine:#1c7a46;--failing:#b3261e;--unknown:#6b6f76}
body{margin:0;min-height:100vh;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 Nunito,"Noto Sans TC",system-ui,sans-serif}
main{max-width:38rem;margin:0 auto;padding:clamp(1.5rem,6vw,4.5rem) 1.25rem}
.brand{margin:0 0 1.5rem;font-weight:800;color:var(--quiet)}
h1{margin:0 0 .5rem;font-size:clamp(1.6rem,5vw,2.25rem);line-height:1.2}
ul{list-style:none;margin:2rem 0 1.25rem;padding:0;background:var(--card);border:1px solid var(--line);border-radius:1rem}
li{display:flex;flex-wrap:wrap;gap:.125rem 1rem;align-items:baseline;padding:.875rem 1.125rem}
li+li{border-top:1px solid var(--line)}
.part{flex:1 1 12rem;font-weight:700}
.standing{display:inline-flex;gap:.5rem;align-items:center;font-weight:700}
.dot{width:.75rem;height:.75rem;border-radius:50%;background:currentColor}
.failing .dot{border-radius:.125rem}
.unknown .dot{background:none;border:2px solid}
.fine .standing{color:var(--fine)}.failing .standing{color:var(--failing)}.unknown .standing{color:var(--unknown)}
.since,.seen{flex-basis:100%;margin:0;color:var(--quiet);font-size:.9375rem}
@media (prefers-color-scheme:dark){:root{--paper:var(--paper-dark);--ink:#eef3f1;--quiet:#b3c0bd;--line:#fff3;--card:#ffffff12;--fine:#7ddba3;--failing:#ffb4a9;--unknown:#c3c7cf}body{background:var(--paper-dark)}}
`;
