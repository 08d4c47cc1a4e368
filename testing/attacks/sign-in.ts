import { randomToken } from '#platform/server/crypto.ts';
import { buildTile } from '#testing/api/class-tiles.ts';
import { STUDENT_SITE } from '#testing/api/kindred.ts';
import { PASSWORD, STUDENT_PASSWORD } from '#testing/api/people.ts';
import { type Attack, attack, firstOf, mustWork, refused, unless } from './attack.ts';
import { login, oneAfterTheOther, unheld } from './guessing.ts';
import type { Answer, Sent } from './http.ts';
import type { World } from './world.ts';

/** Shapes of a password that are no password, and shapes of a name that are somebody else's. */
const ODD: readonly [name: string, input: (username: string) => object][] = [
  ['an empty password', (username) => ({ username, password: '' })],
  ['a blank password', (username) => ({ username, password: ' ' })],
  ['no password', (username) => ({ username })],
  ['null as the password', (username) => ({ username, password: null })],
  ['true as the password', (username) => ({ username, password: true })],
  ['a list as the password', (username) => ({ username, password: [PASSWORD] })],
  ['a query of another database as the password', (username) => ({ username, password: { $ne: null } })],
  ['the password and a NUL', (username) => ({ username, password: `${PASSWORD}\u0000` })],
  ['the password and something after it', (username) => ({ username, password: `${PASSWORD} or more` })],
  ['the password in capitals', (username) => ({ username, password: PASSWORD.toUpperCase() })],
  ['SQL as the password', (username) => ({ username, password: "' or '1'='1" })],
  ['SQL as the name', () => ({ username: "' or 1=1 --", password: PASSWORD })],
  ['a pattern as the name', () => ({ username: '%@school.test', password: PASSWORD })],
  ['a list of names', (username) => ({ username: [username, 'a@b.test'], password: PASSWORD })],
  [
    'a Cyrillic letter in the name',
    (username) => ({ username: username.replace('o', '\u043e'), password: PASSWORD }),
  ],
  [
    'full-width letters in the name',
    (username) => ({ username: username.replace('p', '\uff50'), password: PASSWORD }),
  ],
  [
    'a zero-width blank in the name',
    (username) => ({ username: username.replace('@', '\u200b@'), password: PASSWORD }),
  ],
  ['a password of a megabyte', (username) => ({ username, password: 'x'.repeat(1_000_000) })],
];

const odd = ODD.map(([name, input]) =>
  attack(`${name} opens an account`, async (world) => {
    const { username } = await world.newcomer();
    const answer = await world.ask({ method: 'POST', path: '/api/login', body: input(username) });
    mustWork(await world.ask(login(username, PASSWORD)));
    return refused(answer);
  }),
);

/** In turn, so that what else the machine does meets both; how long a middle one of each took. */
async function medianTimes(world: World, one: () => Sent, other: () => Sent): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let nth = 0; nth < 11; nth += 1) {
    for (const [at, sent] of [one, other].entries()) {
      await world.db.deleteFrom('throttles').execute();
      const began = performance.now();
      await world.ask(sent(), 'strict');
      times[at]?.push(performance.now() - began);
    }
  }
  const middle = (all: readonly number[]): number => all.toSorted((left, right) => left - right)[5] ?? 0;
  return [middle(times[0]), middle(times[1])];
}

const more = [
  attack('the time of a failed sign-in tells who has an account, under strict messages', async (world) => {
    const { username } = await world.newcomer();
    const [known, unknown] = await medianTimes(
      world,
      () => login(username, randomToken()),
      () => login(`x-${username}`, randomToken()),
    );
    return unless(
      unknown > known / 2,
      `${unknown.toFixed(1)} ms of nobody, ${known.toFixed(1)} ms of somebody`,
    );
  }),
  attack('one password is tried at every account of a school', async (world) => {
    const password = randomToken();
    const guess = (nth: number): Sent =>
      login(`teacher-${nth}@school.test`, password, { 'user-agent': `b ${nth}` });
    return unheld(await oneAfterTheOther(world, 26, guess), 20);
  }),
  attack('the right password opens while an account is held up', async (world) => {
    const { username } = await world.newcomer();
    await oneAfterTheOther(world, 6, (nth) => login(username, `guess ${nth}`));
    return refused(await world.ask(login(username, PASSWORD)), 429);
  }),
  attack("a child's password opens the dashboard", async (world) => {
    const { username } = await world.newStudent();
    mustWork(await world.ask(login(username, STUDENT_PASSWORD, { host: STUDENT_SITE })));
    return refused(await world.ask(login(username, STUDENT_PASSWORD)));
  }),
  attack("an adult's password opens the student site", async (world) => {
    const { username } = await world.newcomer();
    return refused(await world.ask(login(username, PASSWORD, { host: STUDENT_SITE })));
  }),
  attack('a sign-in is made by a link', async (world) => {
    const { username } = await world.newcomer();
    const query = new URLSearchParams({ username, password: PASSWORD }).toString();
    const answers = [
      await world.ask({ path: `/api/login?${query}` }),
      await world.ask({ method: 'POST', path: `/api/login?${query}`, body: {} }),
    ];
    return firstOf(answers.map((answer) => refused(answer)));
  }),
  attack('a deactivated account is opened with its password', async (world) => {
    const { username } = await world.newcomer({ status: 'deactivated' });
    return refused(await world.ask(login(username, PASSWORD)));
  }),
  attack('an account without a password is opened with none', async (world) => {
    const { username } = await world.newcomer({ password_hash: null });
    return refused(await world.ask(login(username, '')));
  }),
  attack('an archived child comes in with the own password', async (world) => {
    const { username } = await world.newStudent({ archived_at: new Date() });
    return refused(await world.ask(login(username, STUDENT_PASSWORD, { host: STUDENT_SITE })));
  }),
  attack('a class code opens where its teacher has not turned it on', async (world) => {
    const { username } = await world.newStudent();
    return refused(await world.ask(login(username, 'class-code', { host: STUDENT_SITE })));
  }),
  attack("a teacher's class code opens a child of another teacher", async (world) => {
    const [one, other] = [
      await world.newcomer({ class_code_sealed: world.sealed('blue-whale') }),
      await world.newcomer(),
    ];
    const mine = await world.newStudent({ owner_id: one.id });
    const theirs = await world.newStudent({ owner_id: other.id });
    mustWork(await world.ask(login(mine.username, 'blue-whale', { host: STUDENT_SITE })));
    return refused(await world.ask(login(theirs.username, 'blue-whale', { host: STUDENT_SITE })));
  }),
  attack('badges are guessed without end', async (world) => {
    const badge = (): Sent => ({
      method: 'POST',
      path: '/api/badge-login',
      headers: { host: STUDENT_SITE },
      body: { code: randomToken(18) },
    });
    await oneAfterTheOther(world, 2, badge);
    await world.db.updateTable('throttles').set({ failures: 400 }).execute();
    await world.ask(badge());
    return refused(await world.ask(badge()), 429);
  }),
  attack('a badge opens the dashboard', async (world) =>
    refused(await world.ask({ method: 'POST', path: '/api/badge-login', body: { code: randomToken(18) } })),
  ),
  attack('wrong pictures are pressed until a tile opens', async (world) => {
    const tile = await buildTile(world.kindred, {
      owner_id: (await world.newcomer()).id,
      school_id: world.school.id,
    });
    const press = (pictures: string[]): Promise<Answer> =>
      world.ask({
        method: 'POST',
        path: '/api/class-device/login',
        headers: tile.headers,
        body: { ...tile.input, pictures },
      });
    for (let nth = 0; nth < 6; nth += 1) await press(['tree', 'fish', 'bell']);
    return refused(await press(['fish', 'tree', 'bell']));
  }),
  attack('a tile opens on a device that nobody opened for the class', async (world) => {
    const tile = await buildTile(world.kindred, {
      owner_id: (await world.newcomer()).id,
      school_id: world.school.id,
    });
    const headers = { host: STUDENT_SITE, cookie: `class-device=${randomToken()}` };
    return refused(
      await world.ask({ method: 'POST', path: '/api/class-device/login', headers, body: tile.input }),
    );
  }),
  attack('the tiles of a class are read without its device', async (world) => {
    const answer = await world.ask({ path: '/api/class-device', headers: { host: STUDENT_SITE } });
    return unless(!/first_name|"name"|tiles":\[\{/.test(answer.text), answer.text);
  }),
  attack("a family's code is guessed without end", async (world) => {
    const guess = (nth: number): Sent => ({
      method: 'POST',
      path: '/api/family-code',
      body: {
        code: `ABCD-EFGH-${String(nth).padStart(4, 'J')}`,
        first_name: 'A',
        last_name: 'B',
        email: `family-${nth}@home.test`,
        agreed: true,
        language: 'en',
      },
    });
    const answers = await oneAfterTheOther(world, 60, guess);
    return firstOf([
      unless(!answers.some(({ status }) => status < 300), 'a guess was taken'),
      unless(
        answers.some(({ status }) => status === 429),
        'nobody was told to wait',
      ),
    ]);
  }),
];

export const SIGN_IN: readonly Attack[] = [...odd, ...more];
