import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildAccount, buildGroup, buildSchool, buildStudent } from '#apps/api/testing/people.ts';
import { testDatabase } from '#platform/server/testing/database.ts';
import { faults, play, scripts, sizeOf, type Told, type World } from './testing/ledger-world.ts';

const { db } = await testDatabase();
const CLIENTS = 16;
/** Each about one license, several a deed. 20,000 here; `npm run proof:ledger` does a million. */
const OPERATIONS = Number(process.env['LEDGER_OPERATIONS'] ?? 20_000);
const RUNS = 4;
const A_DEED = 4;

async function buildWorld(): Promise<World> {
  const school = await buildSchool(db);
  const payers: number[] = [];
  for (let made = 0; made < 8; made += 1) payers.push((await buildAccount(db, { school_id: school.id })).id);
  const [one = 0, two = 0, ...others] = payers;
  const groups = [
    await buildGroup(db, 'school', {
      [one]: 'owner',
      ...Object.fromEntries(others.map((id) => [id, 'member'])),
    }),
    await buildGroup(db, 'team', { [two]: 'owner', [one]: 'member' }),
  ];
  await db.updateTable('groups').set({ pool_on: true }).execute();
  const students: number[] = [];
  const key = Buffer.alloc(32, 7);
  for (let made = 0; made < 120; made += 1) {
    const owner_id = payers[made % payers.length] ?? 0;
    students.push((await buildStudent(db, key, { owner_id, school_id: school.id })).id);
  }
  const owners = [
    ...payers.map((accountId) => ({ accountId })),
    ...groups.map(({ id }) => ({ groupId: id })),
  ];
  return { owners, payers, students };
}

/** A script of thousands of deeds is nothing to print. */
async function rethrow({
  errorInstance,
  failed,
}: {
  errorInstance: unknown;
  failed: boolean;
}): Promise<void> {
  if (failed) throw errorInstance;
}

const world = await buildWorld();
/** What was told to anybody so far: the ledger is held against all of it. */
const told: Told[] = [];

test(`${OPERATIONS} random operations of ${CLIENTS} people at once leave the ledger right`, async () => {
  let run = 0;
  let operations = 0;
  await fc.assert(
    fc.asyncProperty(scripts(CLIENTS, Math.ceil(OPERATIONS / A_DEED / CLIENTS / RUNS)), async (scripted) => {
      run += 1;
      operations += scripted.flat().reduce((sum, { deed }) => sum + sizeOf(deed), 0);
      told.push(...(await play(db, world, scripted, { run: `run ${run}` })));
      expect(await faults(db, world, told)).toEqual([]);
    }),
    { numRuns: RUNS, seed: 5, endOnFailure: true, asyncReporter: rethrow },
  );
  expect(operations).toBeGreaterThanOrEqual(OPERATIONS);
  expect(told.filter((one) => one.used !== 0).length).toBeGreaterThan(OPERATIONS / 100);
}, 7_200_000);

test('without its locks the same ledger goes wrong, and that is noticed', async () => {
  const [scripted = []] = fc.sample(scripts(CLIENTS, 40), { numRuns: 1, seed: 7 });
  const noticed = await play(db, world, scripted, { run: 'unlocked', locks: false }).then(
    (answers) => faults(db, world, [...told, ...answers]),
    (error: unknown) => [String(error)],
  );
  // By the database or by the sums; an accident of another kind would prove nothing.
  expect(noticed.join()).toMatch(
    /license_lots_remaining|license_entries_|two paid licenses|differ|not what was told/,
  );
});
