import { returnPath } from '#product/access/rules/return-path.ts';
import { type Attack, attack, firstOf, unless } from './attack.ts';

/** Ways to spell another site in the address that one comes back to. */
const ELSEWHERE = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  'https://evil.example',
  'https:evil.example',
  'HTTPS://evil.example',
  'http:/\\evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/%2fevil.example',
  '/%252fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/educator/..//evil.example',
  '/%2e%2e//evil.example',
  '/educator//evil.example',
  '//evil.example@localhost',
  '//localhost@evil.example',
  '/;//evil.example',
  '〱evil.example',
  '／／evil.example',
  '/logout',
] as const;

const redirects = ELSEWHERE.map((spelling) =>
  attack(`a sign-in leads to ${JSON.stringify(spelling)}`, async (world) => {
    const query = encodeURIComponent(spelling);
    const answers = [
      await world.ask({ path: `/login?r=${query}` }, 'paged'),
      await world.ask({ path: `/?r=${query}` }, 'paged'),
      await world.ask({ path: `/clever/login?r=${query}`, headers: { host: 'student.localhost:3000' } }),
    ];
    const led = answers
      .map(({ headers: own }) => String(own.location ?? ''))
      .find((to) => to.includes('evil.example'));
    const path = returnPath(spelling);
    // What is left of it has to be an address of this very site, as browsers read it.
    const isOwn = path === null || new URL(path, 'http://localhost:3000').host === 'localhost:3000';
    const isWayOut = path !== null && path.startsWith('/logout');
    return firstOf([
      unless(led === undefined, `led to ${led}`),
      unless(isOwn && !isWayOut, `comes back to ${path}`),
    ]);
  }),
);

export const WAYS_BACK: readonly Attack[] = [...redirects];
