import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forgetInSimulators } from '#apps/running/retention.ts';
import { sayFor } from '#apps/running/words.ts';
import { seal } from '#platform/server/crypto.ts';
import { openFiles } from '#platform/server/files/files.ts';
import { remover } from '#platform/server/files/tidy.ts';
import { postOffice } from '#platform/server/mail/mail.ts';
import { sessionForgotten } from '#product/accounts/sign-in-contract.ts';
import { listNotifications } from '#product/notifications/contract.ts';
import { CHILD_GONE, STAFF_CHANNEL } from '#product/notifications/rules/live.ts';
import { anotherApp } from '#testing/api/another-app.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily, buildGroup, buildStudent } from '#testing/api/people.ts';
import { testStore } from '#testing/server/files.ts';
import { readPdf } from '#testing/server/pdf-text.ts';
import { provedAtLeast, provedAtMost } from '#testing/server/proof-lines.ts';
import * as calls from '../../deletion-contract.ts';
import { exportChild } from '../../export-contract.ts';
import { deletionsTable } from '../../staff-contract.ts';
import { plantChild, plantFiles } from '../testing/plant.ts';
import { tracesIn } from '../testing/traces.ts';
import { runDue } from './run.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const { store, objects } = await testStore();
const beside = { db, store };
const files = openFiles(appKey, beside);
const ports = {
  appKey,
  clock: () => kindred.now(),
  forgetInDemo: forgetInSimulators,
  removeFiles: remover(beside),
  sayFor,
  post: postOffice(kindred.jobs, appKey),
  dashboardUrl: 'http://localhost:3000',
};
const START = '2026-09-14T15:00:00Z';
const inDays = (days: number): Date => new Date(Date.parse(START) + days * 86_400_000 + 60_000);
const tokenOf = (accountId: number) => kindred.tokenFor({ accountId });

const tracesOf = (word: string) => tracesIn(kindred, word, files);

/** What names a child beside its own rows. */
async function plantBeside(mark: string, planted: Awaited<ReturnType<typeof plantChild>>): Promise<void> {
  const { id, child, teacher, admin } = planted;
  const name = `${mark}First ${mark}Last`;
  await sql`insert into undo_steps (id, account_id, kind, data, at)
    values (gen_random_uuid(), ${teacher.id}, 'archive', ${JSON.stringify({ ids: [id], name })}::jsonb, now())`.execute(
    db,
  );
  for (const [operation, ids] of [
    ['one', [id]],
    ['two', [id, 99]],
  ] as const) {
    await db
      .insertInto('dashboard_notifications')
      .values({
        account_id: teacher.id,
        kind: 'family-link',
        data: JSON.stringify({ student_ids: ids }),
        operation_id: `planted${id}-${operation}`,
      })
      .execute();
  }
  await db
    .insertInto('events')
    .values({ channel: child.personal_channel, type: 'told', data: JSON.stringify({ name }) })
    .execute();
  await db
    .insertInto('mails')
    .values({
      operation_id: `planted-${id}`,
      kind: 'digest',
      recipient: admin.username,
      letter_sealed: seal(appKey, JSON.stringify({ subject: 'Hello', text: `About ${name}`, html: '' })),
    })
    .execute();
  const raw = Buffer.from(
    `Subject: News\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nAbout ${name}.\r\n`,
  );
  await db.insertInto('mailbox').values({ recipient: admin.username, raw }).execute();
  await db
    .insertInto('identity_simulator')
    .values({
      key_hash: Buffer.from(`key-${id}`),
      provider: 'clever',
      kind: 'token',
      content: JSON.stringify({ name }),
      created_at: new Date(),
    })
    .execute();
}

test('a canary in every table leaves no trace, and the others are as they were', async () => {
  const canary = await plantChild(kindred, 'Quokka');
  const other = await plantChild(kindred, 'Numbat');
  await plantBeside('Quokka', canary);
  await plantBeside('Numbat', other);
  for (const [mark, { id, school, admin }] of [
    ['Quokka', canary],
    ['Numbat', other],
  ] as const) {
    await plantFiles(kindred, { mark, schoolId: school.id, accountId: admin.id, studentId: id, files });
  }
  const inStore = objects.size;
  expect(inStore).toBe(16);
  const before = await tracesOf('Numbat');
  expect(await tracesOf('Quokka')).toEqual(before);
  expect(before.length).toBeGreaterThan(40);
  const token = await tokenOf(canary.admin.id);
  await kindred.call(exportChild.educator, { id: canary.id }, { token });
  const session = await kindred.tokenFor({ studentId: canary.id });
  expect((await kindred.call(calls.askDeletion.educator, { id: canary.id }, { token })).status).toBe(200);
  kindred.setNow(inDays(6));
  await runDue(db, ports);
  expect(await db.selectFrom('students').select('id').where('id', '=', canary.id).execute()).toHaveLength(1);
  kindred.setNow(inDays(7));
  await runDue(db, ports);
  const left = await tracesOf('Quokka');
  provedAtLeast('canary-places', before.length, 40);
  provedAtMost('canary-traces', left.length, 0);
  expect(left).toEqual([]);
  expect(await tracesOf('Numbat')).toEqual(before);
  expect(objects.size).toBe(inStore / 2);
  const told = db.selectFrom('events').select('channel').where('type', '=', CHILD_GONE);
  const channels = (await told.execute()).map(({ channel }) => channel);
  const around = [canary.admin, canary.teacher, canary.parent].map((one) => one.personal_channel);
  expect(channels.toSorted()).toEqual([...around, STAFF_CHANNEL].toSorted());
  const gone = await kindred.call(sessionForgotten, {}, { token: session });
  const known = await kindred.call(sessionForgotten, {}, { token });
  expect([gone.body, known.body]).toEqual([{ gone: true }, { gone: false }]);
  const entries = db.selectFrom('license_entries').where('student_id', '=', canary.id);
  expect(await entries.select('id').execute()).toHaveLength(1);
  const kept = db
    .selectFrom('audit')
    .where('subject_type', '=', 'student')
    .where('subject_id', '=', canary.id);
  const details = (await kept.select('details').execute()).map((row) => row.details);
  expect(details.length).toBeGreaterThan(0);
  expect(details.every((one) => JSON.stringify(one) === '{}')).toBe(true);
  const mark = db.selectFrom('dashboard_notifications').where('operation_id', '=', `planted${canary.id}-two`);
  expect((await mark.select('data').executeTakeFirstOrThrow()).data).toEqual({ student_ids: [99] });
});

test('what the server logs of it names no child', async () => {
  const log: string[] = [];
  const stream = { write: (line: string) => void log.push(line) };
  const { server } = anotherApp(kindred, { logger: { level: 'debug', stream } });
  const { id, admin, teacher } = await plantChild(kindred, 'Antechinus');
  for (const account of [admin, teacher]) {
    const headers = { host: 'localhost:3000', 'access-token': `Bearer ${await tokenOf(account.id)}` };
    for (const [method, path] of [
      ['POST', 'export'],
      ['GET', 'access-log'],
      ['POST', 'deletion'],
      ['DELETE', 'deletion'],
    ] as const)
      await server.inject({ method, url: `/api/educator/students/${id}/${path}`, headers });
  }
  await server.close();
  expect(log.length).toBeGreaterThan(0);
  expect(log.filter((line) => line.toLowerCase().includes('antechinus'))).toEqual([]);
});

test('who asked gets a certificate that names no child', async () => {
  const { deleted, reference } = await db
    .selectFrom('child_deletions')
    .select(['deleted', 'reference'])
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow();
  expect(deleted).toMatchObject({
    students: 1,
    told_events: 1,
    play_events_before: 1,
    student_notes: 1,
    upload_rows: 9,
    mails: 1,
  });
  const letter = (await kindred.letters()).find(({ letter: { subject } }) => subject.includes(reference));
  const [file] = letter?.letter.attachments ?? [];
  const { text } = readPdf(Buffer.from(file?.content ?? '', 'base64'));
  expect(text).toContain(reference);
  expect(text).toContain('student_notes');
  expect(text).not.toContain('Quokka');
  kindred.setNow(START);
});

test('the audit is as append-only as before', async () => {
  await expect(sql`update audit set action = 'x'`.execute(db)).rejects.toThrow('append-only');
  await expect(sql`delete from audit`.execute(db)).rejects.toThrow('append-only');
  const { id } = await db.selectFrom('students').select('id').executeTakeFirstOrThrow();
  await expect(sql`select forget_audit_of(${id})`.execute(db)).rejects.toThrow('not forgotten');
});

test('either side takes it back, and then nothing is deleted', async () => {
  const { id, admin, parent } = await plantChild(kindred, 'Potoroo');
  const token = await tokenOf(admin.id);
  await kindred.call(calls.askDeletion.educator, { id }, { token });
  const again = await kindred.call(calls.askDeletion.educator, { id }, { token });
  expect([again.status, again.error.i18n]).toEqual([409, 'error.deletion-open']);
  const family = await tokenOf(parent.id);
  const { body } = await kindred.call(calls.readDeletion.parent, { id }, { token: family });
  expect(body.data).toMatchObject({
    open: { state: 'waiting', asked_as: 'school', own: false },
    may_take_back: true,
  });
  for (const [list, as] of [
    [calls.listDeletions.parent, family],
    [calls.listDeletions.educator, token],
  ] as const) {
    const { body: open } = await kindred.call(list, {}, { token: as });
    expect(open.data).toMatchObject([{ student_id: id, name: 'PotorooFirst PotorooLast', state: 'waiting' }]);
  }
  const stranger = await tokenOf((await buildAccount(db)).id);
  expect((await kindred.call(calls.listDeletions.educator, {}, { token: stranger })).body.data).toEqual([]);
  expect((await kindred.call(calls.takeBackDeletion.parent, { id }, { token: family })).status).toBe(200);
  kindred.setNow(inDays(8));
  await runDue(db, ports);
  expect(await db.selectFrom('students').select('id').where('id', '=', id).execute()).toHaveLength(1);
  kindred.setNow(START);
});

test('a family of a school’s child asks, the school decides; silence is reminded of, then told to staff', async () => {
  const { id, admin, teacher, parent } = await plantChild(kindred, 'Bilby');
  const family = await tokenOf(parent.id);
  expect((await kindred.call(calls.askDeletion.parent, { id }, { token: family })).status).toBe(200);
  const own = await kindred.call(
    calls.decideDeletion,
    { id, agree: true },
    { token: await tokenOf(teacher.id) },
  );
  expect(own.status).toBe(403);
  const to = async (recipient: string) =>
    (await kindred.letters())
      .filter((mail) => mail.recipient === recipient)
      .map(({ letter }) => letter.subject);
  kindred.setNow(inDays(22));
  await runDue(db, ports);
  expect(await to(admin.username)).toEqual(["A family asks you to delete a child's data"]);
  kindred.setNow(inDays(24));
  await runDue(db, ports);
  expect(await to(admin.username)).toHaveLength(2);
  kindred.setNow(inDays(31));
  await runDue(db, ports);
  await runDue(db, ports);
  const overdue = (await kindred.letters()).filter(({ letter }) =>
    letter.subject.startsWith('A school has not'),
  );
  expect(overdue).toHaveLength(1);
  const admins = await tokenOf(admin.id);
  const agreed = await kindred.call(calls.decideDeletion, { id, agree: true }, { token: admins });
  expect(agreed.status).toBe(200);
  expect(await to(parent.username)).toEqual([
    "You asked the school to delete a child's data",
    'The school agreed to delete the data',
  ]);
  kindred.setNow(inDays(39));
  await runDue(db, ports);
  expect(await tracesOf('Bilby')).toEqual([]);
  kindred.setNow(START);
});

test('who decides finds a family’s request on home, until it is decided or the family has changed its mind', async () => {
  const { id, admin, teacher, parent } = await plantChild(kindred, 'Wambenger');
  const family = await tokenOf(parent.id);
  const admins = await tokenOf(admin.id);
  const onHome = async (accountId: number) => {
    const { body } = await kindred.call(listNotifications, {}, { token: await tokenOf(accountId) });
    return body.data.filter(({ kind }) => kind === 'deletion-request').map(({ data }) => data);
  };
  await kindred.call(calls.askDeletion.parent, { id }, { token: family });
  expect(await onHome(admin.id)).toEqual([{ child: id, date: '2026-10-14' }]);
  expect(await onHome(teacher.id)).toEqual([]);
  await kindred.call(calls.takeBackDeletion.parent, { id }, { token: family });
  expect(await onHome(admin.id)).toEqual([]);
  await kindred.call(calls.askDeletion.parent, { id }, { token: family });
  expect(await onHome(admin.id)).toHaveLength(1);
  await kindred.call(calls.decideDeletion, { id, agree: false }, { token: admins });
  expect(await onHome(admin.id)).toEqual([]);
  // Who came to run the school meanwhile hears of it within the hour; who runs it no more, not any more, though another.
  await kindred.call(calls.askDeletion.parent, { id }, { token: family });
  await db.deleteFrom('group_members').where('account_id', '=', admin.id).execute();
  const runs = db.updateTable('group_members').set({ role: 'owner' });
  await runs.where('account_id', '=', teacher.id).execute();
  expect(await onHome(admin.id)).toEqual([]);
  await buildGroup(db, 'school', { [admin.id]: 'owner' });
  const told = db.selectFrom('dashboard_notifications').select('account_id');
  const rows = told.where('kind', '=', 'deletion-request').where('account_id', 'in', [admin.id, teacher.id]);
  expect(await rows.execute()).toEqual([{ account_id: admin.id }]);
  kindred.setNow(inDays(1));
  await runDue(db, ports);
  await runDue(db, ports);
  expect(await onHome(teacher.id)).toHaveLength(1);
  expect(await onHome(admin.id)).toEqual([]);
  expect(await rows.execute()).toEqual([{ account_id: teacher.id }]);
  // Decided: also who was told, and decides no more, is told no longer.
  const runsNoMore = db.updateTable('group_members').set({ role: 'member' });
  await runsNoMore.where('account_id', '=', teacher.id).execute();
  await buildGroup(db, 'school', { [teacher.id]: 'owner' });
  const later = await tokenOf(parent.id);
  expect((await kindred.call(calls.takeBackDeletion.parent, { id }, { token: later })).status).toBe(200);
  expect(await rows.execute()).toEqual([]);
  kindred.setNow(START);
});

test('who asked and who answers get letters that say who it was, and again when it is taken back', async () => {
  const { id, admin, school, parent, staff } = await plantChild(kindred, 'Mulgara');
  const second = await buildAccount(db, { school_id: school.id, first_name: 'Ada', last_name: 'Lovelace' });
  const { id: group_id } = await db
    .selectFrom('groups')
    .select('id')
    .where('school_id', '=', school.id)
    .executeTakeFirstOrThrow();
  await db.insertInto('group_members').values({ group_id, account_id: second.id, role: 'admin' }).execute();
  const to = async (recipient: string) =>
    (await kindred.letters())
      .filter((mail) => mail.recipient === recipient)
      .map(({ letter }) => `${letter.subject}\n${letter.text}`);
  const page = `/educator/students/${id}/data`;
  await kindred.call(calls.askDeletion.educator, { id }, { token: await tokenOf(second.id) });
  const [own] = await to(second.username);
  const [told] = await to(admin.username);
  expect(own).toMatch(/^You asked to delete a child's data\n/);
  expect(told).toContain('Ada L. at the school asked Kindred');
  // Said on the calendar of the school, whatever the day is where the server runs.
  const asked = await kindred.call(calls.readDeletion.educator, { id }, { token: await tokenOf(second.id) });
  const { open } = asked.body.data;
  const inWords = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: open?.zone ?? '' });
  const day = inWords.format(new Date(open?.runs_at ?? ''));
  for (const letter of [own, told])
    expect(letter).toContain(`on ${day} (reference ${open?.reference ?? ''})`);
  for (const letter of [own, told]) expect(letter).toContain(page);
  await kindred.call(calls.takeBackDeletion.parent, { id }, { token: await tokenOf(parent.id) });
  for (const account of [second, admin]) {
    const letters = await to(account.username);
    expect(letters).toHaveLength(2);
    expect(letters[1]).toContain('The family canceled the deletion');
  }
  expect(await to(parent.username)).toEqual([]);
  await kindred.call(calls.askDeletion.uber, { id }, { token: await tokenOf(staff.id) });
  expect((await to(admin.username)).at(-1)).toContain('Our staff asked Kindred');
  const [ofStaff] = await to(staff.username);
  expect(ofStaff).not.toContain(`/students/${id}`);
  const all = [...(await to(admin.username)), ...(await to(second.username)), ofStaff].join();
  expect(all).not.toContain('Mulgara');
});

test('who teaches at home asks as the family: there is no school', async () => {
  const { id: family_id } = await buildFamily(db);
  const home = await buildAccount(db, { role: 'home', school_id: null, family_id });
  const { id } = await buildStudent(db, appKey, { owner_id: home.id, family_id });
  const token = await tokenOf(home.id);
  expect((await kindred.call(calls.askDeletion.educator, { id }, { token })).status).toBe(200);
  const { body } = await kindred.call(calls.readDeletion.educator, { id }, { token });
  expect(body.data.open).toMatchObject({ asked_as: 'family', own: true });
});

async function howItEnded(id: number): Promise<[students: number, state: string | undefined]> {
  const students = await db.selectFrom('students').select('id').where('id', '=', id).execute();
  const [row] = await db
    .selectFrom('child_deletions')
    .select('state')
    .where('student_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return [students.length, row?.state];
}
const lettersTo = async ({ username }: { username: string }) =>
  (await kindred.letters())
    .filter(({ recipient }) => recipient === username)
    .map(({ letter }) => letter.subject);

test('a child that moves before the day is not deleted on the word of the school it left', async () => {
  const { id, admin } = await plantChild(kindred, 'Bettong');
  const there = await plantChild(kindred, 'Pademelon');
  await kindred.call(calls.askDeletion.educator, { id }, { token: await tokenOf(admin.id) });
  const moved = { school_id: there.school.id, owner_id: there.teacher.id };
  await db.updateTable('students').set(moved).where('id', '=', id).execute();
  kindred.setNow(inDays(7));
  await runDue(db, ports);
  expect(await howItEnded(id)).toEqual([1, 'taken-back']);
  const nothing = "A child's data was not deleted";
  expect((await lettersTo(admin)).at(-1)).toBe(nothing);
  expect(await lettersTo(there.admin)).toEqual([nothing]);
  await runDue(db, ports);
  expect(await lettersTo(there.admin)).toEqual([nothing]);
  kindred.setNow(START);
});

test('an admin who leaves before the day leaves no deletion behind; who comes to run the school hears of one that stands', async () => {
  const { id, admin, teacher } = await plantChild(kindred, 'Phascogale');
  await kindred.call(calls.askDeletion.educator, { id }, { token: await tokenOf(admin.id) });
  await db.updateTable('group_members').set({ role: 'admin' }).where('account_id', '=', teacher.id).execute();
  kindred.setNow(inDays(1));
  await runDue(db, ports);
  await runDue(db, ports);
  expect(await lettersTo(teacher)).toEqual(["A child's data will be deleted"]);
  await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', admin.id).execute();
  kindred.setNow(inDays(7));
  await runDue(db, ports);
  expect(await howItEnded(id)).toEqual([1, 'taken-back']);
  expect((await lettersTo(teacher)).at(-1)).toBe("A child's data was not deleted");
  kindred.setNow(START);
});

test('a declined request deletes nothing', async () => {
  const { id, admin, parent } = await plantChild(kindred, 'Dunnart');
  await kindred.call(calls.askDeletion.parent, { id }, { token: await tokenOf(parent.id) });
  await kindred.call(calls.decideDeletion, { id, agree: false }, { token: await tokenOf(admin.id) });
  kindred.setNow(inDays(60));
  await runDue(db, ports);
  expect(await db.selectFrom('students').select('id').where('id', '=', id).execute()).toHaveLength(1);
  kindred.setNow(START);
});

test('who may not is refused: the teacher of a school that somebody runs, strangers, other families', async () => {
  const { id, teacher } = await plantChild(kindred, 'Kowari');
  const stranger = await buildAccount(db);
  const father = await buildAccount(db, { scope: 'parent', family_id: (await buildFamily(db)).id });
  const asked = [
    await kindred.call(calls.askDeletion.educator, { id }, { token: await tokenOf(teacher.id) }),
    await kindred.call(calls.askDeletion.educator, { id }, { token: await tokenOf(stranger.id) }),
    await kindred.call(calls.askDeletion.parent, { id }, { token: await tokenOf(father.id) }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([403, 404, 404]);
});

test('a family has its own child deleted, and staff do so on request, telling who answers', async () => {
  const family = await buildFamily(db);
  const parent = await buildAccount(db, { scope: 'parent', family_id: family.id });
  const child = await buildStudent(db, appKey, { owner_id: parent.id, family_id: family.id });
  const token = await tokenOf(parent.id);
  await kindred.call(calls.askDeletion.parent, { id: child.id }, { token });
  const { body } = await kindred.call(calls.readDeletion.parent, { id: child.id }, { token });
  expect(body.data).toMatchObject({ open: { state: 'waiting', asked_as: 'family' }, may: null });
  const { id, admin, staff } = await plantChild(kindred, 'Quoll');
  const asked = await kindred.call(calls.askDeletion.uber, { id }, { token: await tokenOf(staff.id) });
  expect(asked.status).toBe(200);
  const told = (await kindred.letters()).filter(({ recipient }) => recipient === admin.username);
  expect(told.map(({ letter }) => letter.subject)).toEqual(["A child's data will be deleted"]);
});

test('staff see what is open, with who asked and the day, and take one back; nobody else has the list', async () => {
  const { id, admin, school, staff } = await plantChild(kindred, 'Woylie');
  const token = await tokenOf(staff.id);
  const { runs_at: due } = (await askedFor(id, admin.id)) ?? {};
  const list = async (as: string) => kindred.call(deletionsTable.list, { name: 'Woylie' }, { token: as });
  expect((await list(token)).body).toMatchObject({
    data: [
      {
        id,
        name: 'WoylieLast, WoylieFirst',
        school: school.name,
        state: 'waiting',
        asked_as: 'school',
        due_at: due?.replace('.000Z', '+00:00'),
      },
    ],
  });
  for (const other of [admin, await buildAccount(db)])
    expect((await list(await tokenOf(other.id))).status).toBe(403);
  expect((await kindred.call(calls.takeBackDeletion.uber, { id }, { token })).status).toBe(200);
  expect((await list(token)).body).toMatchObject({ data: [] });
  const [told] = (await kindred.letters()).filter(({ recipient }) => recipient === admin.username).slice(-1);
  expect(told?.letter.text).toContain('Our staff canceled');
});

async function askedFor(id: number, accountId: number) {
  const token = await tokenOf(accountId);
  await kindred.call(calls.askDeletion.educator, { id }, { token });
  return (await kindred.call(calls.readDeletion.educator, { id }, { token })).body.data.open;
}
