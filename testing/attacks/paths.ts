import { type Attack, attack, firstOf, unless } from './attack.ts';
import { type Sent } from './http.ts';

/** Ways out of a folder, and to what is no page. */
const PATHS = [
  '/../../etc/passwd',
  '/assets/../../../package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/....//....//package.json',
  '/assets/%252e%252e/%252e%252e/package.json',
  '/assets/..;/..;/package.json',
  '/assets/%00/../../package.json',
  '/assets//etc/passwd',
  '/.git/config',
  '/.env',
  '/.data/app.key',
  '/package.json',
  '/.vite/manifest.json',
  '/api/..%2f..%2fetc%2fpasswd',
  '/api/lessons/..%2f..%2f..%2fpackage.json',
  '/api/guides/..%2f..%2fREADME.md',
  '/api/student/play/..%2f..%2fpackage',
] as const;

const paths = PATHS.map((path) =>
  attack(`a file of the server is read by ${path}`, async (world) => {
    const headers = await world.as('educator');
    const answer = await world.ask({ path, headers }, 'paged');
    const isFile = /root:x:|"private": true|"type": "module"|repositoryformatversion|"isEntry"/.test(
      answer.text,
    );
    return firstOf([
      unless(answer.status < 500, `answered ${answer.status}`),
      unless(!isFile, answer.text.slice(0, 80)),
    ]);
  }),
);

const signOut: Sent = { method: 'POST', path: '/api/logout', body: {} };

/** A call under another name than its own. */
const METHODS: readonly [name: string, sent: Sent][] = [
  ['a DELETE by X-HTTP-Method-Override', { ...signOut, headers: { 'x-http-method-override': 'DELETE' } }],
  ['a DELETE by X-HTTP-Method', { ...signOut, headers: { 'x-http-method': 'DELETE' } }],
  ['a DELETE by X-Method-Override', { ...signOut, headers: { 'x-method-override': 'DELETE' } }],
  ['a DELETE by _method in the address', { ...signOut, path: '/api/logout?_method=DELETE' }],
  ['a DELETE by _method in the body', { ...signOut, body: { _method: 'DELETE' } }],
  [
    'a PATCH by GET',
    { path: '/api/profile?first_name=M&last_name=N', headers: { 'x-http-method-override': 'PATCH' } },
  ],
  [
    'a GET by POST',
    {
      method: 'POST',
      path: '/api/educator/students/select-all',
      body: {},
      headers: { 'x-http-method-override': 'GET' },
    },
  ],
];

const methods = METHODS.map(([name, sent]) =>
  attack(`${name} is carried out`, async (world) => {
    const { headers, id, first_name } = await world.newcomer();
    await world.ask({ ...sent, headers: { ...headers, ...sent.headers } });
    const still = await world.ask({ path: '/api/profile', headers });
    const row = await world.db
      .selectFrom('accounts')
      .select('first_name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return firstOf([
      unless(still.status === 200, 'the session ended'),
      unless(row.first_name === first_name, `the name is ${row.first_name}`),
    ]);
  }),
);

export const PATHS_AND_METHODS: readonly Attack[] = [...paths, ...methods];
