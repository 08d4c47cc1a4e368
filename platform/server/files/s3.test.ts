import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { testStore } from '#testing/server/files.ts';
import { addressOf, s3Store } from './s3.ts';
import { authorization, sha256, stampOf } from './sign.ts';
import { FileGone, StoreAway } from './store.ts';

const { store, settings, objects, slowDown } = await testStore({ pageSize: 2 });
const quick = { pauses: [1, 1], patience: 300 };

test('a file goes there and comes back, is listed by pages, and is gone once it is removed', async () => {
  const content = randomBytes(700_000);
  const names = ['otters/1', 'otters/2', 'otters/3', 'otters/4', 'otters/5'];
  for (const name of names) await store.put(name, content);
  await store.put('beavers/1', Buffer.from('dam'));
  expect((await store.get('otters/3', content.length)).equals(content)).toBe(true);
  const pages: { name: string; at: Date }[][] = [];
  for await (const page of store.list('otters/')) pages.push(page);
  expect(pages.map((page) => page.map(({ name }) => name))).toEqual([
    ['otters/1', 'otters/2'],
    ['otters/3', 'otters/4'],
    ['otters/5'],
  ]);
  expect(pages[0]?.[0]?.at.getTime()).toBeGreaterThan(Date.now() - 60_000);
  await store.remove('otters/3');
  await store.remove('otters/3');
  await expect(store.get('otters/3', 1)).rejects.toThrow(FileGone);
});

test.each([
  [{ endpoint: 'https://s3.example.org', pathStyle: false }, 'https://kindred-files.s3.example.org/wrens/1'],
  [
    { endpoint: 'https://s3.example.org:9000', pathStyle: true },
    'https://s3.example.org:9000/kindred-files/wrens/1',
  ],
])('the bucket stands before the host, or in the path: %j', (style, address) => {
  expect(addressOf({ ...settings, ...style }, 'wrens/1').href).toBe(address);
});

test('a busy store is asked again, twice', async () => {
  slowDown(2);
  await store.put('finches/1', Buffer.from('seed'));
  slowDown(3);
  await expect(store.put('finches/2', Buffer.from('seed'))).rejects.toThrow(
    'the store of files answers 503 SlowDown',
  );
  slowDown(0);
  expect(objects.has('finches/1') && !objects.has('finches/2')).toBe(true);
});

test.each([
  [{ secret: 'another' }, 'SignatureDoesNotMatch'],
  [{ keyId: 'AKIANOBODY' }, 'InvalidAccessKeyId'],
  [{ region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
])('who asks with %j is told why not, and not by our secrets', async (other, code) => {
  const refused = s3Store({ ...settings, ...other }, quick).put('larks/1', Buffer.from('song'));
  await expect(refused).rejects.toThrow(new StoreAway(`the store of files answers 403 ${code}`));
  expect(objects.has('larks/1')).toBe(false);
});

test('a bucket that is not there, a clock that is wrong, a store that is not there', async () => {
  const lost = s3Store({ ...settings, bucket: 'nowhere' }, quick).get('larks/1', 1);
  await expect(lost).rejects.toThrow(new StoreAway('the store of files answers 404 NoSuchBucket'));
  const clock = () => new Date(Date.now() - 20 * 60_000);
  const late = s3Store(settings, { ...quick, clock }).get('larks/1', 1);
  await expect(late).rejects.toThrow('403 RequestTimeTooSkewed');
  const away = s3Store({ ...settings, endpoint: 'http://127.0.0.1:9' }, quick).get('larks/1', 1);
  await expect(away).rejects.toThrow(StoreAway);
});

/** What the stand-in has to refuse, or the tests above would prove nothing. */
async function asked(change: (headers: Record<string, string>) => void, body = 'song'): Promise<string> {
  const url = new URL(`${settings.endpoint}/${settings.bucket}/larks/2`);
  const now = new Date();
  const bodyHash = sha256('song');
  const headers: Record<string, string> = { 'x-amz-content-sha256': bodyHash, 'x-amz-date': stampOf(now) };
  const signed = authorization({ method: 'PUT', url, headers, bodyHash, keys: settings, now });
  const sent = { ...headers, authorization: signed };
  change(sent);
  const reply = await fetch(url, { method: 'PUT', headers: sent, body });
  return `${reply.status} ${/<Code>(\w+)/.exec(await reply.text())?.[1] ?? ''}`.trim();
}

test('the stand-in lets in what is signed as it should be, and nothing else', async () => {
  expect(await asked(() => undefined)).toBe('200');
  expect(await asked(() => undefined, 'another song')).toBe('400 XAmzContentSHA256Mismatch');
  const told = (headers: Record<string, string>) => {
    headers['x-amz-content-sha256'] = sha256('another song');
  };
  expect(await asked(told, 'another song')).toBe('403 SignatureDoesNotMatch');
  const forged = createHmac('sha256', 'guess').update('guess').digest('hex');
  const guess = (headers: Record<string, string>) => {
    headers['authorization'] = String(headers['authorization']).replace(/[0-9a-f]{64}$/, forged);
  };
  expect(await asked(guess)).toBe('403 SignatureDoesNotMatch');
  const fewer = (headers: Record<string, string>) => {
    headers['authorization'] = String(headers['authorization']).replace('host;', '');
  };
  expect(await asked(fewer)).toBe('403 AccessDenied');
  expect(await asked((headers) => delete headers['authorization'])).toBe('403 AccessDenied');
});
