import { type Attack, attack, firstOf, unless } from './attack.ts';
import { type Answer, type Sent } from './http.ts';
import type { World } from './world.ts';

const SAFE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** What browsers are told with every reply, whatever it is. */
function careless({ headers, status }: Answer): string | null {
  const csp = String(headers['content-security-policy'] ?? '');
  const missing = Object.entries(SAFE).filter(([name, value]) => headers[name] !== value);
  return firstOf([
    unless(missing.length === 0, `${status} without ${missing.map(([name]) => name).join()}`),
    unless(/frame-ancestors 'none'/.test(csp), `${status} may be framed`),
    unless(!/unsafe-inline|unsafe-eval|\*/.test(csp), `${status} with ${csp}`),
    unless(
      /same-origin|no-referrer/.test(String(headers['referrer-policy'])),
      `${status} tells where one was`,
    ),
    unless(headers['access-control-allow-origin'] === undefined, `${status} is open to other sites`),
    unless(
      headers['x-powered-by'] === undefined && headers.server === undefined,
      `${status} names its maker`,
    ),
  ]);
}

/** Each kind of thing a server answers. */
const KINDS: readonly [name: string, sent: (world: World) => Promise<Sent>, paged?: true][] = [
  ['a reply', async (world) => ({ path: '/api/profile', headers: await world.as('educator') })],
  ['an empty reply', async () => ({ method: 'DELETE', path: '/api/logout' })],
  ['a refusal', async () => ({ path: '/api/profile' })],
  ['wrong fields', async () => ({ method: 'POST', path: '/api/login', body: {} })],
  [
    'a body that is too large',
    async () => ({ method: 'POST', path: '/api/login', body: { username: 'x'.repeat(2e6) } }),
  ],
  [
    'a body that is no JSON',
    async () => ({
      method: 'POST',
      path: '/api/login',
      body: '{',
      headers: { 'content-type': 'application/json' },
    }),
  ],
  ['nothing found', async () => ({ path: '/api/nothing' })],
  ['an unreadable address', async () => ({ path: '/api/%zz' })],
  ['a method that is not offered', async () => ({ method: 'PUT', path: '/api/login' })],
  [
    'a list as csv',
    async (world) => ({
      path: '/api/educator/students?_download=1&_format=csv',
      headers: await world.as('educator'),
    }),
  ],
  [
    'a list as xlsx',
    async (world) => ({
      path: '/api/educator/students?_download=1&_format=xlsx',
      headers: await world.as('educator'),
    }),
  ],
  [
    'a PDF',
    async (world) => ({
      path: `/api/educator/quotes/${world.elsewhere.quote}/pdf`,
      headers: await world.elsewhere.educator.headers(),
    }),
  ],
  ['a webhook', async () => ({ method: 'POST', path: '/webhooks/stripe', body: {} })],
  [
    'a way to a provider of sign-on',
    async () => ({ path: '/clever/login', headers: { host: 'student.localhost:3000' } }),
  ],
  ['health', async () => ({ path: '/api/health' })],
  ['the description of the calls', async () => ({ path: '/api/openapi.json' })],
  ['a reply to HEAD', async () => ({ method: 'HEAD', path: '/api/health' })],
  ['a page', async () => ({ path: '/login' }), true],
  ['a page of nothing', async () => ({ path: '/nothing-is-here' }), true],
  [
    'a page of the student site',
    async () => ({ path: '/', headers: { host: 'student.localhost:3000' } }),
    true,
  ],
];

const kinds = KINDS.map(([name, sent, paged]) =>
  attack(`${name} is framed, sniffed or read by another site`, async (world) => {
    const answer = await world.ask(await sent(world), paged === undefined ? 'usual' : 'paged');
    return firstOf([unless(answer.status < 500, `answered ${answer.status}`), careless(answer)]);
  }),
);

export const REPLIES: readonly Attack[] = [...kinds];
