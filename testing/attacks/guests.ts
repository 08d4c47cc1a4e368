import { buildAccount, buildFamily } from '#testing/api/people.ts';
import { type Attack, attack, firstOf, mustWork, refused } from './attack.ts';
import type { Sent } from './http.ts';
import type { World } from './world.ts';

/** Who has a little of a child, and wants more: a colleague with whom it is shared, and an adult whom a code has linked. */
async function guestsOf(world: World) {
  const student = await world.newStudent();
  const classmate = await world.newStudent();
  const colleague = await world.newcomer();
  const shared = { student_id: student.id, account_id: colleague.id, shared_by: world.teacher.id };
  await world.db.insertInto('student_shares').values(shared).execute();
  const family = await buildFamily(world.db);
  const parent = await buildAccount(world.db, { scope: 'parent', family_id: family.id });
  const link = { student_id: student.id, account_id: parent.id, school_id: world.school.id };
  await world.db
    .insertInto('family_links')
    .values({ ...link, created_at: world.kindred.now() })
    .execute();
  return {
    student: student.id,
    classmate: classmate.id,
    third: (await world.newcomer()).id,
    colleague: { id: colleague.id, headers: colleague.headers },
    parent: { id: parent.id, headers: await world.tokenOf(parent.id) },
  };
}

type Guests = Awaited<ReturnType<typeof guestsOf>>;
type Deed = readonly [
  what: string,
  method: string,
  path: (guests: Guests) => string,
  body?: (guests: Guests) => object,
];

/** Of the child that is shared, or of one beside it. */
const OF_A_COLLEAGUE: readonly Deed[] = [
  ['opens a classmate', 'GET', ({ classmate }) => `/educator/students/${classmate}`],
  [
    'renames a classmate',
    'PATCH',
    ({ classmate }) => `/educator/students/${classmate}/edit`,
    () => ({ first_name: 'Mine' }),
  ],
  [
    'shares the child on',
    'POST',
    () => '/educator/students/share',
    ({ student, third }) => ({ ids: [student], educator_ids: [third] }),
  ],
  [
    'takes the child over',
    'POST',
    () => '/educator/students/transfer',
    ({ student, colleague }) => ({ ids: [student], educator_id: colleague.id }),
  ],
  ['archives the child', 'POST', () => '/educator/students/archive', ({ student }) => ({ ids: [student] })],
  [
    "reads the child's password",
    'POST',
    () => '/educator/students/login-information',
    ({ student }) => ({ ids: [student] }),
  ],
  [
    "sets the child's password",
    'POST',
    () => '/educator/students/new-passwords',
    ({ student }) => ({ ids: [student] }),
  ],
  [
    "makes a code for the child's family",
    'POST',
    ({ student }) => `/educator/students/${student}/family-invites`,
    () => ({}),
  ],
  ["has the child's data sent", 'POST', ({ student }) => `/educator/students/${student}/export`, () => ({})],
  [
    "has the child's data deleted",
    'POST',
    ({ student }) => `/educator/students/${student}/deletion`,
    () => ({}),
  ],
];

/** Who reads the family's page of a school's child. */
const OF_A_PARENT: readonly Deed[] = [
  ['opens a classmate', 'GET', ({ classmate }) => `/parent/students/${classmate}`],
  ["opens the school's page of the child", 'GET', ({ student }) => `/educator/students/${student}`],
  ["reads the school's notes", 'GET', ({ student }) => `/educator/students/${student}/data`],
  [
    'renames the child',
    'PATCH',
    ({ student }) => `/parent/students/${student}/edit`,
    () => ({ first_name: 'Mine' }),
  ],
  ['archives the child', 'POST', () => '/parent/students/archive', ({ student }) => ({ ids: [student] })],
  [
    'starts a program over',
    'POST',
    ({ student }) => `/parent/students/${student}/restart`,
    () => ({ program: 'zoou' }),
  ],
  [
    "reads the child's password",
    'POST',
    () => '/parent/students/login-information',
    ({ student }) => ({ ids: [student] }),
  ],
  [
    "sets the child's password",
    'POST',
    () => '/parent/students/new-passwords',
    ({ student }) => ({ ids: [student] }),
  ],
  ["makes the child's badge", 'POST', () => '/parent/students/badges', ({ student }) => ({ ids: [student] })],
  [
    "switches the child's check-ins",
    'POST',
    () => '/parent/students/check-ins',
    ({ student }) => ({ ids: [student], on: false }),
  ],
  [
    "decides the school's deletion",
    'POST',
    ({ student }) => `/educator/students/${student}/deletion/decide`,
    () => ({ agree: true }),
  ],
  ["unlinks another adult of the child's", 'DELETE', () => '/educator/family-links/1'],
];

const deeds = (
  who: 'colleague' | 'parent',
  opens: (guests: Guests) => string,
  all: readonly Deed[],
): Attack[] =>
  all.map(([what, method, path, body]) =>
    attack(
      `a ${who === 'colleague' ? 'colleague with whom a child is shared' : 'linked parent'} ${what}`,
      async (world) => {
        const guests = await guestsOf(world);
        const { headers } = guests[who];
        mustWork(await world.ask({ path: `/api${opens(guests)}`, headers }));
        const before = await world.rows();
        const sent: Sent = { method, path: `/api${path(guests)}`, headers };
        const answer = await world.ask(body === undefined ? sent : { ...sent, body: body(guests) });
        const after = await world.rows();
        const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
        return firstOf([
          refused(answer, 403, 404, 409, 422),
          changed.length === 0 ? null : `changed ${changed.join()}`,
        ]);
      },
    ),
  );

const ended = [
  attack('a colleague goes on reading a child that is no longer shared', async (world) => {
    const guests = await guestsOf(world);
    const sent: Sent = {
      path: `/api/educator/students/${guests.student}`,
      headers: guests.colleague.headers,
    };
    mustWork(await world.ask(sent));
    mustWork(
      await world.ask({
        method: 'POST',
        path: '/api/educator/students/stop-sharing',
        headers: await world.tokenOf(world.teacher.id),
        body: { ids: [guests.student], educator_id: guests.colleague.id },
      }),
    );
    return refused(await world.ask(sent), 404);
  }),
  attack('a parent goes on reading a child that the school unlinked', async (world) => {
    const guests = await guestsOf(world);
    const sent: Sent = { path: `/api/parent/students/${guests.student}`, headers: guests.parent.headers };
    mustWork(await world.ask(sent));
    await world.db.deleteFrom('family_links').where('student_id', '=', guests.student).execute();
    return refused(await world.ask(sent), 404);
  }),
];

export const GUESTS: readonly Attack[] = [
  ...deeds('colleague', ({ student }) => `/educator/students/${student}`, OF_A_COLLEAGUE),
  ...deeds('parent', ({ student }) => `/parent/students/${student}`, OF_A_PARENT),
  ...ended,
];
