import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { sealBytes } from '#platform/server/crypto.ts';
import { packFiles } from '#product/child-data/server/export/pack.ts';
import { transferOwnLicenses } from '#product/licensing/admin-contract.ts';
import { educatorLicenses } from '#product/licensing/contract.ts';
import { educatorStudents } from '#product/rosters/contract.ts';
import { rowId } from '#product/rosters/uploads/server/store/store.ts';
import { recordActivity } from '#product/schools/server/activity.ts';
import { buildClassDevice } from '../class-tiles.ts';
import type { TestKindred } from '../kindred.ts';
import { buildLicenses, buildSiteLicense } from '../licenses.ts';
import {
  buildAccount,
  buildDistrict,
  buildFamily,
  buildGroup,
  buildSchool,
  buildStudent,
} from '../people.ts';
import { buildOrder, buildQuote } from '../purchases.ts';
import { buildFollowUp } from './follow-ups.ts';
import { buildPerson } from './people.ts';

/** Another school and another family, which nobody of the matrix has to do with, and something of everything they can have. */
export async function buildElsewhere(kindred: TestKindred) {
  const { db, appKey } = kindred;
  const now = kindred.now();
  const school = await buildSchool(db);
  const here = { school_id: school.id };
  const educator = await buildPerson(kindred, here);
  const colleague = await buildPerson(kindred, here);
  const invited = await buildAccount(db, { ...here, source: 'invite', status: 'not-verified' });
  const group = await buildGroup(db, 'school', { [educator.id]: 'owner', [colleague.id]: 'member' });
  await db.updateTable('groups').set(here).where('id', '=', group.id).execute();
  const siteLot = await buildSiteLicense(db, educator.id, now);
  await buildSiteLicense(db, { groupId: group.id }, now);
  await db
    .insertInto('reading_agreements')
    .values({ group_id: group.id, ...here })
    .execute();
  await buildLicenses(db, educator.id, 10, now);
  const student = await buildStudent(db, appKey, { owner_id: educator.id, ...here });
  // Played a little of everything: every list of reports has the student.
  await db
    .insertInto('program_progress')
    .values(PROGRAM_IDS.map((program) => ({ student_id: student.id, program, updated_at: now })))
    .execute();
  const { token: asEducator } = await signedIn(kindred, educator.id);
  const operation = () => ({ operation_id: randomUUID() });
  await done(
    kindred.call(
      transferOwnLicenses,
      { educator_id: colleague.id, plan: 'individual', count: 1, ...operation() },
      { token: asEducator },
    ),
  );
  await done(
    kindred.call(
      educatorLicenses.assign,
      { ids: [student.id], program: 'zoou', ...operation() },
      { token: asEducator },
    ),
  );
  const actor = { id: educator.id, scope: 'educator', traits: [], actingAsBy: null };
  await recordActivity(db, {
    type: 'add-educator',
    actor,
    educatorId: educator.id,
    schoolId: school.id,
    now,
  });
  const upload = await buildUpload(kindred, educator.id, school.id);
  const ofDistrict = await buildDistrictUpload(kindred, educator.id, school.id);

  const quote = await buildQuote(db, educator.id);
  const family = await buildFamily(db);
  const parent = await buildPerson(kindred, { scope: 'parent', family_id: family.id });
  const child = await buildStudent(db, appKey, { owner_id: parent.id, family_id: family.id });
  return {
    educator,
    colleague: colleague.id,
    parent,
    school: school.id,
    group: group.id,
    agreement: group.id * 1_000_000 + school.id,
    invited: invited.id,
    student: student.id,
    child: child.id,
    siteLot,
    familyLot: await buildLicenses(db, parent.id, 2, now),
    transfer: await newest(kindred, 'ecommerce_history', "type = 'transfer'"),
    entry: await newest(kindred, 'license_entries', 'use_id is not null'),
    undo: await archiveOne(kindred, student.id, asEducator),
    activity: await newest(kindred, 'activity'),
    notification: await buildNotification(kindred, educator.id),
    session: await buildSession(kindred, educator.id),
    passkey: await buildPasskey(kindred, educator.id),
    familyNotification: await buildNotification(kindred, parent.id),
    quote,
    packet: await buildPacket(kindred, educator.id, quote),
    order: await buildOrder(db, educator.id),
    smallGroup: await buildSmallGroup(kindred, educator.id, student.id),
    classDevice: await buildClassDevice(kindred.db, educator.id, kindred.now()),
    familyOrder: await buildOrder(db, parent.id),
    childExport: await buildExport(kindred, educator.id, student.id),
    familyExport: await buildExport(kindred, parent.id, child.id),
    ownExport: await buildOwnExport(kindred, educator.id),
    upload: upload.id,
    uploadRow: upload.row,
    ...(await buildReportsTaken(kindred, educator.id, student.id)),
    ...(await buildFollowUp(kindred, {
      ...here,
      responder_id: educator.id,
      backup_id: colleague.id,
      student_id: student.id,
    })),
    ...(await buildFamilyLink(
      kindred,
      { made_by: educator.id, student_id: student.id },
      parent.id,
      school.id,
    )),
    ...ofDistrict,
  };
}

export type Elsewhere = Awaited<ReturnType<typeof buildElsewhere>>;

async function signedIn(kindred: TestKindred, accountId: number) {
  return { token: await kindred.tokenFor({ accountId }) };
}

export async function done(call: Promise<{ status: number; error: unknown }>): Promise<void> {
  const { status, error } = await call;
  if (status >= 300) throw new Error(`the matrix could not be built: ${JSON.stringify(error)}`);
}

/** What they could take back of it is theirs alone. */
async function archiveOne(kindred: TestKindred, id: number, token: string): Promise<string> {
  await done(kindred.call(educatorStudents.archive, { ids: [id] }, { token }));
  await done(kindred.call(educatorStudents.unarchive, { ids: [id] }, { token }));
  const found = kindred.db.selectFrom('undo_steps').select('id').orderBy('at', 'desc').orderBy('id');
  return (await found.executeTakeFirstOrThrow()).id;
}

async function newest({ db }: TestKindred, table: string, where = 'true'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select max(id) as id from ${sql.table(table)} where ${sql.raw(where)}`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Ready to be fetched. */
async function buildExport({ db, appKey, now }: TestKindred, account_id: number, student_id: number) {
  const created_at = now();
  const ends_at = new Date(created_at.getTime() + 86_400_000);
  const asked = { kind: 'child', language: 'en', brand: 'kindred', state: 'ready', total: 1 } as const;
  const { id } = await db
    .insertInto('child_exports')
    .values({ uuid: randomUUID(), account_id, ...asked, created_at, ends_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const content_sealed = await sealBytes(appKey, await packFiles([{ name: 'index.html', text: 'theirs' }]));
  await db
    .insertInto('child_export_parts')
    .values({ export_id: id, place: 1, student_id, state: 'made', content_sealed })
    .execute();
  return id;
}

async function buildOwnExport({ db, appKey, now }: TestKindred, account_id: number) {
  const created_at = now();
  const ends_at = new Date(created_at.getTime() + 86_400_000);
  const asked = { language: 'en', brand: 'kindred', state: 'ready', total: 1 } as const;
  const { id } = await db
    .insertInto('own_exports')
    .values({ uuid: randomUUID(), account_id, ...asked, created_at, ends_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const content_sealed = await sealBytes(appKey, await packFiles([{ name: 'index.html', text: 'theirs' }]));
  await db
    .insertInto('own_export_parts')
    .values({ export_id: id, place: 1, state: 'made', content_sealed })
    .execute();
  return id;
}

async function buildNotification({ db }: TestKindred, accountId: number): Promise<number> {
  const kind = 'licenses-expiring';
  const { id } = await db
    .insertInto('dashboard_notifications')
    .values({ account_id: accountId, kind, operation_id: `${kind}:${accountId}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** With one student, for the skill of joining in. */
export async function buildSmallGroup(
  { db }: TestKindred,
  ownerId: number,
  studentId: number,
): Promise<number> {
  const { id } = await db
    .insertInto('small_groups')
    .values({
      owner_id: ownerId,
      name: 'Joining in',
      program: 'zoou',
      skill: 'ini',
      goal: '',
      starts_on: '2026-09-01',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('small_group_members')
    .values({ small_group_id: id, student_id: studentId, joined_on: '2026-09-01', before: 'null' })
    .execute();
  return id;
}

/** Reports that are being made, and a link to one of them. */
async function buildReportsTaken({ db, now }: TestKindred, account_id: number, student_id: number) {
  const times = { created_at: now(), ends_at: new Date(now().getTime() + 3_600_000) };
  const report = { account_id, program: 'zoou', kind: 'assessment', ...times } as const;
  const download = await db
    .insertInto('report_downloads')
    .values({
      ...report,
      uuid: randomUUID(),
      part: 'family',
      language: 'en',
      format: 'pdf',
      brand: 'kindred',
      total: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('report_download_parts')
    .values({ download_id: download.id, place: 1, student_id })
    .execute();
  const link = await db
    .insertInto('report_links')
    .values({ ...report, student_id, iteration: 1, token_hash: randomBytes(8) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { download: download.id, link: link.id };
}

/** A link to the papers of a quote. */
async function buildPacket({ db, now }: TestKindred, account_id: number, quote_id: number): Promise<number> {
  const times = { created_at: now(), ends_at: new Date(now().getTime() + 3_600_000) };
  const { id } = await db
    .insertInto('packet_links')
    .values({ quote_id, account_id, token_hash: randomBytes(8), ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A code that was handed out, and somebody whom another one linked. */
async function buildFamilyLink(
  { db, now }: TestKindred,
  invite: { made_by: number; student_id: number },
  account_id: number,
  school_id: number,
) {
  const times = { created_at: now(), ends_at: new Date(now().getTime() + 3_600_000) };
  const { id: familyInvite } = await db
    .insertInto('family_invites')
    .values({ ...invite, code_hash: randomBytes(8), ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: familyLink } = await db
    .insertInto('family_links')
    .values({ student_id: invite.student_id, account_id, school_id, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { familyInvite, familyLink };
}

/** Somebody who runs a district. */
export async function buildDistrictOf({ db }: TestKindred, educatorId: number): Promise<number> {
  const district = await buildDistrict(db);
  const group = await buildGroup(db, 'district', { [educatorId]: 'owner' });
  await db.updateTable('groups').set({ district_id: district.id }).where('id', '=', group.id).execute();
  return district.id;
}

/** With one school, that is called `o` there. */
export async function buildDistrictRoster(
  { db }: TestKindred,
  educatorId: number,
  districtId: number,
  status: 'linking' | 'split',
): Promise<number> {
  const { id } = await db
    .insertInto('district_uploads')
    .values({
      status,
      district_id: districtId,
      uploaded_by: educatorId,
      actor_scope: 'educator',
      file_name: 'a.zip',
      file_sha256: Buffer.of(1),
      // Its file, unread here: without one nothing can be split any more.
      file_sealed: Buffer.of(1),
      orgs: JSON.stringify([{ id: 'o', name: 'Oak', students: 1 }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function buildSession({ db, tokenFor }: TestKindred, accountId: number): Promise<number> {
  await tokenFor({ accountId });
  const sessions = db.selectFrom('sessions').select('id').where('account_id', '=', accountId);
  return (await sessions.executeTakeFirstOrThrow()).id;
}

/** The roster of a district, split, with one school that waits. */
async function buildDistrictUpload(kindred: TestKindred, educatorId: number, schoolId: number) {
  const district = await buildDistrictOf(kindred, educatorId);
  const id = await buildDistrictRoster(kindred, educatorId, district, 'split');
  const part = await buildUpload(kindred, educatorId, schoolId);
  await kindred.db.updateTable('uploads').set({ district_upload_id: id }).where('id', '=', part.id).execute();
  return { district, districtUpload: id, districtSchool: part.id };
}

/** One that waits to be confirmed, with a row. */
export async function buildUpload({ db }: TestKindred, educatorId: number, schoolId: number) {
  const { id } = await db
    .insertInto('uploads')
    .values({
      status: 'ready',
      staged: true,
      uploaded_by: educatorId,
      actor_scope: 'educator',
      educator_id: educatorId,
      school_id: schoolId,
      file_name: 'a.csv',
      file_sha256: Buffer.of(1),
      rows_total: 1,
      to_create: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = rowId(id, 1);
  await sql`insert into upload_rows (id, line, first_name, last_name, grade_written, teacher, student_id, educator_username,
      student_username, activate_license, assign_program, clever_user_id, classlink_login_id, classlink_tenant_id, grade,
      first_fold, last_fold, activate, action)
    values (${row}, 2, 'Robin', 'Birch', '3', '', '', '', '', '', '', '', '', '', 3, 'robin', 'birch', false,
      'create')`.execute(db);
  return { id, row };
}

async function buildPasskey({ db, now }: TestKindred, accountId: number): Promise<number> {
  const { id } = await db
    .insertInto('passkeys')
    .values({
      account_id: accountId,
      credential_id: Buffer.from(`passkey of ${accountId}`),
      public_key: Buffer.of(0),
      user_handle: Buffer.alloc(32),
      name: 'A phone elsewhere',
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
