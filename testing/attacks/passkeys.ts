import { randomToken } from '#platform/server/crypto.ts';
import { askPasskey } from '#product/accounts/factors-contract.ts';
import { setUpPasskey } from '#testing/api/factors.ts';
import { type Attack, attack, mustWork, refused } from './attack.ts';
import type { Sent } from './http.ts';
import type { World } from './world.ts';

export async function withPasskey(world: World) {
  const { headers, ...who } = await world.newcomer();
  const token = headers['access-token']?.slice(7) ?? '';
  const { device, codes } = await setUpPasskey(world.kindred, token);
  world.later(60);
  return { ...who, headers, token, device, codes };
}

const byPasskey = (input: object): Sent => ({ method: 'POST', path: '/api/login/passkey', body: input });

const question = async ({ kindred }: World, ticket?: string) =>
  (await kindred.call(askPasskey, ticket === undefined ? {} : { ticket })).body.data;

type Holder = Awaited<ReturnType<typeof withPasskey>>;

/** Answers of a passkey that are not the answer to this question, here and now. */
const ANSWERS: readonly [name: string, answer: (world: World, who: Holder) => Promise<object>][] = [
  [
    'that opened before',
    async (world, { device }) => {
      const signed = device.sign(await question(world));
      mustWork(await world.ask(byPasskey(signed)));
      return signed;
    },
  ],
  [
    'given to a page of another site',
    async (world, { device }) => device.sign(await question(world), { origin: 'https://evil.example' }),
  ],
  [
    'given to the student site',
    async (world, { device }) =>
      device.sign(await question(world), { origin: 'http://student.localhost:3000' }),
  ],
  [
    'for another host',
    async (world, { device }) => device.sign(await question(world), { rpId: 'evil.example' }),
  ],
  [
    'that comes after six minutes',
    async (world, { device }) => {
      const signed = device.sign(await question(world));
      world.later(360);
      return signed;
    },
  ],
  [
    'to a question that nobody asked',
    async (world, { device }) => device.sign({ ...(await question(world)), token: randomToken() }),
  ],
  [
    "to somebody else's question",
    async (world, { device }) => ({
      ...device.sign(await question(world)),
      token: (await question(world)).token,
    }),
  ],
  [
    'with another signature',
    async (world, { device }) => ({ ...device.sign(await question(world)), signature: 'AAAA' }),
  ],
  [
    "under somebody else's name",
    async (world, { device }) => {
      const other = await withPasskey(world);
      const own = other.device.sign(await question(world));
      return { ...device.sign(await question(world)), credential: own.credential };
    },
  ],
  [
    'without its signature',
    async (world, { device }) => ({ ...device.sign(await question(world)), signature: '' }),
  ],
];

const answers = ANSWERS.map(([name, make]) =>
  attack(`an account is opened by an answer of a passkey ${name}`, async (world) => {
    const who = await withPasskey(world);
    return refused(await world.ask(byPasskey(await make(world, who))));
  }),
);

export const PASSKEYS: readonly Attack[] = [...answers];
