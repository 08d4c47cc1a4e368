import { expect, test } from 'vitest';
import { POSITION_HEADER, SEEN_HEADER } from '#platform/contract/replica.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { openReplica, type Replica } from '#platform/server/database/replica.ts';
import { openSession } from '#product/accounts/server/session/sessions.ts';
import { anotherApp } from '#testing/api/another-app.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount } from '#testing/api/people.ts';

const kindred = await testKindred();
const staff = await buildAccount(kindred.db, { scope: 'uber' });
const token = await openSession(kindred.db, { accountId: staff.id }, kindred.now());

/** Says where it was asked to read, and what a reader had seen. */
function watched(copy: Replica['for']) {
  const seen: (string | null)[] = [];
  const replica: Replica = {
    for: (position) => {
      seen.push(position);
      return copy(position);
    },
    position: async () => '00000000000000AA',
    close: async () => undefined,
  };
  const { server } = anotherApp(kindred, { replica });
  const call = (method: 'GET' | 'POST', url: string, more: { payload?: object; seen?: string } = {}) =>
    server.inject({
      method,
      url: `/api${url}`,
      headers: { 'access-token': `Bearer ${token}`, ...(more.seen ? { [SEEN_HEADER]: more.seen } : {}) },
      ...(more.payload ? { payload: more.payload } : {}),
    });
  return { seen, call };
}

test('who changes something is told how far a copy has to be, and says so where they read', async () => {
  const { seen, call } = watched(() => null);
  const made = await call('POST', '/uber/districts', { payload: { name: 'Harbor', state: 'NC' } });
  expect([made.statusCode, made.headers[POSITION_HEADER.toLowerCase()]]).toEqual([200, '00000000000000AA']);
  const list = await call('GET', '/uber/districts', { seen: '00000000000000AA' });
  expect(list.json().data).toHaveLength(1);
  expect(list.headers[POSITION_HEADER.toLowerCase()]).toBeUndefined();
  await call('GET', '/uber/districts', { seen: "0' or 1=1" });
  expect(seen).toEqual(['00000000000000AA', null]);
});

test('what breaks off at a copy is begun once more where it is written', async () => {
  const gone = openDatabase({ host: '127.0.0.1', port: 1, database: 'none', user: 'nobody' });
  const { seen, call } = watched(() => gone.db);
  const list = await call('GET', '/uber/districts');
  expect([list.statusCode, list.json().total]).toEqual([200, 1]);
  const file = await call('GET', '/uber/districts?_download=1');
  expect([file.statusCode, file.body.trim().split('\n')]).toEqual([
    200,
    [expect.any(String), expect.stringContaining('Harbor')],
  ]);
  expect(seen).toHaveLength(2);
  await gone.close();
});

test('a database that is no copy, or is not there, is not read', async () => {
  const promoted = openReplica(kindred.db, kindred.database.connection);
  const away = openReplica(kindred.db, { host: '127.0.0.1', port: 1, database: 'none', user: 'nobody' });
  expect(await promoted.position()).toMatch(/^[0-9A-F]{16}$/);
  expect([promoted.for(null), away.for(null)]).toEqual([null, null]);
  await Promise.all([promoted.close(), away.close()]);
});
