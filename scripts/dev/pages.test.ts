import { expect, test } from 'vitest';
import { isSource, pageFromSources } from './pages.ts';

test.each([
  '/@vite/client',
  '/node_modules/react/index.js',
  '/apps/student/main.tsx',
  '/ui/style/global.css',
])('%s comes from the sources', (url) => expect(isSource(url)).toBe(true));

test.each(['/', '/api/live', '/assets/scenes/a.json', '/educator/students', '/student', '/mailbox'])(
  '%s is asked of the server',
  (url) => expect(isSource(url)).toBe(false),
);

const BUILT = `<html lang="en"><head><link rel="stylesheet" crossorigin href="/assets/a.css">
<script type="module" crossorigin src="/assets/dashboard-1.js"></script>
<style nonce="x">body{color:red}</style><style nonce="x">:root:root{--brand-0:#fff}</style>
<script type="application/json" id="page" nonce="x">{"site":"dashboard"}</script></head>
<body><div id="root"><main><div>drawn before</div></main></div></body></html>`;

test('a page keeps its facts and its brand, and takes its scripts from the sources', () => {
  const page = pageFromSources(BUILT);
  expect(page).toContain('{"site":"dashboard"}');
  expect(page).toContain('--brand-0:#fff');
  expect(page).toContain(
    '<div id="root"></div><script type="module" src="/apps/dashboard/main.tsx"></script>',
  );
  expect(page).not.toMatch(/assets|drawn before|color:red/);
});

test('a page that is no app stays as it is', () => {
  expect(pageFromSources('<h1>API</h1>')).toBe('<h1>API</h1>');
});
