import { createHash } from 'node:crypto';
import { hashToken, randomToken } from '#platform/server/crypto.ts';
import { educatorStudents } from '#product/rosters/contract.ts';
import { buildTile } from '#testing/api/class-tiles.ts';
import { STUDENT_SITE } from '#testing/api/kindred.ts';
import { PASSWORD } from '#testing/api/people.ts';
import { type Attack, attack, firstOf, mustWork, refused, unless } from './attack.ts';
import type { Answer, Sent } from './http.ts';
import type { World } from './world.ts';

export const profile = (headers: Record<string, string>): Sent => ({ path: '/api/profile', headers });

const bare = (headers: Record<string, string>): string =>
  headers['access-token']?.slice('Bearer '.length) ?? '';

/** Other ways to show a good token, which browsers of other sites could be made to use, or logs would keep. */
const SHOWN: readonly [name: string, sent: (token: string) => Sent][] = [
  ['in a cookie', (token) => profile({ cookie: `access-token=${token}; token=${token}; session=${token}` })],
  ['in Authorization', (token) => profile({ authorization: `Bearer ${token}` })],
  ['in the address', (token) => ({ path: `/api/profile?access_token=${token}` })],
  [
    'in the address, as the header is called',
    (token) => ({ path: `/api/profile?access-token=Bearer%20${token}` }),
  ],
  ['without its scheme', (token) => profile({ 'access-token': token })],
  ['after another', (token) => profile({ 'access-token': `Bearer ${randomToken()}, Bearer ${token}` })],
  ['with a letter more', (token) => profile({ 'access-token': `Bearer ${token}A` })],
  ['with a letter less', (token) => profile({ 'access-token': `Bearer ${token.slice(0, -1)}` })],
  ['in other case', (token) => profile({ 'access-token': `Bearer ${token.toLowerCase()}` })],
  [
    'as its hash, as a thief of the database has it',
    (token) => profile({ 'access-token': `Bearer ${hashToken(token).toString('base64url')}` }),
  ],
  [
    'as a hash in digits',
    (token) => profile({ 'access-token': `Bearer ${createHash('sha256').update(token).digest('hex')}` }),
  ],
];

const shown = SHOWN.map(([name, sent]) =>
  attack(`a session is opened by its token ${name}`, async (world) => {
    const { headers } = await world.newcomer();
    mustWork(await world.ask(profile(headers)));
    return refused(await world.ask(sent(bare(headers))), 401, 422);
  }),
);

/** What ends a session; each is done to somebody who is signed in. */
const ENDED: readonly [
  name: string,
  end: (world: World, who: { id: number; headers: Record<string, string> }) => Promise<unknown>,
][] = [
  ['signing out', (world, { headers }) => world.ask({ method: 'DELETE', path: '/api/logout', headers })],
  ['half an hour without activity', async (world) => world.later(1801)],
  [
    'being deactivated',
    ({ db }, { id }) =>
      db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', id).execute(),
  ],
  [
    'a changed password',
    async (world, { id }) => {
      const headers = await world.tokenOf(id);
      const new_password = 'violet-tractor-9';
      const body = { current_password: PASSWORD, new_password, new_password_confirmation: new_password };
      return world.ask({ method: 'PATCH', path: '/api/change-password', headers, body });
    },
  ],
  [
    'the owner who ends all others',
    async (world, { id }) =>
      world.ask({ method: 'DELETE', path: '/api/sessions', headers: await world.tokenOf(id) }),
  ],
];

const ended = ENDED.map(([name, end]) =>
  attack(`a token still works after ${name}`, async (world) => {
    const who = await world.newcomer();
    mustWork(await world.ask(profile(who.headers)));
    await end(world, who);
    return refused(await world.ask(profile(who.headers)), 401);
  }),
);

async function outlives(world: World, seconds: number): Promise<Answer> {
  const { headers } = await world.newcomer();
  for (let gone = 0; gone < seconds; gone += 1200) {
    world.later(Math.min(1200, seconds - gone));
    await world.ask({ path: '/api/handshake', headers });
  }
  return world.ask(profile(headers));
}

const more = [
  attack('a sign-in takes over the token that was there before it', async (world) => {
    const { id, username } = await world.newcomer();
    const planted = (await world.newcomer()).headers;
    const answer = await world.ask({
      method: 'POST',
      path: '/api/login',
      headers: planted,
      body: { username, password: PASSWORD },
    });
    mustWork(answer);
    const stays = await world.ask(profile(planted));
    return firstOf([
      unless(answer.json().access_token !== bare(planted), 'the planted token is the new one'),
      unless(
        stays.status === 401 || stays.json().data.id !== id,
        'the planted token stands for who signed in',
      ),
    ]);
  }),
  attack('a session lasts longer than twelve hours', async (world) =>
    refused(await outlives(world, 12 * 3600 + 60), 401),
  ),
  attack("a child's session outlives a new password", async (world) => {
    const { id } = await world.newStudent();
    const headers = {
      host: STUDENT_SITE,
      'access-token': `Bearer ${await world.kindred.tokenFor({ studentId: id })}`,
    };
    mustWork(await world.ask(profile(headers)));
    await world.kindred.call(
      educatorStudents.newPasswords,
      { ids: [id] },
      { token: await world.kindred.tokenFor({ accountId: world.teacher.id }) },
    );
    return refused(await world.ask(profile(headers)), 401);
  }),
  attack("a child's session outlives being archived", async (world) => {
    const { id } = await world.newStudent();
    const headers = { 'access-token': `Bearer ${await world.kindred.tokenFor({ studentId: id })}` };
    mustWork(await world.ask(profile(headers)));
    await world.db.updateTable('students').set({ archived_at: new Date() }).where('id', '=', id).execute();
    return refused(await world.ask(profile(headers)), 401);
  }),
  attack('a session by tile outlives the device that was closed', async (world) => {
    const teacher = await world.newcomer();
    const tile = await buildTile(world.kindred, { owner_id: teacher.id, school_id: world.school.id });
    const opened = await world.ask({
      method: 'POST',
      path: '/api/class-device/login',
      headers: tile.headers,
      body: tile.input,
    });
    mustWork(opened);
    const headers = { host: STUDENT_SITE, 'access-token': `Bearer ${opened.json().access_token}` };
    mustWork(await world.ask({ path: '/api/handshake-lite', headers }));
    const devices = await world.db
      .selectFrom('class_devices')
      .select('id')
      .where('account_id', '=', teacher.id)
      .execute();
    await world.ask({
      method: 'POST',
      path: '/api/educator/class-devices/close',
      headers: teacher.headers,
      body: { ids: devices.map(({ id }) => id) },
    });
    return refused(await world.ask({ path: '/api/handshake-lite', headers }), 401);
  }),
  attack('a stream of news is opened with a token that ended', async (world) => {
    const { headers } = await world.newcomer();
    await world.ask({ method: 'DELETE', path: '/api/logout', headers });
    return refused(
      await world.ask({ path: '/api/live', headers: { ...headers, accept: 'text/event-stream' } }),
      401,
    );
  }),
  attack('what reaches further is done an hour after the password', async (world) => {
    const { headers } = await world.newcomer();
    world.later(1500);
    const answer = await world.ask({
      method: 'POST',
      path: '/api/educator/students/login-information',
      headers,
      body: { ids: [1] },
    });
    return firstOf([refused(answer, 403), unless(answer.text.includes('step-up-required'), answer.text)]);
  }),
  attack('the proof of one session is good for another', async (world) => {
    const { id, headers } = await world.newcomer();
    world.later(900);
    const other = await world.tokenOf(id);
    await world.db.updateTable('sessions').set({ proved_at: null }).where('account_id', '=', id).execute();
    mustWork(
      await world.ask({ method: 'POST', path: '/api/step-up', headers, body: { password: PASSWORD } }),
    );
    const reading = (own: Record<string, string>): Sent => ({
      method: 'POST',
      path: '/api/educator/students/login-information',
      headers: own,
      body: { ids: [424242] },
    });
    const proved = await world.ask(reading(headers));
    return firstOf([
      unless(proved.status === 404, proved.text),
      refused(await world.ask(reading(other)), 403),
    ]);
  }),
  attack('a secret that staff carry to the student site opens it twice', async (world) => {
    const student = await world.newStudent();
    const started = await world.ask({
      method: 'POST',
      path: '/api/uber/acting-as',
      headers: await world.as('uber'),
      body: { user_id: student.id, reason: 'helping' },
    });
    mustWork(started);
    const code = started.json().data.student_url.split('#acting=')[1];
    const take = (): Promise<Answer> =>
      world.ask({
        method: 'POST',
        path: '/api/acting-as/handover',
        headers: { host: STUDENT_SITE },
        body: { code },
      });
    mustWork(await take());
    return refused(await take());
  }),
];

export const SESSIONS: readonly Attack[] = [...shown, ...ended, ...more];
