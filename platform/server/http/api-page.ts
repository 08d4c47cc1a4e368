import { escapeHtml } from './html.ts';
import type { ServedRoute } from './serve.ts';

/** A page to read the contract on: no scripts, so it needs none of the web apps. */
export function apiPage(title: string, routes: readonly ServedRoute[]): string {
  const rows = routes
    .map(
      ({ endpoint, url }) =>
        `<tr><td><b>${endpoint.method}</b></td><td><code>${escapeHtml(url)}</code></td><td>${escapeHtml(endpoint.summary)}</td><td>${escapeHtml(endpoint.access.name)}</td></tr>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${escapeHtml(title)} API</h1>
<p>Made from the contract that serves it. Machines read <a href="/api/openapi.json">openapi.json</a>.</p>
<div class="scroll" role="region" aria-label="Calls" tabindex="0"><table>
<thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th><th scope="col">Access</th></tr></thead>
<tbody>${rows}</tbody></table></div></main></body></html>`;
}

export const API_PAGE_STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; background: light-dark(#fdf8f1, #1b2426); color: light-dark(#22313a, #eef3f2); }
main { max-width: 70rem; margin: 0 auto; padding: 2rem 1rem; }
a { color: light-dark(#0f6e61, #72c3b3); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; background: light-dark(#fff, #243033); }
th, td { text-align: left; vertical-align: top; padding: 0.6rem 0.8rem; border-bottom: 1px solid light-dark(#e8e0d4, #37464a); }
code { font-size: 0.9em; white-space: nowrap; }
`;
