import { sql } from 'kysely';
import { type AppKey, seal } from '#platform/server/crypto.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { countWeeksPlayed } from '#product/insight/server/play-weeks.ts';
import type { LessonLibrary } from '#product/lessons/rules/lesson/library.ts';
import type { SceneManifest } from '#product/play/rules/story/programs.ts';
import { DEMO_PASSWORD } from './base/demo-accounts.ts';
import { buildDemo } from './build.ts';
import { seedCare } from './care.ts';
import { seedConsents } from './consents.ts';
import { seedLessons } from './lessons.ts';
import { seedLicenses } from './licenses.ts';
import { seedLife } from './life.ts';
import { seedNotes } from './notes.ts';
import { seedPlay } from './play.ts';
import { seedSmallGroups } from './small-groups.ts';
import { seedStaffAdmin } from './staff-admin.ts';

export type SeedOptions = {
  appKey: AppKey;
  /** All moments lie before midnight (UTC) of this day, but for what children did on it; only trials end later. */
  today: string;
  /** When it is seeded: nothing has happened after it. Without it the day is young. */
  now?: Date;
  hashPassword: (plain: string) => Promise<string>;
  /** Without scenes nobody has played yet, nor uploaded, nor moved licenses: tests begin so. */
  scenes?: SceneManifest;
  /** Without the library nobody has saved or taught anything of it. */
  lessons?: LessonLibrary;
};

/** A statement takes 65,535 values at most. */
const ROWS_AT_ONCE = 1000;

/** Whether nobody has used the database yet: demo data never joins real data. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from accounts) or exists (select from schools)
        or exists (select from districts) or exists (select from families) as used`.execute(db);
  return rows[0]?.used === false;
}

/** Fills an empty database; of two starts at once the caller lets one through. In a used one it fails, whole. */
export async function seedDemo(tx: Tx, options: SeedOptions): Promise<void> {
  const rows = buildDemo(options.today);
  const hash = await options.hashPassword(DEMO_PASSWORD);
  const accounts = rows.accounts.map(({ has_password, class_code, ...account }) => ({
    ...account,
    password_hash: has_password ? hash : null,
    class_code_sealed: class_code === null ? null : seal(options.appKey, class_code),
  }));
  const students = rows.students.map(({ password, ...student }) => ({
    ...student,
    password_sealed: seal(options.appKey, password),
  }));

  await tx.insertInto('districts').values(rows.districts).execute();
  await tx.insertInto('schools').values(rows.schools).execute();
  await tx.insertInto('sign_on_tenants').values(rows.sign_on_tenants).execute();
  await tx.insertInto('families').values(rows.families).execute();
  await tx.insertInto('accounts').values(accounts).execute();
  await tx.insertInto('account_requests').values(rows.account_requests).execute();
  await tx.insertInto('groups').values(rows.groups).execute();
  await tx.insertInto('group_members').values(rows.group_members).execute();
  for (const some of chunksOf(students)) await tx.insertInto('students').values(some).execute();
  await tx.insertInto('student_shares').values(rows.student_shares).execute();
  // Their pages say who put them there.
  await sql`
    insert into audit (at, actor_id, actor_scope, action, subject_type, subject_id, request_id)
    select s.archived_at, o.id, o.scope, 'student.archive', 'student', s.id, 'demo'
    from students s join accounts o on o.id = s.owner_id where s.archived_at is not null`.execute(tx);

  for (const table of ['districts', 'schools', 'families', 'groups'] as const) {
    await continueAfter(tx, sql`pg_get_serial_sequence(${table}, 'id')`, rows[table].length);
  }
  await continueAfter(tx, sql`'person_ids'`, accounts.length + students.length);
  await seedLicenses(tx, rows, options);
  if (options.scenes === undefined) return;
  await seedLife(tx, rows, options.today);
  await seedConsents(tx, options.today);
  const { today, now = new Date(`${today}T08:00:00Z`) } = options;
  await seedPlay(tx, { today, now }, options.scenes);
  await seedSmallGroups(tx, today);
  await seedNotes(tx, today);
  if (options.lessons !== undefined) await seedLessons(tx, options.today, options.lessons);
  await seedCare(tx, today, now);
  await seedStaffAdmin(tx, options.today);
  await countWeeksPlayed(tx, new Date(`${options.today}T12:00:00Z`));
}

/** The rows brought their ids along: the next one made must not meet them. */
async function continueAfter(tx: Tx, sequence: ReturnType<typeof sql>, last: number): Promise<void> {
  await sql`select setval(${sequence}, greatest(nextval(${sequence}) - 1, ${last}))`.execute(tx);
}

function* chunksOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    yield rows.slice(start, start + ROWS_AT_ONCE);
}
