import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool } from '#testing/api/people.ts';
import { cases } from '#testing/server/proof.ts';
import type { PlayEvent } from '../../rules/results/events.ts';
import { educatorPlay } from '../../staff-contract.ts';
import { openCatalog } from '../content.ts';
import { countAnew } from '../progress.ts';
import { type Child, childrenIn, sceneToPlay, session } from '../testing/children.ts';
import { TEST_SCENES } from '../testing/scenes.ts';

const kindred = await testKindred();
const { db } = kindred;
const school = await buildSchool(db);
const teacher = await buildAccount(db, { school_id: school.id });
const as = { token: await kindred.tokenFor({ accountId: teacher.id }) };
const buildChild = childrenIn(kindred);
const pupil = () =>
  buildChild({
    owner_id: teacher.id,
    school_id: school.id,
    active_program: 'hoh',
    license_ends_on: '2030-12-31',
  });
const catalog = openCatalog(TEST_SCENES);
const DAY_MS = 86_400_000;
const SCENES = ['hoh-check-a-ic', 'hoh-check-a-com', 'hoh-check-a-er'];

/** Some scenes, answered slowly or hastily, one perhaps left after so many answers. */
const playing = fc.record({
  scenes: fc.subarray(SCENES, { minLength: 1 }),
  option: fc.constantFrom('good', 'fair', 'poor'),
  seconds: fc.constantFrom(2, 9),
  hint: fc.boolean(),
  left: fc.constantFrom(null, 1, 4),
});
type Playing = typeof playing extends fc.Arbitrary<infer One> ? One : never;

function eventsOf({ scenes, option, seconds, hint, left }: Playing, attempt: number, epoch = 1): PlayEvent[] {
  const telling = session(kindred, 'hoh', { start: kindred.now().getTime() - attempt * 3_600_000, epoch });
  for (const scene of scenes) {
    let given = 0;
    telling.scene(
      sceneToPlay(scene),
      () => {
        given += 1;
        return left !== null && given > left ? null : { option, seconds, hint };
      },
      attempt,
    );
  }
  return telling.end();
}

/** As if all that has happened had happened so long ago, and its school year had left. */
async function passYears({ id }: Child): Promise<void> {
  const by = sql`interval '900 days'`;
  await sql`delete from told_events where student_id = ${id}`.execute(db);
  await sql`update first_answers set client_at = client_at - ${by} where student_id = ${id}`.execute(db);
  await sql`update program_progress set done_at = array(
      select to_char((at::timestamptz - ${by}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      from unnest(done_at) with ordinality as ends(at, nth) order by nth)
    where student_id = ${id}`.execute(db);
}

const MOMENTS = [
  'updated_at',
  'done_at',
  'first_played_at',
  'last_played_at',
  'first_on',
  'last_on',
  'client_at',
];
/** Of whoever told it, not of what was told. */
const TOLD_AS = ['id', 'session', 'seq'];

const withoutWhen = (rows: readonly object[]) =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !MOMENTS.includes(name))));

/** All that is said of answers, without when they were given. */
async function saidOf(child: Child) {
  const { progress, measurements, answers } = await child.rows();
  const told = withoutWhen(answers).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !TOLD_AS.includes(name))),
  );
  return { progress: withoutWhen(progress), measurements: withoutWhen(measurements), answers: told };
}

test('what is played years later comes to the same, whether the events of before are there or have left', async () => {
  await fc.assert(
    fc.asyncProperty(playing, playing, fc.boolean(), async (first, second, isAnew) => {
      const [whole, left] = [await pupil(), await pupil()];
      const before = eventsOf(first, 2);
      // Attempts go on where the child was, and a restart begins anew.
      const since = eventsOf(second, isAnew ? 1 : 3, isAnew ? 2 : 1);
      for (const child of [whole, left]) {
        await child.send(before);
        if (child === left) await passYears(child);
        if (isAnew) await kindred.call(educatorPlay.restart, { id: child.id, program: 'hoh' }, as);
        await child.send(since);
      }
      expect(await saidOf(left)).toEqual(await saidOf(whole));
    }),
    { numRuns: cases(10, 150), seed: 20_261_119 },
  );
});

test('the same when all of it is counted anew', async () => {
  const child = await pupil();
  const how = { scenes: SCENES, option: 'fair', seconds: 9, hint: false, left: null } as const;
  await child.send(eventsOf({ ...how, scenes: [...SCENES] }, 1));
  await passYears(child);
  const before = await child.rows();
  const state = { epoch: 1, iteration: 1, houses: [] };
  const later = new Date(kindred.now().getTime() + DAY_MS);
  await db
    .transaction()
    .execute((tx) => countAnew(tx, catalog, { studentId: child.id, program: 'hoh', state, now: later }));
  const after = await child.rows();
  expect(after.answers).toEqual(before.answers);
  expect(
    after.progress.map(({ done, done_at, forms, checks_done }) => ({ done, done_at, forms, checks_done })),
  ).toEqual(
    before.progress.map(({ done, done_at, forms, checks_done }) => ({ done, done_at, forms, checks_done })),
  );
  expect(after.measurements).toMatchObject([{ scenes: 3, asks: before.measurements[0]?.asks }]);
});
