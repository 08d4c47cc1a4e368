import { randomToken } from '#platform/server/crypto.ts';
import { type Attack, attack, unless } from './attack.ts';
import type { Answer, Sent } from './http.ts';
import type { World } from './world.ts';

type Where = keyof World['origins'];

export const login = (username: unknown, password: unknown, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  path: '/api/login',
  headers,
  body: { username, password },
});

export async function oneAfterTheOther(
  world: World,
  count: number,
  sent: (nth: number) => Sent,
  where: Where = 'usual',
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let nth = 0; nth < count; nth += 1) answers.push(await world.ask(sent(nth), where));
  return answers;
}

/** Guessing goes on only as long as nobody is told to wait. */
export function unheld(answers: readonly Answer[], free: number): string | null {
  const tried = answers.filter(({ status }) => status !== 429).length;
  return unless(tried <= free, `${tried} of ${answers.length} guesses were looked at`);
}

const SPELLINGS: readonly ((username: string) => string)[] = [
  (name) => name.toUpperCase(),
  (name) => ` ${name} `,
  (name) => name.replace('p', 'P'),
  (name) => `${name}\t`,
  (name) => `\u00a0${name}`,
];

/** Each makes more guesses at one account than five. */
const GUESSING: readonly [
  name: string,
  where: Where,
  sent: (username: string, nth: number) => Sent,
  free: number,
][] = [
  ['guess after guess at one password', 'usual', (name, nth) => login(name, `guess ${nth}`), 5],
  [
    'guesses from a browser that gives itself another name each time',
    'usual',
    (name, nth) => login(name, `guess ${nth}`, { 'user-agent': `browser ${nth}` }),
    10,
  ],
  [
    'guesses that forge X-Forwarded-For',
    'usual',
    (name, nth) => login(name, `guess ${nth}`, { 'x-forwarded-for': `203.0.113.${nth}` }),
    5,
  ],
  [
    'guesses that forge X-Real-IP and Forwarded',
    'usual',
    (name, nth) =>
      login(name, `guess ${nth}`, { 'x-real-ip': `203.0.113.${nth}`, forwarded: `for=203.0.113.${nth}` }),
    5,
  ],
  [
    'guesses from another address each time, behind a proxy',
    'proxied',
    (name, nth) => login(name, `guess ${nth}`, { 'x-forwarded-for': `203.0.113.${nth}` }),
    10,
  ],
  [
    'guesses that spell the address in other ways',
    'usual',
    (name, nth) => login(SPELLINGS[nth % SPELLINGS.length]?.(name), `guess ${nth}`),
    5,
  ],
  [
    'guesses with a made-up token of a known browser',
    'usual',
    (name, nth) => login(name, `guess ${nth}`, { cookie: `known-device=${randomToken()}` }),
    5,
  ],
];

const guessing = GUESSING.map(([name, where, sent, free]) =>
  attack(`${name} are all looked at`, async (world) => {
    const { username } = await world.newcomer();
    return unheld(await oneAfterTheOther(world, free + 3, (nth) => sent(username, nth), where), free);
  }),
);

/** What a stranger hears of addresses that are known, closed, waiting and nobody's. */
async function heard(world: World, path: string, body: (username: string) => object): Promise<string[]> {
  const [known, waiting, closed] = [
    await world.newcomer(),
    await world.newcomer({ status: 'not-activated', password_hash: null }),
    await world.newcomer({ status: 'deactivated' }),
  ];
  const said: string[] = [];
  for (const username of [
    known.username,
    waiting.username,
    closed.username,
    `nobody-${known.id}@school.test`,
  ]) {
    const { status, text } = await world.ask({ method: 'POST', path, body: body(username) }, 'strict');
    said.push(`${status} ${text.replaceAll(username, 'the address')}`);
  }
  return said;
}

const ENUMERATED: readonly [string, string, (username: string) => object][] = [
  ['a failed sign-in', '/api/login', (username) => ({ username, password: 'not the password' })],
  ['a forgotten password', '/api/reset-my-password', (username) => ({ username })],
  [
    'a request for an account',
    '/api/account-request',
    (email) => ({ my_role: 'home', first_name: 'New', last_name: 'Comer', email }),
  ],
];

const enumeration = ENUMERATED.map(([name, path, body]) =>
  attack(`${name} tells who has an account, under strict messages`, async (world) => {
    const said = await heard(world, path, body);
    return unless(new Set(said).size === 1, said.join(' | '));
  }),
);

export const GUESSING_AND_ASKING: readonly Attack[] = [...guessing, ...enumeration];
