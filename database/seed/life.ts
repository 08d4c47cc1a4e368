import { sql } from 'kysely';
import { addDays } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';

import { recordHistory } from '#product/licensing/server/ledger/history.ts';
import type { Owner } from '#product/licensing/server/ledger/lots.ts';
import { moveLicenses } from '#product/licensing/server/ledger/move.ts';
import { operate } from '#product/licensing/server/ledger/operations.ts';
import { recordActivity } from '#product/schools/server/activity.ts';
import type { AccountRow, DemoRows, StudentRow } from './base/rows.ts';

const STAFF = 'uber@kindred.test';
const DISTRICT = 'district@kindred.test';
const ADMIN = 'admin@kindred.test';
const TEACHER = 'educator@kindred.test';
/** Has given away what was left, and has students without a license. */
const WITHOUT = 'gregor.halvorsen@saltmarshlane.test';
const RECEIVER = 'eunji.kwon@saltmarshlane.test';

type Life = { tx: Tx; rows: DemoRows; today: string };

/** What people have done with the product so far: without it half of the demo's tabs would be empty. */
export async function seedLife(tx: Tx, rows: DemoRows, today: string): Promise<void> {
  const life = { tx, rows, today };
  await seedActivity(life);
  await seedTransfers(life);
  await seedTurnedAway(life);
  await seedUploads(life);
  await seedDistrictUpload(life);
}

function account({ rows }: Life, username: string): AccountRow {
  const found = rows.accounts.find((one) => one.username === username);
  if (found === undefined) throw new Error(`the demo has no ${username}`);
  return found;
}

const daysAgo = ({ today }: Life, days: number): Date => new Date(`${addDays(today, -days)}T15:00:00Z`);

async function seedActivity(life: Life): Promise<void> {
  const id = (username: string): number => account(life, username).id;
  const by = (username: string) => ({ id: id(username), actingAsBy: null });
  const entries = [
    { type: 'add-educator', actor: by(ADMIN), educatorId: id('mirela.bondar@larkspurhollow.test'), days: 26 },
    { type: 'site-license-grant-access', actor: by(ADMIN), educatorId: id(TEACHER), days: 24 },
    {
      type: 'student-mass-transfer-to-another-educator',
      actor: by(DISTRICT),
      educatorId: id('farid.rostami@larkspurhollow.test'),
      otherEducatorId: id('siobhan.quinlan@larkspurhollow.test'),
      studentsCount: 12,
      days: 19,
    },
    {
      type: 'deactivate-educator',
      actor: by(STAFF),
      educatorId: id('judith.keating@wrenfieldvalley.test'),
      days: 12,
    },
    {
      type: 'site-license-revoke-access',
      actor: by(ADMIN),
      educatorId: id('clinician@kindred.test'),
      days: 5,
    },
    {
      type: 'site-license-grant-access',
      actor: by(ADMIN),
      educatorId: id('clinician@kindred.test'),
      days: 4,
    },
  ] as const;
  for (const { days, ...entry } of entries) {
    await recordActivity(life.tx, { ...entry, now: daysAgo(life, days) });
  }
}

async function seedTransfers(life: Life): Promise<void> {
  const groupId = (name: string): number => life.rows.groups.find((one) => one.name === name)?.id ?? 0;
  const moves: {
    from: Owner;
    to: Owner;
    plan: 'individual' | 'site';
    count: number;
    by: string;
    days: number;
  }[] = [
    {
      from: { groupId: groupId('Larkspur Hollow Unified School District') },
      to: { groupId: groupId('Larkspur Hollow Elementary School') },
      plan: 'site',
      count: 20,
      by: DISTRICT,
      days: 16,
    },
    {
      from: { accountId: account(life, WITHOUT).id },
      to: { accountId: account(life, RECEIVER).id },
      plan: 'individual',
      count: 3,
      by: STAFF,
      days: 9,
    },
  ];
  for (const [at, { by, days, ...move }] of moves.entries()) {
    const actor = { id: account(life, by).id, scope: account(life, by).scope, actingAsBy: null };
    const given = {
      tx: life.tx,
      kind: 'demo',
      actor,
      now: daysAgo(life, days),
      operationId: `demo:move:${at}`,
    };
    await operate(
      given,
      () => null,
      async (operation) => {
        await moveLicenses(operation, move);
        const { from: owner, to, plan, count: quantity } = move;
        await recordHistory(operation, { type: 'transfer', owner, to, plan, quantity });
        return null;
      },
    );
  }
}

const studentsOf = ({ rows }: Life, owner: AccountRow): StudentRow[] =>
  rows.students.filter((one) => one.owner_id === owner.id && one.archived_at === null);

/** Children who came and could not play. */
async function seedTurnedAway(life: Life): Promise<void> {
  const owner = account(life, WITHOUT);
  const without = studentsOf(life, owner).filter((one) => one.active_program === null);
  const values = without.slice(0, 4).map(({ id }, at) => ({
    student_id: id,
    on_day: addDays(life.today, -1 - at),
    owner_id: owner.id,
    times: 1 + (at % 3),
    last_at: daysAgo(life, 1 + at),
  }));
  if (values.length > 0) await life.tx.insertInto('unlicensed_logins').values(values).execute();
}

const HEADERS = ['First Name', 'Last Name', 'Grade', 'Teacher'];
const MAPPING = ['first_name', 'last_name', 'grade', 'teacher'];
const ROWS_OF_AN_UPLOAD = 10_000_000;

/** A class list that was uploaded again: everybody was known already, but for a line nobody could read. */
async function seedUploads(life: Life): Promise<void> {
  const { tx } = life;
  const [admin, teacher] = [account(life, ADMIN), account(life, TEACHER)];
  const students = studentsOf(life, teacher);
  const at = daysAgo(life, 20);
  const total = students.length + 1;
  const common = {
    uploaded_by: admin.id,
    actor_scope: 'educator',
    school_id: teacher.school_id ?? 0,
    educator_id: teacher.id,
    file_sha256: Buffer.alloc(32),
    headers: JSON.stringify(HEADERS),
    mapping: JSON.stringify(MAPPING),
    total_lines: total,
    rows_total: total,
    created_at: at,
    updated_at: at,
  };
  const [applied] = await tx
    .insertInto('uploads')
    .values([
      {
        ...common,
        status: 'applied',
        file_name: 'grade-3-fall.csv',
        staged: true,
        unchanged: students.length,
        updated: students.length,
        failed: 1,
        done_lines: total,
        confirmed_at: at,
        applied_at: at,
      },
      { ...common, status: 'canceled', file_name: 'grade-3-last-year.csv', created_at: daysAgo(life, 22) },
    ])
    .returning('id')
    .execute();
  const upload = applied?.id ?? 0;
  const cells = students.map(({ id, first_name, last_name, grade, teacher: name }) => ({
    target: id,
    first: first_name,
    last: last_name,
    grade: String(grade),
    teacher: name,
  }));
  const unread = { target: null, first: 'Noor', last: 'Haddad', grade: 'thirteen', teacher: '' };
  await sql`
    insert into upload_rows (id, line, first_name, last_name, grade_written, teacher, student_id, educator_username,
      student_username, activate_license, assign_program, clever_user_id, classlink_login_id, classlink_tenant_id,
      first_fold, last_fold, activate, errors, action, target_id)
    select ${upload}::bigint * ${ROWS_OF_AN_UPLOAD} + place, place + 1, "first", "last", grade, coalesce(teacher, ''),
      '', '', '', '', '', '', '', '', lower("first"), lower("last"), false,
      case when target is null then '{"grade":{"i18n":"validation.in"}}'::jsonb else '{}'::jsonb end,
      case when target is null then 'fail' else 'keep' end, target
    from rows from (jsonb_to_recordset(${JSON.stringify([...cells, unread])}::jsonb)
      as (target bigint, "first" text, "last" text, grade text, teacher text)) with ordinality
      as row (target, "first", "last", grade, teacher, place)`.execute(tx);
}

/** The roster of a whole district in the fall: nobody had changed. */
async function seedDistrictUpload(life: Life): Promise<void> {
  const { tx, rows } = life;
  const admin = account(life, DISTRICT);
  const home = rows.schools.find(({ id }) => id === admin.school_id);
  const district = home?.district_id ?? 0;
  const at = daysAgo(life, 40);
  const common = {
    uploaded_by: admin.id,
    actor_scope: 'educator',
    file_name: 'fall-roster.zip',
    file_sha256: Buffer.alloc(32, 1),
    created_at: at,
    updated_at: at,
  };
  const parts = rows.schools
    .filter(({ district_id: of }) => of === district)
    .flatMap((school) => {
      const educator = rows.accounts.find(
        ({ school_id: works, status }) => works === school.id && status === 'verified',
      );
      const students = rows.students.filter(({ school_id: attended }) => attended === school.id).length;
      const org = { id: `org-${school.id}`, name: school.name, students };
      return educator === undefined ? [] : [{ school, educator, students, org }];
    });
  const { id } = await tx
    .insertInto('district_uploads')
    .values({
      ...common,
      status: 'split',
      district_id: district,
      orgs: JSON.stringify(parts.map(({ org }) => org)),
      links: JSON.stringify(
        parts.map(({ org, school, educator }) => ({
          org: org.id,
          school_id: school.id,
          educator_id: educator.id,
        })),
      ),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('uploads')
    .values(
      parts.map(({ school, educator, students, org }) => ({
        ...common,
        district_upload_id: id,
        status: 'applied' as const,
        school_id: school.id,
        educator_id: educator.id,
        source: 'oneroster' as const,
        org: org.id,
        orgs: JSON.stringify([org]),
        rows_total: students,
        unchanged: students,
        updated: students,
        done_lines: students,
        total_lines: students,
        confirmed_at: at,
        applied_at: at,
      })),
    )
    .execute();
}
