import { randomToken } from '#platform/server/crypto.ts';
import { askStepUp } from '#product/accounts/factors-contract.ts';
import { codeAt, setUpApp } from '#testing/api/factors.ts';
import { PASSWORD } from '#testing/api/people.ts';
import { type Attack, attack, firstOf, mustWork, refused, unless } from './attack.ts';
import type { Answer, Sent } from './http.ts';
import { withPasskey } from './passkeys.ts';
import type { World } from './world.ts';

async function withApp(world: World) {
  const { headers, ...who } = await world.newcomer();
  const { secret, codes } = await setUpApp(world.kindred, headers['access-token']?.slice(7) ?? '');
  world.later(60);
  return { ...who, headers, secret, codes };
}

async function ticketOf(world: World, username: string): Promise<string> {
  const answer = await world.ask({
    method: 'POST',
    path: '/api/login',
    body: { username, password: PASSWORD },
  });
  return String(answer.json().values?.ticket);
}

const byCode = (ticket: string, code: unknown): Sent => ({
  method: 'POST',
  path: '/api/login/code',
  body: { ticket, code },
});

/** A code of somebody who has the password already, and no more. */
const CODES: readonly [
  name: string,
  code: (world: World, who: Awaited<ReturnType<typeof withApp>>) => Promise<unknown>,
][] = [
  [
    'that opened before',
    async (world, { username, secret }) => {
      const code = codeAt(secret, world.kindred.now());
      mustWork(await world.ask(byCode(await ticketOf(world, username), code)));
      return code;
    },
  ],
  [
    'of a minute ago',
    async (world, { secret }) => {
      world.later(120);
      return codeAt(secret, new Date(world.kindred.now().getTime() - 61_000));
    },
  ],
  [
    'of the next minute',
    async (world, { secret }) => codeAt(secret, new Date(world.kindred.now().getTime() + 61_000)),
  ],
  ["of somebody else's app", async (world) => codeAt((await withApp(world)).secret, world.kindred.now())],
  ['of nobody', async () => '000000'],
  ['that is empty', async () => ''],
  ['that is null', async () => null],
  [
    'that is a list of all',
    async () => Array.from({ length: 1000 }, (_, nth) => String(nth).padStart(6, '0')),
  ],
  [
    'for a day without the app that was used',
    async (world, { username, codes }) => {
      mustWork(await world.ask(byCode(await ticketOf(world, username), codes[0])));
      return codes[0];
    },
  ],
  ["for a day without the app of somebody else's", async (world) => (await withApp(world)).codes[0]],
];

const codes = CODES.map(([name, code]) =>
  attack(`the second step is passed by a code ${name}`, async (world) => {
    const who = await withApp(world);
    const tried = await code(world, who);
    return refused(await world.ask(byCode(await ticketOf(world, who.username), tried)));
  }),
);

const TICKETS: readonly [name: string, ticket: (world: World, username: string) => Promise<string>][] = [
  ['that was used', async (world, username) => ticketOf(world, username)],
  ['that nobody gave', async () => randomToken()],
  [
    'of six minutes ago',
    async (world, username) => {
      const ticket = await ticketOf(world, username);
      world.later(360);
      return ticket;
    },
  ],
];

const tickets = TICKETS.map(([name, make]) =>
  attack(`a second step goes on from a ticket ${name}`, async (world) => {
    const { username, secret } = await withApp(world);
    const ticket = await make(world, username);
    if (name === 'that was used') {
      mustWork(await world.ask(byCode(ticket, codeAt(secret, world.kindred.now()))));
      world.later(30);
    }
    return refused(await world.ask(byCode(ticket, codeAt(secret, world.kindred.now()))));
  }),
);

const signing = (headers: Record<string, string>): Sent => ({
  method: 'POST',
  path: '/api/educator/students/login-information',
  headers,
  body: { ids: [424242] },
});

const more = [
  attack('a password alone opens an account with a second step', async (world) => {
    const { username } = await withApp(world);
    const answer = await world.ask({
      method: 'POST',
      path: '/api/login',
      body: { username, password: PASSWORD },
    });
    return firstOf([
      refused(answer, 403),
      unless(!answer.text.includes('access_token'), 'there is a session'),
    ]);
  }),
  attack('a new password gets around the second step', async (world) => {
    const { username } = await withApp(world);
    await world.ask({ method: 'POST', path: '/api/reset-my-password', body: { username } });
    const letter = (await world.kindred.letters()).findLast(({ recipient }) => recipient === username);
    const [, id, code] = /\/(\d+)\/([\w-]{30,})/.exec(letter?.letter.text ?? '') ?? [];
    const answer = await world.ask({
      method: 'PATCH',
      path: '/api/set-new-password',
      body: { id, code, new_password: 'violet-tractor-9', new_password_confirmation: 'violet-tractor-9' },
    });
    return unless(!answer.text.includes('access_token'), 'there is a session');
  }),
  attack('one code is used at twenty sign-ins at once', async (world) => {
    const { username, secret } = await withApp(world);
    const all: string[] = [];
    for (let nth = 0; nth < 20; nth += 1) all.push(await ticketOf(world, username));
    const code = codeAt(secret, world.kindred.now());
    const tried = await Promise.all(all.map((ticket) => world.ask(byCode(ticket, code))));
    const won = tried.filter(({ status }) => status === 200).length;
    return unless(won <= 1, `${won} came in`);
  }),
  attack('codes are guessed over many tickets', async (world) => {
    const { username } = await withApp(world);
    const tried: Answer[] = [];
    for (let nth = 0; nth < 12; nth += 1)
      tried.push(await world.ask(byCode(await ticketOf(world, username), `00000${nth % 10}`)));
    return unless(tried.filter(({ status }) => status === 422).length <= 6, 'they are all looked at');
  }),
  attack('an app is taken away without a fresh proof', async (world) => {
    const { headers } = await withApp(world);
    world.later(1200);
    return refused(await world.ask({ method: 'DELETE', path: '/api/factors/app', headers }), 403);
  }),
  attack('recovery codes are made anew without a fresh proof', async (world) => {
    const { headers } = await withApp(world);
    world.later(1200);
    return refused(
      await world.ask({ method: 'POST', path: '/api/factors/recovery-codes', headers, body: {} }),
      403,
    );
  }),
  attack('a password proves who one is where there is more', async (world) => {
    const { headers } = await withApp(world);
    world.later(1200);
    await world.ask({ method: 'POST', path: '/api/step-up', headers, body: { password: PASSWORD } });
    return refused(await world.ask(signing(headers)), 403);
  }),
  attack('a proof is good for longer than ten minutes', async (world) => {
    const { headers, secret } = await withApp(world);
    world.later(700);
    const code = codeAt(secret, world.kindred.now());
    mustWork(await world.ask({ method: 'POST', path: '/api/step-up/code', headers, body: { code } }));
    const before = await world.ask(signing(headers));
    world.later(601);
    return firstOf([
      unless(before.status === 404, before.text),
      refused(await world.ask(signing(headers)), 403),
    ]);
  }),
  attack('a code that proved who one is proves it again', async (world) => {
    const { headers, secret } = await withApp(world);
    world.later(700);
    const sent: Sent = {
      method: 'POST',
      path: '/api/step-up/code',
      headers,
      body: { code: codeAt(secret, world.kindred.now()) },
    };
    mustWork(await world.ask(sent));
    return refused(await world.ask(sent));
  }),
  attack("a passkey's proof for one session is given to another", async (world) => {
    const { id, device, token } = await withPasskey(world);
    world.later(700);
    const { passkey } = (await world.kindred.call(askStepUp, {}, { token })).body.data;
    if (passkey === null) throw new Error('nothing is asked');
    const other = await world.tokenOf(id);
    return refused(
      await world.ask({
        method: 'POST',
        path: '/api/step-up/passkey',
        headers: other,
        body: device.sign(passkey),
      }),
    );
  }),
  attack("somebody's app is set up again over theirs", async (world) => {
    const { headers } = await withApp(world);
    world.later(1200);
    return refused(
      await world.ask({ method: 'POST', path: '/api/factors/app/secret', headers, body: {} }),
      403,
      409,
    );
  }),
  attack('staff take a factor of other staff away without a reason', async (world) => {
    const { id } = await withApp(world);
    const path = `/api/uber/people/${id}/reset-factors`;
    return refused(
      await world.ask({ method: 'POST', path, headers: await world.as('uber'), body: { reason: '' } }),
      422,
    );
  }),
];

export const FACTORS: readonly Attack[] = [...codes, ...tickets, ...more];
