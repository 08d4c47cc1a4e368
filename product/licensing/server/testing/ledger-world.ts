import fc from 'fast-check';
import { CompiledQuery, sql } from 'kysely';
import { addDays, type Day } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Db, Tx } from '#platform/server/database.ts';
import { statement } from '#platform/server/statement.ts';
import type { PaidPlan } from '../../rules/plans.ts';
import { giveLicenses } from '../assign.ts';
import { grantLot, type Owner } from '../lots.ts';
import { moveLicenses } from '../move.ts';
import { type Operation, operate } from '../operations.ts';
import { switchProgram, takeBackLicenses } from '../take-back.ts';

/** A small world whose people do things to the ledger at random, many at a time. */
export type World = { owners: readonly Owner[]; payers: readonly number[]; students: readonly number[] };

export type Deed =
  | { kind: 'grant'; owner: number; plan: PaidPlan; quantity: number }
  | { kind: 'assign' | 'extend'; payer: number; students: number[] }
  | { kind: 'rollback'; students: number[] }
  | { kind: 'switch'; students: number[] }
  | { kind: 'move'; from: number; to: number; plan: PaidPlan; count: number }
  | { kind: 'reclaim'; from: number; plan: PaidPlan; count: number }
  | { kind: 'expire' };

const index = fc.nat({ max: 10_000 });
const plan = fc.constantFrom<PaidPlan>('individual', 'site');
const some = fc.array(index, { minLength: 1, maxLength: 12 });

const aDeed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('grant'),
      owner: index,
      plan,
      quantity: fc.integer({ min: 5, max: 40 }),
    }),
  },
  {
    weight: 24,
    arbitrary: fc.record({ kind: fc.constantFrom('assign', 'extend'), payer: index, students: some }),
  },
  { weight: 16, arbitrary: fc.record({ kind: fc.constant('rollback'), students: some }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('switch'), students: some }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('move'),
      from: index,
      to: index,
      plan,
      count: fc.integer({ min: 1, max: 8 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('reclaim'),
      from: index,
      plan,
      count: fc.integer({ min: 1, max: 9 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire') }) },
);

/** How many licenses a deed is about. */
export function sizeOf(deed: Deed): number {
  return 'students' in deed ? deed.students.length : 1;
}

/** What each of so many clients does, one thing after the other; a repeat sends a deed again with the same id. */
export function scripts(clients: number, length: number): fc.Arbitrary<{ deed: Deed; repeat: boolean }[][]> {
  const step = fc.record({ deed: aDeed, repeat: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0) });
  const script = fc.array(step, { minLength: length, maxLength: length, size: 'max' });
  return fc.array(script, { minLength: clients, maxLength: clients, size: 'max' });
}

export const WORLD_NOW = new Date('2026-09-14T15:00:00Z');
const TODAY: Day = '2026-09-14';

/** What a deed answered: how many licenses were issued, used, moved away from and to whom. */
export type Told = { issued: number; used: number; expired: number; moves: { owner: number; by: number }[] };

const NOTHING: Told = { issued: 0, used: 0, expired: 0, moves: [] };
const parseTold = (kept: unknown): Told => {
  if (typeof kept !== 'object' || kept === null || !('issued' in kept)) throw new Error('an answer was lost');
  return Object.assign({}, NOTHING, kept);
};

/** Does a deed in a transaction of its own; a refusal is an answer, too. */
export async function perform(db: Db, world: World, id: string, deed: Deed, locks = true): Promise<Told> {
  try {
    return await db.transaction().execute((transaction) => {
      const tx = locks ? transaction : withoutLocks(transaction);
      const given = { tx, kind: deed.kind, actor: null, now: WORLD_NOW, today: TODAY, operationId: id };
      return operate(given, parseTold, (operation) => act(operation, world, deed));
    });
  } catch (error) {
    if (error instanceof Refusal) return NOTHING;
    throw error;
  }
}

const pick = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('an empty world');
  return item;
};

async function act(operation: Operation, world: World, deed: Deed): Promise<Told> {
  const chosen = 'students' in deed ? [...new Set(deed.students.map((at) => pick(world.students, at)))] : [];
  switch (deed.kind) {
    case 'grant': {
      const toEnd = deed.plan === 'site';
      await grantLot(operation, {
        owner: pick(world.owners, deed.owner),
        plan: deed.plan,
        term: toEnd ? 'to-end' : 'year',
        quantity: deed.quantity,
        startsOn: TODAY,
        endsOn: toEnd ? addDays(TODAY, deed.owner % 200) : null,
        issuer: 'internal_script',
        origin: 'free',
      });
      const owner = deed.owner % world.owners.length;
      return { ...NOTHING, issued: deed.quantity, moves: [{ owner, by: deed.quantity }] };
    }
    case 'assign':
    case 'extend': {
      const payers = [pick(world.payers, deed.payer)];
      const wishes = chosen.map((studentId) => ({ studentId, payers, program: null }));
      const extendUnder = deed.kind === 'extend' ? 90 : 0;
      const { given } = await giveLicenses(operation, wishes, { extendUnder });
      return { ...NOTHING, used: given.length };
    }
    case 'rollback':
      return { ...NOTHING, used: -(await takeBackLicenses(operation, chosen)).length };
    case 'switch':
      await switchProgram(operation, chosen, 'sim');
      return NOTHING;
    case 'move': {
      const [from, to] = [deed.from % world.owners.length, deed.to % world.owners.length];
      if (from === to) return NOTHING;
      const ends = { from: pick(world.owners, from), to: pick(world.owners, to) };
      await moveLicenses(operation, { ...ends, plan: deed.plan, count: deed.count });
      return {
        ...NOTHING,
        moves: [
          { owner: from, by: -deed.count },
          { owner: to, by: deed.count },
        ],
      };
    }
    case 'reclaim': {
      const from = deed.from % world.owners.length;
      const { plan: which, count } = deed;
      await moveLicenses(operation, { from: pick(world.owners, from), to: null, plan: which, count });
      return { ...NOTHING, issued: -count, moves: [{ owner: from, by: -count }] };
    }
    case 'expire': {
      const [written] = await expireEnded(operation.tx, operation.id, operation.now, addDays(TODAY, 1));
      return { ...NOTHING, expired: Number(written?.count ?? 0) };
    }
  }
}

const expireEnded = statement<{ count: number }>(`
    with ended as (
      select id, remaining from license_lots where ends_on < $3::date and remaining > 0 order by id limit 3 for no key update
    ), entered as (
      insert into license_entries (operation_id, lot_id, kind, expired, at)
      select $1, id, 'expire', remaining, $2 from ended returning expired
    )
    select coalesce(sum(expired), 0) as count from entered`);

/** The same code with its locks taken out: what the checks below are for. */
function withoutLocks(tx: Tx): Tx {
  return new Proxy(tx, {
    get(target, name) {
      if (name !== 'executeQuery') return Reflect.get(target, name, target);
      return (query: CompiledQuery) => {
        const text = query.sql.replace(/ for (no key )?update( of \w+)?/g, '');
        return target.executeQuery(CompiledQuery.raw(text, [...query.parameters]));
      };
    },
  });
}

/** What is wrong with the ledger as it stands, in words; nothing, if all is well. */
export async function faults(db: Db, world: World, told: readonly Told[]): Promise<string[]> {
  const checks: [string, string][] = [
    [
      'a lot has less than nothing',
      'select id from license_lots where remaining < 0 or used < 0 or expired < 0',
    ],
    [
      'entries and balances differ',
      `select l.id from license_lots l left join license_entries e on e.lot_id = l.id group by l.id
       having (l.quantity, l.used, l.expired) is distinct from
         (coalesce(sum(e.quantity), 0), coalesce(sum(e.used), 0), coalesce(sum(e.expired), 0))`,
    ],
    [
      'uses and balances differ',
      `select l.id from license_lots l left join license_uses u on u.lot_id = l.id and u.returned_at is null
       group by l.id having l.used <> count(u.id)`,
    ],
    [
      'a student has two paid licenses on one day',
      `select a.id from license_uses a join license_uses b on b.student_id = a.student_id and b.id > a.id
       where a.returned_at is null and b.returned_at is null and a.starts_on <= b.ends_on and b.starts_on <= a.ends_on`,
    ],
    [
      'a student shows another end than the licenses have',
      `select s.id from students s where s.license_ends_on is distinct from
         (select max(u.ends_on) from license_uses u where u.student_id = s.id and u.returned_at is null)`,
    ],
  ];
  const found: string[] = [];
  for (const [fault, query] of checks) {
    const { rows } = await sql.raw(query).execute(db);
    if (rows.length > 0) found.push(`${fault} (${rows.length})`);
  }
  const { rows } = await sql<{ at: number; quantity: number; used: number; expired: number }>`
    select coalesce(account_id, -group_id) as at, sum(quantity)::int as quantity, sum(used)::int as used,
      sum(expired)::int as expired
    from license_lots group by 1`.execute(db);
  const sum = (part: 'quantity' | 'used' | 'expired') => rows.reduce((all, row) => all + row[part], 0);
  const toldSum = (part: 'issued' | 'used' | 'expired') => told.reduce((all, one) => all + one[part], 0);
  if (sum('quantity') !== toldSum('issued')) found.push('issued is not what was told');
  if (sum('used') !== toldSum('used')) found.push('used is not what was told');
  if (sum('expired') !== toldSum('expired')) found.push('expired is not what was told');
  world.owners.forEach((owner, place) => {
    const held = rows.find((row) => row.at === (owner.accountId ?? -(owner.groupId ?? 0)))?.quantity ?? 0;
    const moved = told.flatMap((one) => one.moves).filter((move) => move.owner === place);
    if (held !== moved.reduce((all, move) => all + move.by, 0))
      found.push(`owner ${place} holds something else`);
  });
  return found;
}

/** Lets all clients do their scripts at once. What is told twice by a repeat counts once. */
export async function play(
  db: Db,
  world: World,
  scripted: readonly { deed: Deed; repeat: boolean }[][],
  { run, locks = true }: { run: string; locks?: boolean },
): Promise<Told[]> {
  const told: Told[] = [];
  await Promise.all(
    scripted.map(async (script, client) => {
      for (const [step, { deed, repeat }] of script.entries()) {
        const id = `${run}:${client}:${step}`;
        const first = perform(db, world, id, deed, locks);
        const again = repeat ? perform(db, world, id, deed, locks) : first;
        const [answer, second] = await Promise.all([first, again]);
        // Of a deed sent twice, one may have been refused before the other found licenses.
        if (isSomething(answer) && isSomething(second) && inWords(answer) !== inWords(second)) {
          throw new Error(`${deed.kind} answered differently when it was sent again`);
        }
        told.push(isSomething(answer) ? answer : second);
      }
    }),
  );
  return told;
}

function isSomething(answer: Told): boolean {
  return inWords(answer) !== inWords(NOTHING);
}

function inWords({ issued, used, expired, moves }: Told): string {
  return [issued, used, expired, ...moves.map(({ owner, by }) => `${owner}:${by}`)].join(' ');
}
