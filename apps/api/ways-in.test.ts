import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { getClassCode, setClassCode, stepUp } from '#product/accounts/contract.ts';
import { FRESH_PROOF_MINUTES } from '#product/accounts/rules/sessions/doors.ts';
import { setBadges } from '#product/accounts/sign-on-contract.ts';
import { editEducator } from '#product/accounts/staff-contract.ts';
import { readAccessLog } from '#product/child-data/access-log-contract.ts';
import { DEED_OF } from '#product/child-data/rules/access-log/deeds.ts';
import { setClassTiles } from '#product/class-tiles/contract.ts';
import {
  educatorStudents,
  parentStudents,
  shareStudents,
  showLoginCards,
} from '#product/rosters/contract.ts';
import { buildRosters } from '#product/rosters/server/testing/roster.ts';
import { editSchool } from '#product/schools/contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildDistrict, buildSchool, PASSWORD } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';

/** Why a call on the list asks for no fresh proof. */
const WHY = {
  typed: 'what is sent is the proof: a password, a code, a letter, a card',
  current: 'its form asks for the current password',
  proof: 'it is how one proves',
  first: 'only who has no password yet, and may not sign in with one',
  'own-session': 'tells a session its own token',
  'new-child': 'a child whom nobody could be before; how it signs in is shown after a proof',
  'shuts-out': 'takes a way in away, or a lock off that keeps the child itself out',
  'before-confirmed': 'does nothing until the upload is confirmed, which asks',
  approved: 'lets nobody in until an admin of the school approves, which asks',
  'to-own-address': "goes to the account's own address and to nobody else",
  'one-page':
    'a link to one page for two days, told once, written down and ended at will: docs/decisions/accounts.md',
  paying: 'leads to the page of a payment; the order is the proof afterwards',
  'tied-names': 'what others call a place, which opens nothing by itself',
  licenses: 'gives licenses, and with them no child',
  'new-place': 'nobody is there yet whose record could be read',
  'name-only': 'the name of something, or whether there is one',
} as const;

/** Each call that shows or sets what lets somebody in: it asks for a fresh proof, or says why it does not. */
const WAYS_IN: Readonly<Record<string, true | 'partly' | keyof typeof WHY>> = {
  'DELETE /educator/class-tiles/cards': 'shuts-out',
  'GET /class-code': true,
  'GET /educator/students/:id/report/:program/:kind': 'name-only',
  'GET /handshake': 'own-session',
  'GET /parent/payments/:session': 'name-only',
  'GET /parent/students/:id/report/:program/:kind': 'name-only',
  'GET /uber/districts/:id/sign-on': 'tied-names',
  'GET /uber/schools/:id/sign-on': 'tied-names',
  'PATCH /account-activate': 'typed',
  'PATCH /address': 'typed',
  'PATCH /badges': 'partly',
  'PATCH /change-password': 'current',
  'PATCH /change-username': 'typed',
  'PATCH /class-code': true,
  'PATCH /educator/class-tiles': 'partly',
  'PATCH /educator/students/:id/edit': 'partly',
  'PATCH /educator/uploads/:id/rows/:row': 'before-confirmed',
  'PATCH /family-code': 'typed',
  'PATCH /parent/students/:id/edit': 'partly',
  'PATCH /set-new-password': 'typed',
  'PATCH /uber/districts/:id/sign-on': true,
  'PATCH /uber/educators/:id/edit': 'partly',
  'PATCH /uber/groups/:id/edit': true,
  'PATCH /uber/schools/:id/edit': 'partly',
  'PATCH /uber/schools/:id/sign-on': true,
  'PATCH /uber/students/:id/edit': 'partly',
  'PATCH /uber/uploads/:id/rows/:row': 'before-confirmed',
  'POST /account-request': 'approved',
  'POST /acting-as/handover': 'typed',
  'POST /badge-login': 'typed',
  'POST /change-username': 'current',
  'POST /class-device': 'typed',
  'POST /class-device/login': 'typed',
  'POST /educator/class-tiles/cards': true,
  'POST /educator/class-tiles/new-pictures': true,
  'POST /educator/class-tiles/pictures': true,
  'POST /educator/class-tiles/reopen': 'shuts-out',
  'POST /educator/class-tiles/unlock': 'shuts-out',
  'POST /educator/district-uploads': 'before-confirmed',
  'POST /educator/district-uploads/:id/split': 'before-confirmed',
  'POST /educator/educators': true,
  'POST /educator/educators/:id/approve': true,
  'POST /educator/educators/:id/transfer-licenses': 'licenses',
  'POST /educator/educators/:id/transfer-students': true,
  'POST /educator/groups/:id/reclaim': 'licenses',
  'POST /educator/groups/:id/share-out': 'licenses',
  'POST /educator/invitations': 'approved',
  'POST /educator/licenses/transfer': 'licenses',
  'POST /educator/payment-session': 'paying',
  'POST /educator/quotes/:id/packets': 'one-page',
  'POST /educator/site-access/grant': 'licenses',
  'POST /educator/site-access/revoke': 'licenses',
  'POST /educator/students': 'new-child',
  'POST /educator/students/:id/family-invites': true,
  'POST /educator/students/:id/report/:program/:kind/links': 'one-page',
  'POST /educator/students/badges': true,
  'POST /educator/students/login-information': true,
  'POST /educator/students/new-passwords': true,
  'POST /educator/students/revoke-badges': 'shuts-out',
  'POST /educator/students/share': 'partly',
  'POST /educator/students/share-login-cards': 'partly',
  'POST /educator/students/simple': 'new-child',
  'POST /educator/students/stop-sharing': 'shuts-out',
  'POST /educator/students/transfer': true,
  'POST /educator/team-agreements/agree': true,
  'POST /educator/uploads': 'before-confirmed',
  'POST /educator/uploads/:id/confirm': 'partly',
  'POST /educator/uploads/:id/undo': 'partly',
  'POST /factors/app': true,
  'POST /factors/app/secret': true,
  'POST /factors/passkeys': true,
  'POST /factors/passkeys/options': true,
  'POST /factors/recovery-codes': true,
  'POST /family-code': 'typed',
  'POST /first-password': 'first',
  'POST /letter/open': 'typed',
  'POST /login': 'typed',
  'POST /login/code': 'typed',
  'POST /login/passkey': 'typed',
  'POST /login/passkey/options': 'typed',
  'POST /packet/open': 'typed',
  'POST /parent-new/payment-session': 'paying',
  'POST /parent/family-links': 'typed',
  'POST /parent/payment-session': 'paying',
  'POST /parent/students': 'new-child',
  'POST /parent/students/:id/payment-session': 'paying',
  'POST /parent/students/badges': true,
  'POST /parent/students/login-information': true,
  'POST /parent/students/new-passwords': true,
  'POST /parent/students/revoke-badges': 'shuts-out',
  'POST /payment-canceled/:session': 'typed',
  'POST /payment-completed/:session': 'typed',
  'POST /reset-my-password': 'to-own-address',
  'POST /sign-on': 'typed',
  'POST /step-up': 'proof',
  'POST /step-up/code': 'proof',
  'POST /step-up/options': 'proof',
  'POST /step-up/passkey': 'proof',
  'POST /uber/account-requests/:id/verify': true,
  'POST /uber/account-requests/verify': true,
  'POST /uber/district-uploads': 'before-confirmed',
  'POST /uber/district-uploads/:id/split': 'before-confirmed',
  'POST /uber/educators': true,
  'POST /uber/educators/:id/transfer-students': true,
  'POST /uber/groups': true,
  'POST /uber/groups/:id/convert': true,
  'POST /uber/parents/:id/convert': true,
  'POST /uber/people/:id/password-reset': 'to-own-address',
  'POST /uber/quotes/:id/packets': 'one-page',
  'POST /uber/schools': 'new-place',
  'POST /uber/schools/:id/merge': true,
  'POST /uber/students/to-family': true,
  'POST /uber/students/to-school': true,
  'POST /uber/students/transfer': true,
  'POST /uber/uploads': 'before-confirmed',
  'POST /uber/uploads/:id/confirm': 'partly',
  'POST /uber/uploads/:id/undo': 'partly',
  'POST /unsubscribe/:id/:code': 'typed',
};

/** What opens a door is called so wherever a call shows it, */
const SHOWN =
  /^(\w*password|\w*code|codes|\w*recovery_codes|badge|pictures|\w*secret|\w*token|ticket|url|\w*link)$/;
/** and wherever one is sent it. */
const SENT =
  /^(username|new_username|email|role|login_cards|clever\w*|classlink\w*|accounts|educator_id|district_id)$/;
/** What a change of it is called in the audit. */
const DONE =
  /^(badges|class-tiles|class-cards|class-code|password|student\.share-login-cards|upload\.(confirm|undo)|account\.(password-reset|verify)|educator\.approve|group\.convert|parent\.convert|school\.merge|student\.(transfer|move-to-\w+)|team-agreement\.give)/;
/** The code of a lesson is the name of its file. */
const NAMED = /\/lessons/;

const START = new Date('2026-09-14T15:00:00Z');
const LATER = new Date(START.getTime() + FRESH_PROOF_MINUTES * 60_000 + 1);
const kindred = await testKindred();
const { db } = kindred;
const people = await buildRosters(kindred);
const { teacher, colleague, admin, parent, staff, student, child, audited, studentRow } = people;
beforeEach(() => kindred.setNow(START));

/** Signed in a while ago, and at work since. */
async function stale({ id }: { id: number }): Promise<{ token: string }> {
  kindred.setNow(START);
  const token = await people.token({ id });
  kindred.setNow(LATER);
  return { token };
}

const prove = (options: { token: string }) => kindred.call(stepUp, { password: PASSWORD }, options);

test('every call that shows or sets a way in is on the list, and asks for what the list says', () => {
  const found = kindred.app.routes.map(({ endpoint }) => endpoint).filter(isWayIn);
  expect(found.map(nameOf).toSorted()).toEqual(Object.keys(WAYS_IN).toSorted());
  const asked = found.map((endpoint) => [nameOf(endpoint), endpoint.stepUp ?? 'why']);
  const listed = found.map((endpoint) => {
    const guard = WAYS_IN[nameOf(endpoint)];
    return [nameOf(endpoint), typeof guard === 'string' && guard !== 'partly' ? 'why' : guard];
  });
  expect(asked).toEqual(listed);
});

test('what asks only for some of its work is tried here or beside its rules', () => {
  const partly = kindred.app.routes.flatMap(({ endpoint }) =>
    endpoint.stepUp === 'partly' ? [nameOf(endpoint)] : [],
  );
  expect(partly.filter((name) => WAYS_IN[name] !== 'partly')).toEqual([]);
});

const own = await student(teacher);
const atHome = await child();
const KEEPERS: [string, { id: number }, typeof educatorStudents | typeof parentStudents, number][] = [
  ['a teacher', teacher, educatorStudents, own.id],
  ['an admin of the school', admin, educatorStudents, own.id],
  ['a parent', parent, parentStudents, atHome.id],
];

test.each(KEEPERS)('%s gives a child no password by its form without a proof', async (_, who, calls, id) => {
  const as = await stale(who);
  const row = await studentRow(id);
  const form = { id, first_name: row.first_name, last_name: row.last_name, grade: row.grade, username: '' };
  const edit = (changes: object) => kindred.call(calls.edit, { ...form, ...changes }, as);
  const before = await rowSums(db, ['sessions']);
  for (const changes of [
    { new_password: 'brave-otter-31' },
    { make_new_password: true },
    { username: `other.${id}` },
    { clever_user_id: 'somebody-else' },
    { classlink_login_id: 'somebody-else', classlink_tenant_id: '7' },
  ]) {
    expect([changes, (await edit(changes)).error.type]).toEqual([changes, 'step-up-required']);
  }
  expect(await rowSums(db, ['sessions'])).toEqual(before);
  // Nothing else in the form asks for anything.
  expect((await edit({ first_name: `Ada${who.id}` })).status).toBe(200);
  expect(await audited('student.new-credentials')).not.toContainEqual({ subject_id: id, actor_id: who.id });
  await prove(as);
  const saved = await edit({ first_name: `Ada${who.id}`, new_password: `brave-otter-${who.id}` });
  expect(saved.status).toBe(200);
  expect(await audited('student.new-credentials')).toContainEqual({ subject_id: id, actor_id: who.id });
  const log = calls === parentStudents ? readAccessLog.parent : readAccessLog.educator;
  const { body } = await kindred.call(log, { id }, as);
  expect(
    body.data
      .slice(0, 2)
      .map(({ deed }) => deed)
      .toSorted(),
  ).toEqual(['changed', 'sign-in']);
});

test('nor does an old session learn whether a guess is the password', async () => {
  const as = await stale(teacher);
  const { first_name, last_name, grade } = await studentRow(own.id);
  const guess = {
    id: own.id,
    first_name,
    last_name,
    grade,
    username: '',
    new_password: `brave-otter-${admin.id}`,
  };
  expect((await kindred.call(educatorStudents.edit, guess, as)).error.type).toBe('step-up-required');
});

test('who reads or sets the class code leaves a line with every child it lets in', async () => {
  const owner = {
    id: (
      await db.selectFrom('accounts').select('id').where('id', '=', colleague.id).executeTakeFirstOrThrow()
    ).id,
    school_id: people.school.id,
  };
  const [one, two] = [await student(owner), await student(owner)];
  await student(owner, { archived_at: START });
  const as = await stale(colleague);
  const code = { class_code: 'kind-kite-427' };
  expect((await kindred.call(getClassCode, {}, as)).error.type).toBe('step-up-required');
  expect((await kindred.call(setClassCode, code, as)).error.type).toBe('step-up-required');
  await prove(as);
  expect((await kindred.call(getClassCode, {}, as)).body.data.class_code).toBeNull();
  expect(await audited('student.class-code-read')).toEqual([]);
  expect((await kindred.call(setClassCode, code, as)).status).toBe(200);
  expect((await kindred.call(getClassCode, {}, as)).body.data).toEqual(code);
  const lines = [one, two].map(({ id }) => ({ subject_id: id, actor_id: colleague.id }));
  expect(await audited('student.class-code')).toEqual(lines);
  expect(await audited('student.class-code-read')).toEqual(lines);
  const { body } = await kindred.call(readAccessLog.educator, { id: one.id }, as);
  expect(body.data.map(({ deed }) => deed)).toEqual(expect.arrayContaining(['sign-in', 'login-card']));
});

test('what is turned on asks for a proof, and what is turned off does not', async () => {
  const as = await stale(teacher);
  const shared = { ids: [own.id], educator_ids: [colleague.id] };
  const cards = { ids: [own.id], educator_id: colleague.id };
  const typeOf = async (reply: Promise<{ status: number; error: { type: string } }>) => {
    const { status, error } = await reply;
    return status < 300 ? 'done' : error.type;
  };
  expect(await typeOf(kindred.call(setBadges, { on: true }, as))).toBe('step-up-required');
  expect(await typeOf(kindred.call(setClassTiles, { on: true }, as))).toBe('step-up-required');
  expect(await typeOf(kindred.call(shareStudents, { ...shared, login_cards: true }, as))).toBe(
    'step-up-required',
  );
  expect(await typeOf(kindred.call(showLoginCards, { ...cards, on: true }, as))).toBe('step-up-required');
  for (const done of [
    await typeOf(kindred.call(setBadges, { on: false }, as)),
    await typeOf(kindred.call(setClassTiles, { on: false }, as)),
    await typeOf(kindred.call(shareStudents, shared, as)),
    await typeOf(kindred.call(showLoginCards, { ...cards, on: false }, as)),
  ])
    expect(done).toBe('done');
});

test('staff change whom a provider vouches for, and what somebody is, after a proof', async () => {
  const as = await stale(staff);
  const form = { id: colleague.id, first_name: 'Cole', last_name: 'Ames', school_id: people.school.id };
  const edit = (changes: object) => kindred.call(editEducator, { ...form, role: 'educator', ...changes }, as);
  expect((await edit({ role: 'administrator' })).error.type).toBe('step-up-required');
  expect((await edit({ clever_user_id: 'somebody' })).error.type).toBe('step-up-required');
  expect((await edit({ first_name: 'Col' })).status).toBe(200);
});

test('staff rename a school without a proof, and put it into another district with one', async () => {
  const district = await buildDistrict(db);
  const as = await stale(staff);
  const { id, name, prefix, state } = await buildSchool(db);
  const edit = (changes: object) => kindred.call(editSchool, { id, name, prefix, state, ...changes }, as);
  expect((await edit({ name: `${name} K-8` })).status).toBe(200);
  expect((await edit({ district_id: district.id })).error.type).toBe('step-up-required');
  await prove(as);
  expect((await edit({ district_id: district.id })).status).toBe(200);
});

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

function isWayIn(endpoint: Endpoint): boolean {
  const { method, path, audit } = endpoint;
  if (NAMED.test(path)) return false;
  const action = audit ?? '';
  const deed = new Map<string, string>(Object.entries(DEED_OF)).get(action);
  if (deed === 'sign-in' || deed === 'login-card' || DONE.test(action)) return true;
  const sends = method !== 'GET' && !path.endsWith('/subset');
  const sent = sends ? namesIn(endpoint.input, 'input') : [];
  return (
    namesIn(endpoint.output, 'output').some((name) => SHOWN.test(name)) ||
    sent.some((name) => SHOWN.test(name) || SENT.test(name))
  );
}

/** Of all fields in it, however deep. */
function namesIn(schema: z.core.$ZodType, io: 'input' | 'output'): string[] {
  const names: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties') names.push(...Object.keys(value as object));
      walk(value);
    }
  };
  walk(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  return names;
}
