import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import { amount } from '../report.ts';

export const ROWS = Number(process.env['ROWS'] ?? amount(50_000, 300));
/** Half of the file is about them; the other students of the database are in the way, as in life. */
export const KNOWN = ROWS / 2;
const OTHERS = ROWS * 2;

const FIRST = [
  'Ada',
  'Amir',
  'Bao',
  'Carlos',
  'Dara',
  'Eli',
  'Fatima',
  'Grace',
  'Hiro',
  'Isla',
  'Jamal',
  'Kofi',
];
const LAST = [
  'Abara',
  'Baker',
  'Chen',
  'Diaz',
  'Ellis',
  'Farah',
  'Garcia',
  'Haddad',
  'Ito',
  'Jensen',
  'Khan',
];
const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? '';
const lastName = (n: number): string =>
  `${pick(LAST, n)}-${pick(LAST, Math.floor(n / 11))}${Math.floor(n / 121)}`;

/** One school of many, and its own roster. Every other student of the file is known already. */
export async function buildSchool(db: Db): Promise<void> {
  await sql`insert into schools (id, name, state) values (1, 'Bench', 'NC'), (2, 'Other', 'NC')`.execute(db);
  await sql`insert into accounts (id, scope, role, username, first_name, last_name, status, source, school_id)
    values (1, 'educator', 'educator', 'one@bench.test', 'One', 'Teacher', 'verified', 'form', 1),
      (2, 'educator', 'educator', 'two@bench.test', 'Two', 'Teacher', 'verified', 'form', 2)`.execute(db);
  await sql`insert into groups (id, kind, name, school_id) values (1, 'school', 'Bench', 1)`.execute(db);
  await sql`insert into group_members (group_id, account_id, role) values (1, 1, 'owner')`.execute(db);
  // A customer: large files of others are asked to write to us first.
  await sql`insert into license_operations (id, kind, at) values ('bench', 'grant', now())`.execute(db);
  await sql`insert into license_lots (id, root_id, account_id, plan, term, starts_on, issuer, origin, created_at)
    values (1, 1, 1, 'individual', 'year', current_date, 'user', 'free', now())`.execute(db);
  await sql`insert into license_entries (operation_id, lot_id, kind, quantity, at)
    values ('bench', 1, 'grant', 1, now())`.execute(db);
  await sql`select setval('person_ids', 1000)`.execute(db);
  await sql`insert into students (school_id, owner_id, first_name, last_name, grade, username, password_sealed)
    select 2, 2, 'Other', 'Child ' || n, n % 13, 'other.' || n, '\\x00' from generate_series(1, ${OTHERS}::int) n`.execute(
    db,
  );
  const known = Array.from({ length: KNOWN }, (_, n) => n * 2);
  await sql`insert into students (school_id, owner_id, first_name, last_name, grade, student_id, username, password_sealed)
    select 1, 1, f, l, g, i, 'known.' || n, '\\x00'
    from unnest(${known}::int[], ${known.map((n) => pick(FIRST, n))}::text[], ${known.map(lastName)}::text[],
      ${known.map((n) => n % 12)}::int[], ${known.map((n) => (n % 4 === 0 ? `S${n}` : null))}::text[]) as k (n, f, l, g, i)`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}

/** Half known, by number or by name, one grade up; half new. */
export function buildFile(): { csv: string; lines: string[][] } {
  const lines = Array.from({ length: ROWS }, (_, n) => [
    pick(FIRST, n),
    lastName(n),
    String(Math.min((n % 12) + 1, 12)),
    n % 4 === 0 ? `S${n}` : '',
    `Teacher ${n % 200}`,
  ]);
  const csv = ['first_name,last_name,grade,student_id,teacher', ...lines.map((line) => line.join(','))].join(
    '\n',
  );
  return { csv, lines };
}
