import { randomUUID } from 'node:crypto';
import { buildLicenses } from '#testing/api/licenses.ts';
import { type Attack, attack, firstOf, mustWork, refused, unless } from './attack.ts';
import type { Sent } from './http.ts';
import type { World } from './world.ts';

async function bodyOf(world: World, count: number) {
  const teacher = await world.newcomer();
  await buildLicenses(world.db, teacher.id, count, world.kindred.now());
  const students = await Promise.all(
    Array.from(
      { length: 20 },
      async () => (await world.newStudent({ owner_id: teacher.id, license_ends_on: null })).id,
    ),
  );
  return { teacher, students };
}

const assigning = (headers: Record<string, string>, ids: number[], operation_id = randomUUID()): Sent => ({
  method: 'POST',
  path: '/api/educator/students/assign-license',
  headers,
  body: { ids, program: 'zoou', operation_id },
});

const remaining = async ({ db }: World, accountId: number): Promise<number> => {
  const lots = await db
    .selectFrom('license_lots')
    .select('remaining')
    .where('account_id', '=', accountId)
    .execute();
  return lots.reduce((sum, one) => sum + Number(one.remaining), 0);
};

const races = [
  attack('one license is given to twenty children at once', async (world) => {
    const { teacher, students } = await bodyOf(world, 1);
    const answers = await Promise.all(students.map((id) => world.ask(assigning(teacher.headers, [id]))));
    const won = answers.filter(
      ({ status, text }) => status < 300 && !text.includes('nothing-changed'),
    ).length;
    const left = await remaining(world, teacher.id);
    const uses = await world.db
      .selectFrom('license_uses')
      .select('id')
      .where('student_id', 'in', students)
      .execute();
    return unless(
      won <= 1 && left >= 0 && uses.length <= 1,
      `${won} won, ${left} left, ${uses.length} in use`,
    );
  }),
  attack('the same deed sent twenty times at once takes twenty licenses', async (world) => {
    const { teacher, students } = await bodyOf(world, 20);
    const sent = assigning(teacher.headers, students.slice(0, 1));
    await Promise.all(Array.from({ length: 20 }, () => world.ask(sent)));
    const left = await remaining(world, teacher.id);
    return unless(left === 19, `${left} of 20 are left`);
  }),
  attack("somebody's deed is done again under its number by another", async (world) => {
    const [one, other] = [await bodyOf(world, 5), await bodyOf(world, 5)];
    const operation = randomUUID();
    mustWork(await world.ask(assigning(one.teacher.headers, one.students.slice(0, 1), operation)));
    const answer = await world.ask(assigning(other.teacher.headers, other.students.slice(0, 1), operation));
    const [left, others] = [await remaining(world, one.teacher.id), await remaining(world, other.teacher.id)];
    const isApart = answer.status >= 400 ? others === 5 : others === 4;
    return unless(left === 4 && isApart, `${left} and ${others} are left, ${answer.status}`);
  }),
  attack('more licenses are given than there are, in one call', async (world) => {
    const { teacher, students } = await bodyOf(world, 3);
    await world.ask(assigning(teacher.headers, students));
    const left = await remaining(world, teacher.id);
    const uses = await world.db
      .selectFrom('license_uses')
      .select('id')
      .where('student_id', 'in', students)
      .execute();
    return unless(left >= 0 && uses.length <= 3, `${left} left, ${uses.length} in use`);
  }),
  attack('a colleague is invited ten times at once, for ten gifts', async (world) => {
    const { id, headers } = await world.newcomer();
    const email = `gift-${id}@school.test`;
    const body = { email, first_name: 'New', last_name: 'Comer', school: 'Maple', district: 'Larkspur' };
    await Promise.all(
      Array.from({ length: 10 }, () =>
        world.ask({ method: 'POST', path: '/api/educator/invitations', headers, body }),
      ),
    );
    const accounts = await world.db
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', email)
      .execute();
    return unless(accounts.length <= 1, `${accounts.length} accounts`);
  }),
  attack('licenses are moved to oneself and doubled by it', async (world) => {
    const { teacher } = await bodyOf(world, 5);
    await world.ask({
      method: 'POST',
      path: '/api/educator/licenses/transfer',
      headers: teacher.headers,
      body: { educator_id: teacher.id, plan: 'individual', count: 5, operation_id: randomUUID() },
    });
    return unless((await remaining(world, teacher.id)) === 5, 'there are more, or fewer');
  }),
  ...[-5, 0, 0.5, 6].map((count) =>
    attack(`${count} of five licenses are moved to a colleague`, async (world) => {
      const { teacher } = await bodyOf(world, 5);
      const colleague = await world.newcomer();
      const answer = await world.ask({
        method: 'POST',
        path: '/api/educator/licenses/transfer',
        headers: teacher.headers,
        body: { educator_id: colleague.id, plan: 'individual', count, operation_id: randomUUID() },
      });
      const [own, theirs] = [await remaining(world, teacher.id), await remaining(world, colleague.id)];
      return firstOf([refused(answer), unless(own === 5 && theirs === 0, `${own} and ${theirs}`)]);
    }),
  ),
];

export const LICENSES: readonly Attack[] = [...races];
