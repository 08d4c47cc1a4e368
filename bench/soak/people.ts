import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { DEMO_PASSWORD, DEMO_STUDENT } from '#database/seed/base/demo-accounts.ts';
import { login, logout } from '#product/accounts/sign-in-contract.ts';
import { educatorUploads as calls } from '#product/rosters/uploads/contract.ts';
import { listenLive } from '#testing/worker/listen-live.ts';
import { amount } from '../report.ts';
import { ask, call, type Site } from './site.ts';

const session = z.object({ access_token: z.string() });
const uploadState = z.object({
  data: z.object({ id: z.number(), status: z.string(), mapping: z.array(z.nullable(z.string())) }),
});

async function signIn(site: Site, username: string, more: { password?: string; host?: string } = {}) {
  const { password = DEMO_PASSWORD, host } = more;
  const who = host === undefined ? {} : { host };
  return z.parse(session, (await call(site, login, { username, password }, who)).json()).access_token;
}

/** Comes in, looks at what is listed, leaves. */
async function visit(site: Site, username: string, urls: readonly string[]): Promise<void> {
  const token = await signIn(site, username);
  for (const url of urls) await ask(site, 'GET', url, { token });
  await call(site, logout, {}, { token });
}

const LISTS = ['?_page=1', '?_page=1&name=ma', '?_page=2&_sort=-name'];
const files = (url: string) => ['csv', 'xlsx'].map((format) => `${url}?_download=1&_format=${format}`);

/** A roster that is uploaded, previewed and thrown away: the same students every time, the same few names. */
function roster(): Buffer {
  const lines = Array.from(
    { length: 500 },
    (_, at) => `Soak${at % 50},Student${at},${(at % 5) + 1},Soak ${at % 9}`,
  );
  return Buffer.from(`First Name,Last Name,Grade,Teacher\n${lines.join('\n')}\n`);
}

const LOOKS_AGAIN_AFTER = amount(250, 20);
const UPLOAD_MILLISECONDS = 50_000;

async function uploads(site: Site): Promise<void> {
  const token = await signIn(site, 'admin@kindred.test');
  const sent = await call(site, calls.create, { file_name: 'soak.csv' }, { token, file: roster() });
  const { id } = z.parse(uploadState, sent.json()).data;
  const state = async () =>
    z.parse(uploadState, (await call(site, calls.read, { id }, { token })).json()).data;
  const until = async (status: string) => {
    for (const end = performance.now() + UPLOAD_MILLISECONDS; performance.now() < end; ) {
      const now = await state();
      if (now.status === status) return now;
      await pause(LOOKS_AGAIN_AFTER);
    }
    throw new Error(`an upload did not become ${status}`);
  };
  const { mapping } = await until('mapping');
  await call(site, calls.map, { id, columns: mapping }, { token });
  await until('ready');
  await call(site, calls.cancel, { id }, { token });
  await call(site, logout, {}, { token });
}

const LISTENING_MILLISECONDS = amount(5000, 100);

async function listens(site: Site): Promise<void> {
  const token = await signIn(site, 'educator@kindred.test');
  const leaving = new AbortController();
  const { ended } = await listenLive(site.address, token, leaving.signal);
  await pause(LISTENING_MILLISECONDS);
  leaving.abort();
  await ended;
}

async function plays(site: Site): Promise<void> {
  const host = site.studentHost;
  const token = await signIn(site, DEMO_STUDENT.username, { password: DEMO_STUDENT.password, host });
  for (const url of ['/', '/api/student/play', '/api/preload']) await ask(site, 'GET', url, { token, host });
  await call(site, logout, {}, { token, host });
}

async function looksAround(site: Site): Promise<void> {
  for (const url of ['/', '/terms', '/privacy', '/api/docs', '/api/openapi.json'])
    await ask(site, 'GET', url);
  await ask(site, 'GET', '/nowhere', { status: 404 });
}

/** Who is there all the time, and what they do. */
export const PEOPLE: Record<string, (site: Site) => Promise<void>> = {
  teacher: (site) =>
    visit(site, 'educator@kindred.test', [
      '/api/handshake',
      ...LISTS.map((query) => `/api/educator/students${query}`),
      ...files('/api/educator/students'),
    ]),
  admin: (site) =>
    visit(site, 'district@kindred.test', [
      ...LISTS.map((query) => `/api/educator/students${query}`),
      '/api/educator/educators?_page=1',
      '/api/educator/activity?_page=1',
      '/api/educator/notifications',
    ]),
  staff: (site) =>
    visit(site, 'uber@kindred.test', [
      ...['students', 'educators', 'parents', 'schools', 'account-requests', 'activity'].map(
        (list) => `/api/uber/${list}?_page=1`,
      ),
      ...files('/api/uber/students'),
      ...files('/api/uber/educators'),
    ]),
  family: (site) => visit(site, 'parent@kindred.test', ['/api/profile', '/api/parent/notifications']),
  child: plays,
  secretary: uploads,
  listener: listens,
  passer: looksAround,
};
