import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { hashToken, seal } from '#platform/server/crypto.ts';
import { type Files, LARGE, openFiles } from '#platform/server/files/files.ts';
import type { TestKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';

const bill = (mark: string) => ({
  billing_name: `${mark} buyer`,
  billing_email: `${mark.toLowerCase()}@buyer.test`,
  billing_address: `${mark} street`,
  organisation: `${mark} house`,
  note: `${mark} note`,
});

/** An adult without a school, with something unmistakable in every table that can say anything about an adult. */
export async function plantAdult(kindred: TestKindred, mark: string) {
  const { db, appKey } = kindred;
  const now = kindred.now();
  const family = await buildFamily(db);
  await db
    .updateTable('families')
    .set({ name: `${mark} family` })
    .where('id', '=', family.id)
    .execute();
  const staff = await buildAccount(db, { scope: 'uber' });
  const adult = await buildAccount(db, {
    scope: 'parent',
    family_id: family.id,
    username: `${mark.toLowerCase()}@home.test`,
    first_name: `${mark}First`,
    last_name: `${mark}Last`,
    clever_user_id: `${mark}-clever`,
    classlink_tenant_id: `${mark}-tenant`,
    classlink_login_id: `${mark}-login`,
    class_code_sealed: Buffer.from(`${mark}-code`),
    time_zone: 'America/Denver',
    language: 'en',
  });
  const { id } = adult;
  const own = { account_id: id };
  const request = {
    ...own,
    no_district: true,
    state: 'NY',
    my_role: `${mark}-role`,
    my_role_description: `${mark}-described`,
    district: `${mark}-district`,
    school: `${mark}-school`,
    programs_evaluation_goal_option: `${mark}-goal`,
    referral: `${mark}-referral`,
    referrer: `${mark}-referrer`,
  };
  await db.insertInto('account_requests').values(request).execute();
  await db
    .insertInto('news_wishes')
    .values({ ...own, wanted: true, state: 'told', asked_at: now, listed_email: adult.username })
    .execute();
  await db
    .insertInto('passkeys')
    .values({
      ...own,
      name: `${mark} key`,
      credential_id: Buffer.from(`${mark}-credential`),
      public_key: Buffer.from(`${mark}-public`),
      user_handle: Buffer.alloc(32, `${mark}-handle`),
      counter: 1,
      transports: [`${mark}-usb`],
      created_at: now,
    })
    .execute();
  await db
    .insertInto('code_apps')
    .values({ ...own, secret_sealed: Buffer.from(`${mark}-secret`), created_at: now, confirmed_at: now })
    .execute();
  await db
    .insertInto('recovery_codes')
    .values({ ...own, code_hash: Buffer.from(`${mark}-recovery`), created_at: now, used_at: now })
    .execute();
  await db
    .insertInto('staff_notes')
    .values({ ...own, author_id: staff.id, text: `${mark} was here`, created_at: now })
    .execute();
  await db
    .insertInto('acting_sessions')
    .values({
      ...own,
      staff_id: staff.id,
      reason: `${mark} asked`,
      started_at: now,
      ends_at: now,
      ended_at: now,
    })
    .execute();
  const code = `e-planted-${id}`;
  await sql`with lesson as (insert into lessons (code, in_library, library_hash, type, usage, skills, level, grades, prep,
      challenges, minutes, title, overview, materials, featured_month, practice, family, safety, cover)
    values (${code}, false, '', 'activity', '{}', '{}', 'elementary', '', 'none', '{}', 5, '', '', '', 1, '', false, false, '')
    returning id)
    insert into lessons_taught (account_id, lesson_id, on_day, note, at)
    select ${id}::bigint, id, '2026-09-11', ${`${mark} taught`}, ${now}::timestamptz from lesson`.execute(db);
  const [quote] = await db
    .insertInto('quotes')
    .values({
      ...own,
      ...bill(mark),
      number: `KQ-${id}`,
      kind: 'primary',
      status: 'sent',
      plan: 'individual',
      quantity: 2,
      unit_price_cents: 3900,
      total_cents: 7800,
      starts_on: '2026-09-01',
      valid_until: '2027-01-01',
      created_by: id,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .execute();
  const [order] = await db
    .insertInto('orders')
    .values({
      ...own,
      ...bill(mark),
      number: `KO-${id}`,
      kind: 'card',
      status: 'canceled',
      quote_id: quote?.id ?? null,
      plan: 'individual',
      quantity: 2,
      unit_price_cents: 3900,
      total_cents: 7800,
      starts_on: '2026-09-01',
      sold_as: 'primary',
      decline_reason: `${mark} declined`,
      created_by: id,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .execute();
  await db
    .insertInto('payments')
    .values({
      order_id: order?.id ?? 0,
      status: 'canceled',
      secret_hash: Buffer.from('s'),
      amount_cents: 7800,
      receipt_url: `https://pay.test/${mark}`,
      parent_first_name: `${mark}First`,
      parent_last_name: `${mark}Last`,
      parent_email: adult.username,
      created_at: now,
      expires_at: now,
      made_account_id: id,
    })
    .execute();
  const [lot] = await db
    .insertInto('license_lots')
    .values({
      root_id: sql<number>`currval(pg_get_serial_sequence('license_lots', 'id'))`,
      ...own,
      plan: 'individual',
      term: 'year',
      starts_on: '2026-09-01',
      issuer: 'user',
      origin: 'purchase',
      created_at: now,
    })
    .returning('id')
    .execute();
  await db
    .insertInto('events')
    .values({
      channel: adult.personal_channel,
      type: 'told',
      data: JSON.stringify({ name: `${mark}First` }),
    })
    .execute();
  const raw = Buffer.from(`Subject: News\r\nContent-Type: text/plain\r\n\r\nHello ${mark}First.\r\n`);
  await db.insertInto('mailbox').values({ recipient: adult.username, raw }).execute();
  await db
    .insertInto('mails')
    .values({
      operation_id: `planted-${id}`,
      kind: 'digest',
      recipient: adult.username,
      status: 'sent',
      letter_sealed: seal(appKey, JSON.stringify({ subject: 'Hi', text: `Hello ${mark}First`, html: '' })),
    })
    .execute();
  await db
    .insertInto('sidebar_tasks')
    .values({
      ...own,
      uuid: randomUUID(),
      type: 'bulk-upload',
      done: 0,
      total: 1,
      failed: false,
      path: `/x/${mark}`,
      name: `${mark}.csv`,
    })
    .execute();
  return { adult, id, family, staff, quote, order, lot };
}

/** Somebody who teaches at a school: two students, a colleague who runs the school, and what hangs on teaching. */
export async function plantTeacher(
  kindred: TestKindred,
  mark: string,
  files: Files = openFiles(kindred.appKey, null),
) {
  const { db, appKey } = kindred;
  const school = await buildSchool(db);
  const at = { school_id: school.id };
  const admin = await buildAccount(db, at);
  const teacher = await buildAccount(db, {
    ...at,
    username: `${mark.toLowerCase()}@school.test`,
    first_name: `${mark}First`,
    last_name: `${mark}Last`,
  });
  const group = await buildGroup(db, 'school', { [admin.id]: 'admin', [teacher.id]: 'owner' });
  await db.updateTable('groups').set(at).where('id', '=', group.id).execute();
  const students = [];
  for (let place = 0; place < 2; place += 1)
    students.push(
      await buildStudent(db, appKey, { ...at, owner_id: teacher.id, teacher: `${mark}First ${mark}Last` }),
    );
  const [upload] = await db
    .insertInto('uploads')
    .values({
      ...at,
      status: 'mapping',
      uploaded_by: teacher.id,
      educator_id: teacher.id,
      actor_scope: 'educator',
      file_name: `${mark}.csv`,
      file_sha256: Buffer.from('x'),
      file_sealed: seal(appKey, `${mark} file`),
      sample: JSON.stringify([[mark]]),
    })
    .returning('id')
    .execute();
  await plantFiles(kindred, {
    mark,
    schoolId: school.id,
    teacher,
    admin,
    student: students[0]?.id ?? 0,
    files,
  });
  return { school, admin, teacher, group, students, upload };
}

type Filed = {
  mark: string;
  schoolId: number;
  teacher: { id: number; username: string };
  admin: { id: number };
  student: number;
  files: Files;
};

/** Files large enough to lie in a store, what was read of them, and colleagues' files that name the teacher. */
async function plantFiles(
  { db, now }: TestKindred,
  { mark, schoolId, teacher, admin, student, files }: Filed,
): Promise<void> {
  const line = `Ada,Lovelace,3,${mark}First ${mark}Last,${teacher.username}\n`;
  const kept = () => files.keep(Buffer.from(line.repeat(LARGE / line.length + 1)));
  const cells = ['Ada', 'Lovelace', '3', `${mark}First ${mark}Last`, teacher.username];
  const seen = {
    sample: JSON.stringify([cells]),
    reading: JSON.stringify({ names: [], head: [{ line: 1, text: cells.join() }] }),
    actor_scope: 'educator',
    file_sha256: hashToken(mark),
    school_id: schoolId,
  };
  const own = { ...seen, uploaded_by: teacher.id, educator_id: teacher.id, file_name: `${mark}.csv` };
  const colleagues = { ...seen, uploaded_by: admin.id, educator_id: admin.id, file_name: 'all.csv' };
  const uploads = await db
    .insertInto('uploads')
    .values([
      { ...own, status: 'ready', staged: true, file_sealed: await kept() },
      { ...own, status: 'failed', staged: false, file_sealed: await kept() },
      { ...own, status: 'applied', staged: true, file_sealed: null },
      { ...colleagues, status: 'mapping', staged: false, file_sealed: null },
      {
        ...colleagues,
        file_sha256: hashToken(`all ${mark}`),
        status: 'applied',
        staged: true,
        file_sealed: null,
      },
    ])
    .returning(['id', 'staged'])
    .execute();
  const row = {
    line: 2,
    first_name: 'Ada',
    last_name: 'Lovelace',
    first_fold: 'ada',
    last_fold: 'lovelace',
    grade_written: '3',
    teacher: `Ms. ${mark}Last`,
    student_id: '',
    educator_username: teacher.username,
    student_username: '',
    activate_license: '',
    assign_program: '',
    clever_user_id: '',
    classlink_login_id: '',
    classlink_tenant_id: '',
    activate: false,
    before: '{}',
    written: JSON.stringify(cells),
  };
  for (const { id } of uploads.filter(({ staged }) => staged)) {
    const before = JSON.stringify({ first_name: 'Ada', teacher: `${mark}First ${mark}Last` });
    await db
      .insertInto('upload_rows')
      .values([
        { ...row, id: id * 10_000_000 + 1, action: 'fail' },
        { ...row, id: id * 10_000_000 + 2, action: 'update', target_id: student, before },
      ])
      .execute();
  }
  const fetched = {
    account_id: teacher.id,
    language: 'en',
    brand: 'kindred',
    state: 'ready',
    total: 1,
    created_at: now(),
    ends_at: new Date(now().getTime() + 60 * 86_400_000),
  } as const;
  const part = { place: 1, state: 'made' } as const;
  const own_export = await db
    .insertInto('own_exports')
    .values({ ...fetched, uuid: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const content_sealed = await files.keep(Buffer.from(line));
  await db
    .insertInto('own_export_parts')
    .values({ ...part, export_id: own_export.id, content_sealed })
    .execute();
  const kind = { program: 'zoou', kind: 'progress', part: 'conference', format: 'pdf' } as const;
  const download = await db
    .insertInto('report_downloads')
    .values({ ...fetched, ...kind, uuid: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('report_download_parts')
    .values({ ...part, download_id: download.id, student_id: student, content_sealed: await kept() })
    .execute();
}
