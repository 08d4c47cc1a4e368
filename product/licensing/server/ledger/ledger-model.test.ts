import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Db } from '#platform/server/database/database.ts';
import { passingDatabase } from '#testing/server/database.ts';
import { cases } from '#testing/server/proof.ts';
import { provedAtLeast, provedAtMost } from '#testing/server/proof-lines.ts';
import { TEMPLATE } from '#testing/server/template.ts';
import { type Deed, scripts } from '../testing/ledger-deeds.ts';
import { faults } from '../testing/ledger-faults.ts';
import { type Answer, buildWorld, play } from '../testing/ledger-world.ts';

const CLIENTS = 16;
/** Each deed is one; that it is sent again counts for nothing. `npm run proof:ledger` does a million. */
const OPERATIONS = Number(process.env['LEDGER_OPERATIONS'] ?? cases(600, 2000, 2000));
/** In a world of its own: one in which everything has happened already is slow, and has fewer surprises. */
const A_WORLD = 2000;

/** Planning takes longer than doing here: each connection plans a statement once, whatever its values. */
const CONNECTION = { max: CLIENTS + 2, options: '-c timezone=UTC -c plan_cache_mode=force_generic_plan' };

async function inNewWorld<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, drop } = await passingDatabase(TEMPLATE, CONNECTION);
  try {
    return await work(db);
  } finally {
    await drop();
  }
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

const isChange = ({ told: { issued, used, expired, moves } }: Answer): boolean =>
  issued !== 0 || used !== 0 || expired !== 0 || moves.length > 0;

test(`${OPERATIONS} random operations of ${CLIENTS} people at once leave the ledger right`, async () => {
  const runs = Math.ceil(OPERATIONS / A_WORLD);
  const began = performance.now();
  let operations = 0;
  let violations = 0;
  const changes = new Map<Deed['kind'], number>();
  await fc
    .assert(
      fc.asyncProperty(scripts(CLIENTS, Math.ceil(OPERATIONS / runs / CLIENTS)), (scripted) =>
        inNewWorld(async (db) => {
          const world = await buildWorld(db, 16, 12);
          const done = await play(db, world, scripted, { run: 'run' });
          const found = await faults(
            db,
            world,
            done.map(({ told }) => told),
          );
          violations += found.length;
          expect(found).toEqual([]);
          operations += scripted.flat().length;
          for (const { kind } of done.filter(isChange)) changes.set(kind, (changes.get(kind) ?? 0) + 1);
        }),
      ),
      { numRuns: runs, seed: 5, endOnFailure: true, asyncReporter: rethrow },
    )
    .finally(() => {
      provedAtLeast('ledger-operations', operations, 1_000_000);
      provedAtMost('ledger-violations', violations, 0);
    });
  const perSecond = Math.round(operations / ((performance.now() - began) / 1000));
  console.log(`${operations} operations on the ledger, ${perSecond} a second:`, Object.fromEntries(changes));
  expect(operations).toBeGreaterThanOrEqual(OPERATIONS);
  // Deeds that all came to nothing would prove nothing. Who comes first is nobody's to say: of a few hundred, all of a
  // seldom kind may come too late.
  const often = ['grant', 'assign', 'extend', 'rollback'] as const;
  const seldom = ['buy', 'refund', 'move', 'reclaim', 'trial', 'dates', 'expire'] as const;
  const kinds = OPERATIONS < 2000 ? often : [...often, ...seldom];
  const inVain = kinds.filter((kind) => !changes.has(kind));
  expect(inVain).toEqual([]);
}, 7_200_000);

test('without its locks the same ledger goes wrong, and that is noticed', async () => {
  const [scripted = []] = fc.sample(scripts(CLIENTS, 60), { numRuns: 1, seed: 7 });
  // Locks of accounts, orders and grants keep other things in order; here it is about licenses.
  const kinds: Deed['kind'][] = ['grant', 'assign', 'extend', 'rollback', 'move', 'reclaim'];
  const chosen = scripted.map((script) => script.filter(({ deed }) => kinds.includes(deed.kind)));
  const noticed = await inNewWorld(async (db) => {
    const world = await buildWorld(db, 4, 6);
    return play(db, world, chosen, { run: 'unlocked', locks: false }).then(
      (answers) =>
        faults(
          db,
          world,
          answers.map(({ told }) => told),
        ),
      (error: unknown) => [String(error)],
    );
  });
  // By the database or by the sums; an accident of another kind would prove nothing.
  expect(noticed.join()).toMatch(
    /license_lots_remaining|license_entries_|two paid licenses|differ|not what was told/,
  );
});
