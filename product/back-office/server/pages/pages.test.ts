import { expect, test } from 'vitest';
import { startActing } from '#product/accounts/acting-contract.ts';
import { markReachedOut } from '#product/accounts/staff-contract.ts';
import { siteBalanceOf } from '#product/licensing/site-contract.ts';
import { educatorOwner } from '#product/licensing/staff-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildLicenses, buildSiteLicense } from '#testing/api/licenses.ts';
import {
  buildAccount,
  buildDistrict,
  buildFamily,
  buildGroup,
  buildSchool,
  buildStudent,
} from '#testing/api/people.ts';
import { buildOrder, buildQuote, operation } from '#testing/api/purchases.ts';
import * as calls from '../../pages-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const staff = await buildAccount(db, { scope: 'uber', first_name: 'Robin', last_name: 'Fairweather' });
const colleague = await buildAccount(db, { scope: 'uber' });
const token = await kindred.tokenFor({ accountId: staff.id });
const other = await kindred.tokenFor({ accountId: colleague.id });

const district = await buildDistrict(db);
const school = await buildSchool(db, { district_id: district.id });
const teacher = await buildAccount(db, {
  first_name: 'Adaeze',
  last_name: 'Whitfield',
  school_id: school.id,
  created_at: new Date('2026-08-01T12:00:00Z'),
  activated_at: new Date('2026-08-02T12:00:00Z'),
  verified_at: new Date('2026-08-03T12:00:00Z'),
  verified_by: staff.id,
});
const group = await buildGroup(db, 'school', { [teacher.id]: 'owner' });
await db
  .updateTable('groups')
  .set({ school_id: school.id, pool_on: true })
  .where('id', '=', group.id)
  .execute();

const person = async (id: number) => kindred.call(calls.readPerson, { id }, { token });
const timeline = async (id: number, more: Record<string, unknown> = {}) =>
  (await kindred.call(calls.personTimeline, { id, ...more }, { token })).body;

test('a person: who, where, figures, pools and what waits for a decision', async () => {
  await buildLicenses(db, teacher.id, 23, kindred.now());
  await buildSiteLicense(db, { groupId: group.id }, kindred.now());
  const at = { owner_id: teacher.id, school_id: school.id };
  await buildStudent(db, appKey, { ...at, last_name: 'Aguilar', license_ends_on: '2030-06-30' });
  await buildStudent(db, appKey, { ...at, last_name: 'Dalton' });
  await buildStudent(db, appKey, { ...at, archived_at: kindred.now() });
  await buildOrder(db, teacher.id);
  const { status, body } = await person(teacher.id);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id: teacher.id,
    first_name: 'Adaeze',
    scope: 'educator',
    is_group_admin: true,
    school: { id: school.id, name: school.name },
    district: { id: district.id, name: district.name },
    groups: [{ id: group.id, kind: 'school', role: 'owner' }],
    facts: {
      children: 2,
      can_play: 1,
      played: 0,
      seconds: 0,
      own_used: 0,
      own_total: 23,
      last_seen_at: null,
    },
    pools: [
      { held: 'own', plan: 'individual', name: null, left: 23, total: 23 },
      { held: 'pool', plan: 'site', name: group.name, left: 100, total: 100 },
    ],
    decisions: [{ kind: 'purchase-order' }],
    notes: [],
  });
  expect(body.data.child_ids).toHaveLength(2);
});

test('the page of a person says nothing of what a child played well, felt, or is called', async () => {
  const { body } = await person(teacher.id);
  const said = JSON.stringify(body.data);
  expect(said).not.toMatch(/aguilar|dalton/i);
  expect(said).not.toMatch(/skill|feeling|level|check_ins/i);
});

test("a parent's children are those of the family, whoever added them", async () => {
  const family = await buildFamily(db);
  const mother = await buildAccount(db, { scope: 'parent', family_id: family.id });
  const father = await buildAccount(db, { scope: 'parent', family_id: family.id });
  const child = await buildStudent(db, appKey, { owner_id: mother.id, family_id: family.id });
  const { body } = await person(father.id);
  expect(body.data).toMatchObject({
    scope: 'parent',
    family: { id: family.id },
    relatives: [{ id: mother.id }],
    child_ids: [child.id],
    facts: { children: 1 },
  });
});

test("a family's page has the children a school linked it with, and tells the day; its trial counts nobody", async () => {
  const family = await buildFamily(db);
  const mother = await buildAccount(db, { scope: 'parent', family_id: family.id });
  const child = await buildStudent(db, appKey, {
    owner_id: teacher.id,
    school_id: school.id,
    first_name: 'Tadeo',
    last_name: 'Arriaga',
  });
  const link = { student_id: child.id, account_id: mother.id, school_id: school.id };
  await db
    .insertInto('family_links')
    .values({ ...link, created_at: kindred.now() })
    .execute();
  const at = kindred.now();
  const trial = {
    type: 'trial-started',
    plan: 'free-trial',
    quantity: 1000,
    reference: '2026-10-14',
  } as const;
  await db
    .insertInto('ecommerce_history')
    .values({ ...trial, account_id: mother.id, at, issuer: 'account_activation' })
    .execute();
  expect((await person(mother.id)).body.data).toMatchObject({
    child_ids: [child.id],
    facts: { children: 1 },
  });
  const { data } = await timeline(mother.id);
  expect(data).toContainEqual(
    expect.objectContaining({ what: 'linked', detail: 'Tadeo Arriaga', values: { school: school.name } }),
  );
  expect(data.find(({ line }) => line?.type === 'trial-started')?.line).toMatchObject({ quantity: null });
  await db.deleteFrom('students').where('id', '=', child.id).execute();
});

test('what waits is told of who is not verified, was turned away, or gets no letters', async () => {
  const waiting = await buildAccount(db, { status: 'not-verified' });
  const child = await buildStudent(db, appKey, { owner_id: waiting.id });
  await buildQuote(db, waiting.id);
  await db.updateTable('quotes').set({ status: 'requested' }).where('account_id', '=', waiting.id).execute();
  const at = { on_day: '2026-09-10', last_at: kindred.now() };
  await db
    .insertInto('unlicensed_logins')
    .values({ student_id: child.id, owner_id: waiting.id, ...at })
    .execute();
  const letter = {
    ...({ kind: 'digest', status: 'failed' } as const),
    recipient: waiting.username,
    created_at: kindred.now(),
  };
  await db
    .insertInto('mails')
    .values({ operation_id: 'failed one', ...letter })
    .execute();
  const { body } = await person(waiting.id);
  expect(body.data.decisions).toMatchObject([
    { kind: 'quote' },
    { kind: 'unverified' },
    { kind: 'turned-away', count: 1 },
    { kind: 'letters-failed', count: 1 },
  ]);
});

test('staff, children and nobody have no page', async () => {
  const child = await buildStudent(db, appKey, { owner_id: teacher.id });
  for (const id of [colleague.id, child.id, 424_242_424]) {
    expect((await person(id)).status).toBe(404);
    expect((await kindred.call(calls.personTimeline, { id }, { token })).status).toBe(404);
    expect((await kindred.call(calls.personNotes.write, { id, text: 'hello' }, { token })).status).toBe(404);
  }
});

test('reading a page is kept', async () => {
  await person(teacher.id);
  const rows = await db
    .selectFrom('audit')
    .select(['actor_id', 'subject_id'])
    .where('action', '=', 'person.read')
    .where('subject_id', '=', teacher.id)
    .execute();
  expect(rows).toContainEqual({ actor_id: staff.id, subject_id: teacher.id });
});

test('one timeline tells the account, licenses, letters, acting and notes, the newest first', async () => {
  kindred.setNow('2026-09-14T15:01:00Z');
  await kindred.call(markReachedOut, { ids: [teacher.id] }, { token });
  kindred.setNow('2026-09-14T15:02:00Z');
  await kindred.call(
    educatorOwner.reclaim,
    { id: teacher.id, plan: 'individual', count: 3, operation_id: operation() },
    { token },
  );
  kindred.setNow('2026-09-14T15:03:00Z');
  await kindred.call(startActing, { user_id: teacher.id, reason: 'upload fails' }, { token });
  kindred.setNow('2026-09-14T15:04:00Z');
  await kindred.call(calls.personNotes.write, { id: teacher.id, text: 'Prefers e-mail.' }, { token });
  await db
    .insertInto('mails')
    .values({
      operation_id: 'sent one',
      kind: 'digest',
      recipient: teacher.username,
      status: 'sent',
      created_at: new Date('2026-09-14T15:05:00Z'),
    })
    .execute();
  kindred.setNow('2026-09-14T15:06:00Z');
  const { data, older } = await timeline(teacher.id);
  expect(data.map(({ what, by, detail }) => [what, by, detail])).toEqual([
    ['mail', null, 'digest'],
    ['note', 'Robin Fairweather', 'Prefers e-mail.'],
    ['acted', 'Robin Fairweather', 'upload fails'],
    ['history', 'Robin Fairweather', null],
    ['account.reached-out', 'Robin Fairweather', null],
    ['verified', 'Robin Fairweather', null],
    ['activated', null, null],
    ['created', null, 'form'],
  ]);
  expect(data[3]?.line).toMatchObject({ type: 'reclaim', quantity: 3, plan: 'individual', to: null });
  expect(older).toBeNull();
  expect((await timeline(teacher.id, { _kind: 'mail' })).data.map(({ what }) => what)).toEqual(['mail']);
  expect((await timeline(teacher.id, { _kind: 'licenses' })).data.map(({ what }) => what)).toEqual([
    'history',
  ]);
});

test('pages of a timeline neither lose nor repeat anything, also of one moment', async () => {
  const busy = await buildAccount(db, { created_at: new Date('2026-01-01T00:00:00Z') });
  const at = new Date('2026-09-15T10:00:00.000Z');
  const rows = Array.from({ length: 45 }, (_, index) => ({
    operation_id: `busy ${index}`,
    kind: 'digest',
    recipient: busy.username,
    status: 'sent' as const,
    created_at: index < 30 ? at : new Date(at.getTime() - index * 1000),
  }));
  await db.insertInto('mails').values(rows).execute();
  const seen: string[] = [];
  let before: string | null = null;
  let pages = 0;
  do {
    const page: Awaited<ReturnType<typeof timeline>> = await timeline(
      busy.id,
      before === null ? {} : { _before: before },
    );
    seen.push(...page.data.map(({ key }) => key));
    before = page.older;
    pages += 1;
  } while (before !== null && pages < 10);
  expect(pages).toBe(3);
  expect(seen).toHaveLength(46);
  expect(new Set(seen).size).toBe(46);
});

test('a cursor that is none is refused', async () => {
  const { status } = await kindred.call(
    calls.personTimeline,
    { id: teacher.id, _before: "1-audit:1' or true" },
    { token },
  );
  expect(status).toBe(422);
});

test('a note is dated, kept in the audit without its words, and deleted by its author alone', async () => {
  const about = await buildAccount(db);
  const written = await kindred.call(
    calls.personNotes.write,
    { id: about.id, text: '  Renewal goes through the district office.  ' },
    { token },
  );
  expect(written.body.notification.i18n).toBe('back-office-pages.notes.written');
  const [note] = (await person(about.id)).body.data.notes;
  expect(note).toMatchObject({
    text: 'Renewal goes through the district office.',
    author: 'Robin Fairweather',
    own: true,
    at: kindred.now().toISOString(),
  });
  const forOther = (await kindred.call(calls.readPerson, { id: about.id }, { token: other })).body.data.notes;
  expect(forOther).toMatchObject([{ own: false }]);
  const audit = await db.selectFrom('audit').selectAll().where('action', '=', 'staff-note.write').execute();
  expect(audit.at(-1)).toMatchObject({ subject_type: 'account', subject_id: about.id });
  expect(JSON.stringify(audit)).not.toContain('Renewal');

  const remove = (as: string, id: number) =>
    kindred.call(calls.personNotes.remove, { id, note_id: note?.id }, { token: as });
  expect((await remove(other, about.id)).status).toBe(404);
  expect((await remove(token, teacher.id)).status).toBe(404);
  expect((await person(about.id)).body.data.notes).toHaveLength(1);
  expect((await remove(token, about.id)).status).toBe(200);
  expect((await person(about.id)).body.data.notes).toEqual([]);
});

test.each(['', '   ', 'x'.repeat(501)])('a note of %j is refused', async (text) => {
  expect((await kindred.call(calls.personNotes.write, { id: teacher.id, text }, { token })).status).toBe(422);
});

test('a school: figures, pools, people who wait, notes and what happened there', async () => {
  await buildAccount(db, {
    school_id: school.id,
    status: 'not-verified',
    first_name: 'Nia',
    last_name: 'New',
  });
  await kindred.call(calls.schoolNotes.write, { id: school.id, text: 'Prints its own cards.' }, { token });
  const { body } = await kindred.call(calls.readSchool, { id: school.id }, { token });
  expect(body.data).toMatchObject({
    id: school.id,
    name: school.name,
    district: { id: district.id },
    groups: [{ id: group.id, owner: { id: teacher.id } }],
    facts: {
      children: 2,
      can_play: 1,
      educators: 2,
      teachers: 1,
      site_used: 0,
      site_total: 100,
      individual_used: 0,
      individual_total: 20,
    },
    pools: [
      { held: 'pool', name: group.name, total: 100 },
      { held: 'own', name: null, total: 20 },
    ],
    decisions: [{ kind: 'purchase-order' }, { kind: 'unverified', count: 1 }],
    notes: [{ text: 'Prints its own cards.', own: true }],
  });
  // Who runs the school reads the same numbers in the usage report.
  const admin = { token: await kindred.tokenFor({ accountId: teacher.id }) };
  const { body: report } = await kindred.call(siteBalanceOf, { school_year: '2026' }, admin);
  expect(report.data).toMatchObject({
    used: 0,
    quantity: 100,
    individual: { used: 0, quantity: 20, remaining: 20 },
  });
  const told = (await kindred.call(calls.schoolTimeline, { id: school.id }, { token })).body.data;
  expect(told.map(({ what }) => what)).toEqual(expect.arrayContaining(['note', 'joined', 'created']));
  expect((await kindred.call(calls.readSchool, { id: 424_242 }, { token })).status).toBe(404);
  expect((await kindred.call(calls.schoolTimeline, { id: 424_242 }, { token })).status).toBe(404);
  const note = body.data.notes[0]?.id;
  const removed = await kindred.call(
    calls.schoolNotes.remove,
    { id: school.id, note_id: note },
    { token: other },
  );
  expect(removed.status).toBe(404);
  expect(
    (await kindred.call(calls.schoolNotes.remove, { id: school.id, note_id: note }, { token })).status,
  ).toBe(200);
});
