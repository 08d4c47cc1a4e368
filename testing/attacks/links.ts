import { createLink } from '#product/accounts/server/session/links.ts';
import { linkFor } from '#testing/api/links.ts';
import { buildAccount, PASSWORD } from '#testing/api/people.ts';
import { type Attack, attack, firstOf, mustWork, refused, unless } from './attack.ts';
import type { Sent } from './http.ts';
import type { World } from './world.ts';

const NEW = 'violet-tractor-9';

type Link = { id: string | number; code: string };

type Kind = Parameters<typeof createLink>[1]['kind'];

const linkOf = ({ db, kindred }: World, accountId: number, kind: Kind = 'password-reset'): Promise<Link> =>
  createLink(db, { kind, accountId, now: kindred.now() });

const using = (link: Link, password = NEW): Sent => ({
  method: 'PATCH',
  path: '/api/set-new-password',
  body: { ...link, new_password: password, new_password_confirmation: password },
});

export const other = (code: string): string => `${code.startsWith('A') ? 'B' : 'A'}${code.slice(1)}`;

/** Links for a new password that are not the one that was mailed, or not any more. */
const WRONG: readonly [name: string, make: (world: World, accountId: number) => Promise<Link>][] = [
  [
    'with a letter changed',
    async (world, id) => linkOf(world, id).then((link) => ({ ...link, code: other(link.code) })),
  ],
  [
    'with a letter left out',
    async (world, id) => linkOf(world, id).then((link) => ({ ...link, code: link.code.slice(1) })),
  ],
  [
    'in capitals',
    async (world, id) => linkOf(world, id).then((link) => ({ ...link, code: link.code.toUpperCase() })),
  ],
  [
    'with a blank as its code',
    async (world, id) => linkOf(world, id).then((link) => ({ ...link, code: ' ' })),
  ],
  [
    'with a pattern as its code',
    async (world, id) => linkOf(world, id).then((link) => ({ ...link, code: '%'.repeat(32) })),
  ],
  [
    'with SQL as its code',
    async (world, id) => linkOf(world, id).then((link) => ({ ...link, code: "' or '1'='1" })),
  ],
  [
    'of somebody else with the own code',
    async (world, id) => ({
      ...(await linkOf(world, id)),
      code: (await linkOf(world, (await buildAccount(world.db)).id)).code,
    }),
  ],
  ['that activates accounts', async (world, id) => linkOf(world, id, 'activation')],
  [
    'of two days ago',
    async (world, id) => {
      const link = await linkOf(world, id);
      world.later(48 * 3600);
      return link;
    },
  ],
  [
    'that was used',
    async (world, id) => {
      const link = await linkOf(world, id);
      mustWork(await world.ask(using(link, 'orange-tractor-7')));
      return link;
    },
  ],
];

const wrong = WRONG.map(([name, make]) =>
  attack(`a link ${name} sets a new password`, async (world) => {
    const { id } = await world.newcomer();
    const link = await make(world, id);
    const before = await world.db
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirst();
    const answer = await world.ask(using(link));
    const after = await world.db
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirst();
    return firstOf([
      refused(answer),
      unless(before?.password_hash === after?.password_hash, 'the password is another'),
    ]);
  }),
);

/** Headers by which a server could be talked into mailing a link to another site. */
const POISON: readonly Record<string, string>[] = [
  { host: 'evil.example' },
  { host: 'localhost:3000@evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-host': 'evil.example' },
  { forwarded: 'host=evil.example' },
  { 'x-original-url': 'http://evil.example/', 'x-rewrite-url': 'http://evil.example/' },
  { origin: 'http://evil.example', referer: 'http://evil.example/' },
];

const poison = POISON.map((headers) =>
  attack(`a letter leads to another site by ${JSON.stringify(headers)}`, async (world) => {
    const { username } = await world.newcomer();
    await world.ask(
      { method: 'POST', path: '/api/reset-my-password', headers, body: { username } },
      'proxied',
    );
    const letters = (await world.kindred.letters()).filter(({ recipient }) => recipient === username);
    return unless(!JSON.stringify(letters).includes('evil.example'), 'the letter names evil.example');
  }),
);

const more = [
  attack('one link for a new password is used twenty times at once', async (world) => {
    const { id } = await world.newcomer();
    const link = await linkOf(world, id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => world.ask(using(link, `violet-tractor-${nth}`))),
    );
    const won = answers.filter(({ status }) => status < 300).length;
    return unless(won === 1, `${won} of 20 were taken`);
  }),
  attack('a link for a new password works after the password was changed otherwise', async (world) => {
    const { id, headers } = await world.newcomer();
    const link = await linkOf(world, id);
    mustWork(
      await world.ask({
        method: 'PATCH',
        path: '/api/change-password',
        headers,
        body: { current_password: PASSWORD, new_password: NEW, new_password_confirmation: NEW },
      }),
    );
    return refused(await world.ask(using(link, 'orange-tractor-7')));
  }),
  attack('a stranger who asks for a new password is told the link', async (world) => {
    const { username } = await world.newcomer();
    const answer = await world.ask({ method: 'POST', path: '/api/reset-my-password', body: { username } });
    mustWork(answer);
    const { code } = await linkFor(world.kindred, username);
    return unless(
      !`${answer.text}${JSON.stringify(answer.headers)}`.includes(code),
      'the answer holds the code',
    );
  }),
  attack('a mail scanner that opens a link uses it up', async (world) => {
    const { id } = await world.newcomer();
    const link = await linkOf(world, id);
    for (const method of ['GET', 'HEAD', 'GET'])
      await world.ask({ method, path: `/api/set-new-password/${link.id}/${link.code}` });
    return unless((await world.ask(using(link))).status < 300, 'the link was used up');
  }),
  attack('one letter of unsubscribing unsubscribes somebody else', async (world) => {
    const [one, two] = [await world.newcomer(), await world.newcomer()];
    const before = await world.rows();
    const answer = await world.ask({
      method: 'POST',
      path: `/api/unsubscribe/${two.id}/${'a'.repeat(43)}`,
      body: {},
    });
    const after = await world.rows();
    return unless(
      answer.status >= 400 || JSON.stringify(before) === JSON.stringify(after),
      `${one.id} did it`,
    );
  }),
  attack('somebody is mailed a hundred links for a new password', async (world) => {
    const { username } = await world.newcomer();
    for (let nth = 0; nth < 100; nth += 1) {
      await world.ask({
        method: 'POST',
        path: '/api/reset-my-password',
        headers: { 'user-agent': `b ${nth}` },
        body: { username },
      });
    }
    const count = (await world.kindred.letters()).filter(({ recipient }) => recipient === username).length;
    return unless(count <= 20, `${count} letters`);
  }),
  attack("a new address takes somebody else's account over", async (world) => {
    const [victim, thief] = [await world.newcomer(), await world.newcomer()];
    const wanted = victim.username.toUpperCase();
    const answer = await world.ask({
      method: 'POST',
      path: '/api/change-username',
      headers: thief.headers,
      body: { new_username: wanted, new_username_confirmation: wanted, current_password: PASSWORD },
    });
    const { username } = await world.db
      .selectFrom('accounts')
      .select('username')
      .where('id', '=', thief.id)
      .executeTakeFirstOrThrow();
    return firstOf([refused(answer), unless(username === thief.username, `the thief is now ${username}`)]);
  }),
];

export const LINKS: readonly Attack[] = [...wrong, ...poison, ...more];
