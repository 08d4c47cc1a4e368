import { actingAs } from '#testing/api/matrix/people.ts';
import { buildAccount, PASSWORD } from '#testing/api/people.ts';
import { type Attack, attack, mustWork, refused } from './attack.ts';
import type { Sent } from './http.ts';
import { profile } from './sessions.ts';

const staffPath = (headers: Record<string, string>): Sent => ({ path: '/api/uber/students', headers });

/** Whoever acts as somebody never reaches what only they themselves may. */
const NEVER_ACTING: readonly [string, string, string, object?][] = [
  [
    'changes the password',
    'PATCH',
    '/change-password',
    {
      current_password: PASSWORD,
      new_password: 'violet-tractor-9',
      new_password_confirmation: 'violet-tractor-9',
    },
  ],
  [
    'changes the address',
    'POST',
    '/change-username',
    {
      new_username: 'mine@staff.test',
      new_username_confirmation: 'mine@staff.test',
      current_password: PASSWORD,
    },
  ],
  ["reads children's passwords", 'POST', '/educator/students/login-information', { ids: [1] }],
  ['prints badges', 'POST', '/educator/students/badges', { ids: [1] }],
  ['sets up a passkey', 'POST', '/factors/passkeys/options', {}],
  ['lists the sessions', 'GET', '/sessions'],
  ['opens a class device', 'POST', '/educator/class-tiles/cards', { count: 1 }],
  ['reads the class code', 'GET', '/class-code'],
  ['makes a code for a family', 'POST', '/educator/students/1/family-invites', {}],
  ["takes a child's data along", 'POST', '/educator/students/1/export', {}],
];

const neverActing = NEVER_ACTING.map(([what, method, path, body]) =>
  attack(`staff who act as an educator: ${what}`, async (world) => {
    const headers = await world.as('uber acting as an educator');
    mustWork(await world.ask(profile(headers)));
    return refused(await world.ask({ method, path: `/api${path}`, headers, body }), 403);
  }),
);

const acting = [
  attack('staff act as other staff', async (world) => {
    const { id } = await buildAccount(world.db, { scope: 'uber' });
    const headers = await world.as('uber');
    return refused(
      await world.ask({
        method: 'POST',
        path: '/api/uber/acting-as',
        headers,
        body: { user_id: id, reason: 'helping' },
      }),
    );
  }),
  attack('staff act without a reason', async (world) => {
    const { id } = await world.newcomer();
    const headers = await world.as('uber');
    return refused(
      await world.ask({
        method: 'POST',
        path: '/api/uber/acting-as',
        headers,
        body: { user_id: id, reason: '' },
      }),
      422,
    );
  }),
  attack('staff go on acting after their hour', async (world) => {
    const { id } = await world.newcomer();
    const headersOf = await actingAs(world.kindred, id);
    mustWork(await world.ask(profile(await headersOf())));
    world.later(3601);
    return refused(await world.ask(profile(await headersOf())), 401, 403);
  }),
  attack('staff act by a header alone', async (world) =>
    refused(await world.ask(profile(await world.as('uber acting without leave'))), 403),
  ),
  attack('an educator acts as a colleague by a header', async (world) =>
    refused(await world.ask(profile(await world.as('educator acting as an educator'))), 403),
  ),
  attack('a child acts as its teacher by a header', async (world) => {
    const headers = { ...(await world.as('student')), 'x-acting-as': String(world.own.educator) };
    return refused(await world.ask({ path: '/api/educator/students', headers }), 401, 403);
  }),
  attack('somebody demoted from staff reads on', async (world) => {
    const { id } = await buildAccount(world.db, { scope: 'uber' });
    const headers = await world.tokenOf(id);
    mustWork(await world.ask(staffPath(headers)));
    await world.db
      .updateTable('accounts')
      .set({ scope: 'educator', role: 'educator' })
      .where('id', '=', id)
      .execute();
    return refused(await world.ask(staffPath(headers)), 401, 403);
  }),
  attack('somebody who no longer runs a group reads on', async (world) => {
    const { id, headers } = await world.newcomer();
    const { id: group_id } = await world.db
      .insertInto('groups')
      .values({ kind: 'team', name: 'Gone' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await world.db.insertInto('group_members').values({ group_id, account_id: id, role: 'admin' }).execute();
    const sent: Sent = { path: '/api/educator/educators', headers };
    mustWork(await world.ask(sent));
    await world.db.deleteFrom('group_members').where('account_id', '=', id).execute();
    return refused(await world.ask(sent), 403);
  }),
];

export const ACTING: readonly Attack[] = [...neverActing, ...acting];
