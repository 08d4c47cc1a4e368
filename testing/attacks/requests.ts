import { type Attack, attack, firstOf, refused, unless } from './attack.ts';
import { type Sent, sendBytes } from './http.ts';

/** A page of another site that a signed-in person visits. */
const FORGED: readonly [name: string, sent: Sent][] = [
  [
    'a form',
    {
      method: 'POST',
      path: '/api/profile',
      body: 'first_name=M&last_name=N',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
  ],
  [
    'a form with a file',
    {
      method: 'POST',
      path: '/api/profile',
      body: '--x\r\n\r\n--x--',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    },
  ],
  [
    'JSON as plain text',
    {
      method: 'POST',
      path: '/api/profile',
      body: '{"first_name":"M","last_name":"N"}',
      headers: { 'content-type': 'text/plain' },
    },
  ],
  [
    'JSON with its own type',
    { method: 'PATCH', path: '/api/profile', body: { first_name: 'M', last_name: 'N' } },
  ],
];

const forged = FORGED.map(([name, sent]) =>
  attack(`another site sends ${name} with a visitor's cookies`, async (world) => {
    const { id, headers, first_name } = await world.newcomer();
    const token = headers['access-token'] ?? '';
    const foreign = {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
      cookie: `access-token=${token}; known-device=x`,
      'x-http-method-override': 'PATCH',
    };
    const answer = await world.ask({ ...sent, headers: { ...foreign, ...sent.headers } });
    const row = await world.db
      .selectFrom('accounts')
      .select('first_name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return firstOf([refused(answer), unless(row.first_name === first_name, 'the name is another')]);
  }),
);

const raw = (...lines: string[]): string => `${lines.join('\r\n')}\r\n\r\n`;

const more = [
  attack('another site asks by a preflight whether it may call', async (world) => {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'access-token',
    };
    const { headers: said } = await world.ask({ method: 'OPTIONS', path: '/api/profile', headers });
    return unless(
      !Object.keys(said).some((name) => name.startsWith('access-control-')),
      'it is told that it may',
    );
  }),
  attack('a cache keeps what somebody read', async (world) => {
    for (const path of ['/api/profile', '/api/educator/students', '/api/nothing']) {
      const { headers } = await world.ask({ path, headers: await world.as('educator') });
      if (headers['cache-control'] !== 'no-store') return `${path} may be kept`;
    }
    return null;
  }),
  attack('a cache is poisoned with another host', async (world) => {
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-scheme': 'javascript',
      'x-forwarded-prefix': '//evil.example',
    };
    const answers = [
      await world.ask({ path: '/', headers }, 'paged'),
      await world.ask({ path: '/login', headers }, 'paged'),
      await world.ask({ path: '/api/openapi.json', headers }),
    ];
    return unless(
      !answers.some(({ text, headers: own }) => `${text}${JSON.stringify(own)}`.includes('evil.example')),
      'evil.example is in a reply',
    );
  }),
  attack('an unknown host is answered with a page that names it', async (world) => {
    const answer = await world.ask({ path: '/', headers: { host: 'evil.example' } }, 'paged');
    return unless(!answer.text.includes('evil.example'), 'the page names evil.example');
  }),
  attack('a script in an address is echoed by its page', async (world) => {
    const answer = await world.ask(
      { path: '/<script>alert(1)</script>?r=</script><script>alert(2)</script>' },
      'paged',
    );
    return unless(!/alert\([12]\)/.test(answer.text), 'the page holds the script');
  }),
  attack('a reply names the request as its caller likes', async (world) => {
    const { headers } = await world.ask({ path: '/api/health', headers: { 'x-request-id': 'chosen' } });
    return unless(headers['x-request-id'] !== 'chosen', 'it does');
  }),
  attack('a header of an answer is written by an address', async (world) => {
    const answer = await world.ask({ path: '/login%0d%0aset-cookie:%20evil=1' }, 'paged');
    return unless(!JSON.stringify(answer.headers).includes('evil'), 'there is a cookie');
  }),
  attack('TRACE echoes the token', async (world) => {
    const said = await sendBytes(
      world.origins.usual,
      raw(
        'TRACE /api/profile HTTP/1.1',
        'Host: localhost:3000',
        'Access-Token: Bearer secret-of-mine',
        'Connection: close',
      ),
    );
    return unless(!said.includes('secret-of-mine'), 'it does');
  }),
  attack('CONNECT opens a way into the network', async (world) => {
    const said = await sendBytes(
      world.origins.usual,
      raw('CONNECT 127.0.0.1:5432 HTTP/1.1', 'Host: 127.0.0.1:5432'),
    );
    return unless(!said.startsWith('HTTP/1.1 2'), said);
  }),
  attack('a second request is smuggled behind a length and chunks', async (world) => {
    const smuggled = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost:3000\r\n\r\n';
    const said = await sendBytes(
      world.origins.usual,
      `${raw('POST /api/login HTTP/1.1', 'Host: localhost:3000', 'Content-Type: application/json', `Content-Length: ${smuggled.length + 5}`, 'Transfer-Encoding: chunked')}0\r\n\r\n${smuggled}`,
    );
    return unless(said.startsWith('HTTP/1.1 400') && !said.includes('openapi'), said.slice(0, 100));
  }),
  attack('a request with two lengths is read as two', async (world) => {
    const said = await sendBytes(
      world.origins.usual,
      `${raw('POST /api/login HTTP/1.1', 'Host: localhost:3000', 'Content-Length: 2', 'Content-Length: 40')}{}`,
    );
    return unless(said.startsWith('HTTP/1.1 400'), said.slice(0, 100));
  }),
  attack('a header is folded over two lines', async (world) => {
    const said = await sendBytes(
      world.origins.usual,
      raw(
        'GET /api/profile HTTP/1.1',
        'Host: localhost:3000',
        'Access-Token: Bearer',
        ' secret',
        'Connection: close',
      ),
    );
    return unless(said.startsWith('HTTP/1.1 4'), said.slice(0, 100));
  }),
  attack('headers without end fill the memory', async (world) => {
    const lines = Array.from({ length: 3000 }, (_, nth) => `X-${nth}: ${'a'.repeat(20)}`);
    const said = await sendBytes(
      world.origins.usual,
      raw('GET /api/health HTTP/1.1', 'Host: localhost:3000', ...lines),
    );
    return unless(said.startsWith('HTTP/1.1 4'), said.slice(0, 100));
  }),
  attack('a failure tells how the server is made', async (world) => {
    const answers = await Promise.all([
      world.ask({
        method: 'POST',
        path: '/api/login',
        body: '{"a":',
        headers: { 'content-type': 'application/json' },
      }),
      world.ask({ path: '/api/account-activate/1/%ff' }),
      world.ask({ path: "/api/educator/students?_sort=');--", headers: await world.as('educator') }),
    ]);
    return unless(
      !answers.some(({ text }) => /stack|node_modules|select |syntax|\.ts:|fastify/i.test(text)),
      'it does',
    );
  }),
];

export const REQUESTS: readonly Attack[] = [...forged, ...more];
