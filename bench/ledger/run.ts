/**
 * `npm run bench:ledger`: assignments a second, next to the same statements written by hand with the same locks. Both
 * take turns on copies of the same world, eight clients at a time. One line a figure, `name value target ok|short`.
 */
import type pg from 'pg';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { operate } from '#product/licensing/server/ledger/operations.ts';
import { giveLicenses } from '#product/licensing/server/students/assign.ts';
import { benchPostgres, makeDatabase } from '../postgres.ts';
import { allMet, amount, atLeast, machineLoad, median, printed } from '../report.ts';

const ROUNDS = Number(process.argv[2] ?? amount(5, 1));
const CLIENTS = 8;
const STUDENTS = amount(4000, 160);
const CLASS = amount(500, 20);
const NOW = new Date('2026-09-14T15:00:00Z');
const TODAY = '2026-09-14';

machineLoad();
const postgres = await benchPostgres('ledger');
const admin = openDatabase({ ...postgres.urlFor('postgres'), max: 1 });

/** Eight educators with 500 students each; the school's pool has a license for everybody. */
async function buildWorld(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into schools (id, name, state) values (1, 'Bench', 'NC');
    insert into accounts (id, scope, role, username, first_name, last_name, status, source, school_id)
      select n, 'educator', 'educator', 'bench-' || n || '@bench.test', 'First', 'Last', 'verified', 'form', 1
      from generate_series(1, ${CLIENTS}) n;
    insert into students (id, school_id, owner_id, first_name, last_name, grade, username, password_sealed)
      select 1000 + n, 1, 1 + n % ${CLIENTS}, 'First', 'Last', 3, 'bench.' || n, '\\x00'
      from generate_series(0, ${STUDENTS - 1}) n;
    insert into license_operations (id, kind, at) values ('world', 'grant', now());
    insert into license_lots (id, root_id, account_id, plan, term, starts_on, issuer, origin, created_at)
      select n, n, n, 'individual', 'year', '2026-09-01', 'user', 'free', now() from generate_series(1, ${CLIENTS}) n;
    insert into license_entries (operation_id, lot_id, kind, quantity, at)
      select 'world', n, 'grant', ${STUDENTS}, now() from generate_series(1, ${CLIENTS}) n;
    analyze`);
}

const studentsOf = (client: number): number[] =>
  Array.from({ length: STUDENTS }, (_, n) => n)
    .filter((n) => 1 + (n % CLIENTS) === client)
    .map((n) => 1000 + n);

const clients = Array.from({ length: CLIENTS }, (_, n) => n + 1);

async function perSecond(work: (client: number, studentId: number) => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      for (const studentId of studentsOf(client)) await work(client, studentId);
    }),
  );
  return STUDENTS / ((performance.now() - begun) / 1000);
}

const ours = ({ db }: Database) =>
  perSecond((client, studentId) =>
    db.transaction().execute((tx) => {
      const deed = {
        tx,
        kind: 'assign',
        actor: null,
        now: NOW,
        today: TODAY,
        operationId: `one:${studentId}`,
      };
      return operate(deed, Boolean, async (operation) => {
        const wish = { studentId, payers: [client], program: null };
        return (await giveLicenses(operation, [wish])).given.length === 1;
      });
    }),
  );

/** Named statements on one connection a client: what a careful hand would write for one student of one educator. */
async function byHand({ pool }: Database): Promise<number> {
  const connections = await Promise.all(clients.map(() => pool.connect()));
  try {
    return await perSecond(async (client, studentId) => {
      const connection = connections[client - 1];
      if (connection === undefined) throw new Error('no connection');
      const run = (text: string, values: unknown[] = []) => connection.query(text, values);
      await connection.query('begin');
      await run('insert into license_operations (id, kind, at) values ($1, $2, $3)', [
        `one:${studentId}`,
        'assign',
        NOW,
      ]);
      const student = await run(
        'select grade, active_program from students where id = $1 for no key update',
        [studentId],
      );
      const lot = await run(
        `select id from license_lots where account_id = $1 and remaining > 0 and starts_on <= $2
           and (ends_on is null or ends_on >= $2) order by id limit 1 for no key update`,
        [client, TODAY],
      );
      const lotId = lot.rows[0]?.id;
      const use = await run(
        `insert into license_uses (lot_id, student_id, program, starts_on, ends_on, assigned_at)
         values ($1, $2, 'zoou', $3, '2027-09-13', $4) returning id`,
        [lotId, studentId, TODAY, NOW],
      );
      await run(
        `insert into license_entries (operation_id, lot_id, kind, used, use_id, student_id, program, program_before, at)
         values ($1, $2, 'assign', 1, $3, $4, 'zoou', $5, $6)`,
        [`one:${studentId}`, lotId, use.rows[0]?.id, studentId, student.rows[0]?.active_program, NOW],
      );
      await run("update students set active_program = 'zoou' where id = $1", [studentId]);
      await connection.query('commit');
    });
  } finally {
    for (const connection of connections) connection.release();
  }
}

const classes = ({ db }: Database) => {
  const begun = performance.now();
  const all = clients.flatMap(studentsOf);
  const chunks = clients.map((_, n) => all.slice(n * CLASS, (n + 1) * CLASS));
  return Promise.all(
    chunks.map((ids, n) =>
      db.transaction().execute((tx) => {
        const operationId = `class:${n}`;
        const deed = { tx, kind: 'assign', actor: null, now: NOW, today: TODAY, operationId };
        return operate(deed, Boolean, async (operation) => {
          const wishes = ids.map((studentId) => ({ studentId, payers: [1], program: null }));
          return (await giveLicenses(operation, wishes)).short.length === 0;
        });
      }),
    ),
  ).then(() => STUDENTS / ((performance.now() - begun) / 1000));
};

let copies = 0;
async function onCopy(work: (database: Database) => Promise<number>): Promise<number> {
  copies += 1;
  const name = `copy_${copies}`;
  await admin.pool.query(`create database ${name} template world`);
  const database = openDatabase({ ...postgres.urlFor(name), max: CLIENTS });
  try {
    return await work(database);
  } finally {
    await database.close();
    await admin.pool.query(`drop database ${name} with (force)`);
  }
}

try {
  const world = openDatabase({ ...(await makeDatabase(postgres, 'world')), max: 1 });
  await buildWorld(world.pool);
  await world.close();
  const rates = { ours: [0], hand: [0], classes: [0] };
  for (const list of Object.values(rates)) list.length = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.ours.push(await onCopy(ours));
    rates.hand.push(await onCopy(byHand));
    rates.classes.push(await onCopy(classes));
  }
  const [one, hand, many] = [median(rates.ours), median(rates.hand), median(rates.classes)];
  printed('assignments-a-second', one.toFixed(0));
  printed('by-hand-a-second', hand.toFixed(0));
  printed('in-classes-of-500-a-second', many.toFixed(0));
  atLeast('assignments-vs-by-hand', one / hand, 0.5);
} finally {
  await admin.close();
  await postgres.stop();
}
process.exit(allMet() ? 0 : 1);
