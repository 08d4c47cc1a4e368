import { browserAt } from '#testing/api/browser.ts';
import { STUDENT_SITE } from '#testing/api/kindred.ts';
import { type Attack, attack, refused, unless } from './attack.ts';
import type { World } from './world.ts';

let count = 0;

/** A child whom the provider vouches for, and what the provider sends back for it. */
async function comingBack(world: World) {
  count += 1;
  const id = `clever-attacked-${count}`;
  const student = await world.newStudent({ clever_user_id: id });
  world.identity.people.push({
    id,
    firstName: student.first_name,
    lastName: student.last_name,
    note: '',
    isStudent: true,
  });
  const browser = browserAt(world.app);
  const { to } = await browser.visit('/clever/login');
  const back = await world.identity.choose(to, { person: id });
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return { student, browser, back, cookie };
}

const finishing = (world: World, answer: string, cookie: string, provider = 'clever') =>
  world.ask({
    method: 'POST',
    path: '/api/sign-on',
    headers: { host: STUDENT_SITE, ...(cookie === '' ? {} : { cookie }) },
    body: { provider, answer },
  });

type Coming = Awaited<ReturnType<typeof comingBack>>;
const query = ({ back }: Coming): URLSearchParams => new URLSearchParams(back.search);

/** What comes back from a provider, and is not what this browser was sent there for. */
const ANSWERS: readonly [
  name: string,
  make: (world: World, own: Coming) => Promise<{ answer: URLSearchParams; cookie: string }>,
][] = [
  ['without our ticket, as a link of somebody else', async (_, own) => ({ answer: query(own), cookie: '' })],
  [
    'with the ticket of another browser',
    async (world, own) => ({ answer: query(own), cookie: (await comingBack(world)).cookie }),
  ],
  [
    'with another state',
    async (_, own) => {
      const answer = query(own);
      answer.set('state', 's'.repeat(43));
      return { answer, cookie: own.cookie };
    },
  ],
  [
    'without a state',
    async (_, own) => {
      const answer = query(own);
      answer.delete('state');
      return { answer, cookie: own.cookie };
    },
  ],
  [
    'with a state twice',
    async (_, own) => {
      const answer = query(own);
      answer.append('state', 's'.repeat(43));
      return { answer, cookie: own.cookie };
    },
  ],
  [
    'with a made-up code',
    async (_, own) => {
      const answer = query(own);
      answer.set('code', 'x'.repeat(40));
      return { answer, cookie: own.cookie };
    },
  ],
  [
    'with a ticket of which a letter is another',
    async (_, own) => {
      const place = Math.floor(own.cookie.length / 2);
      const other = own.cookie[place] === 'A' ? 'B' : 'A';
      return {
        answer: query(own),
        cookie: `${own.cookie.slice(0, place)}${other}${own.cookie.slice(place + 1)}`,
      };
    },
  ],
  [
    'that says it failed',
    async (_, own) => {
      const answer = new URLSearchParams({ error: 'access_denied', state: query(own).get('state') ?? '' });
      return { answer, cookie: own.cookie };
    },
  ],
];

const answers = ANSWERS.map(([name, make]) =>
  attack(`a sign-on is finished by an answer ${name}`, async (world) => {
    const own = await comingBack(world);
    const { answer, cookie } = await make(world, own);
    const finished = await finishing(world, answer.toString(), cookie);
    return unless(
      finished.status >= 400 && !finished.text.includes('access_token'),
      `answered ${finished.status}`,
    );
  }),
);

const more = [
  attack('an answer of a provider opens twice', async (world) => {
    const own = await comingBack(world);
    const first = await finishing(world, query(own).toString(), own.cookie);
    if (first.status !== 200) throw new Error(`it does not open once: ${first.text}`);
    return refused(await finishing(world, query(own).toString(), own.cookie));
  }),
  attack('an answer of one provider is finished as one of the other', async (world) => {
    const own = await comingBack(world);
    return refused(await finishing(world, query(own).toString(), own.cookie, 'classlink'));
  }),
  attack('a child of a district that is tied to no school comes in', async (world) => {
    const own = await comingBack(world);
    const school = await world.newSchool();
    await world.db
      .updateTable('students')
      .set({ school_id: school.id })
      .where('id', '=', own.student.id)
      .execute();
    return refused(await finishing(world, query(own).toString(), own.cookie));
  }),
  attack('a way to a provider leads to another site', async (world) => {
    const answer = await world.ask({
      path: '/clever/login?redirect_uri=https://evil.example&r=https://evil.example',
      headers: { host: STUDENT_SITE, 'x-forwarded-host': 'evil.example' },
    });
    return unless(!String(answer.headers.location).includes('evil.example'), String(answer.headers.location));
  }),
];

export const SIGN_ON: readonly Attack[] = [...answers, ...more];
