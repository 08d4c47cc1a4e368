import { beforeEach, expect, test } from 'vitest';
import { hashToken, unseal } from '#platform/server/crypto.ts';
import { getEcommerce, getProfile, handshake } from '#product/accounts/sign-in-contract.ts';
import { badgeLogin, setBadges } from '#product/accounts/sign-on-contract.ts';
import { listNotifications } from '#product/notifications/contract.ts';
import { getPlay } from '#product/play/contract.ts';
import { runRules } from '#product/retention/server/run.ts';
import { educatorStudents } from '#product/rosters/contract.ts';
import { buildRosters } from '#product/rosters/server/testing/roster.ts';
import { STUDENT_SITE, testKindred } from '#testing/api/kindred.ts';
import { buildAccount, LICENSED } from '#testing/api/people.ts';
import * as calls from '../contract.ts';
import { CLASS_MISSES, MISSES_TO_LOCK } from '../rules/misses.ts';
import { PICTURES, type PicturePassword, readPictures } from '../rules/pictures.ts';
import { standInFor } from '../rules/stand-in.ts';
import { CLASS_TILE_RULES } from './retention.ts';

const kindred = await testKindred();
const { db } = kindred;
const people = await buildRosters(kindred);
const { student, token } = people;
const SMALL = { ...LICENSED, grade: 1 };
const START = new Date('2026-09-14T15:00:00Z');

/** A teacher whose class has tiles on, with two children. */
async function buildClass(values = {}) {
  const teacher = await buildAccount(db, { school_id: people.school.id, ...values });
  const options = { token: await token(teacher) };
  const [maya, ben] = [
    await student(teacher, { ...SMALL, first_name: 'Maya', last_name: 'Okafor' }),
    await student(teacher, { ...SMALL, first_name: 'Ben', last_name: 'Ito' }),
  ];
  await kindred.call(calls.setClassTiles, { on: true }, options);
  return { teacher, options, maya, ben };
}

type Options = { token: string };

async function makeCard(options: Options, input = {}): Promise<string> {
  const { body } = await kindred.call(calls.makeClassCards, { count: 1, ...input }, options);
  return body.data.codes[0] ?? '';
}

const show = (code: string, headers = {}) =>
  kindred.call(calls.openClassDevice, { code }, { host: STUDENT_SITE, headers });

/** A browser on the student site, which keeps what it is told to keep. */
async function openDevice(options: Options) {
  const opened = await show(await makeCard(options));
  const cookie = String(opened.headers['set-cookie']);
  return { host: STUDENT_SITE, headers: { cookie: cookie.split(';')[0] ?? '' }, line: cookie };
}

type Device = { host: string; headers: { cookie: string } };
const tilesOn = (device: Device) => kindred.call(calls.getTiles, {}, device);
const press = (device: Device, id: number, pictures: readonly string[]) =>
  kindred.call(calls.tileLogin, { student: id, pictures }, device);

async function picturesOf(id: number): Promise<PicturePassword> {
  const row = await db
    .selectFrom('tile_pictures')
    .select('pictures_sealed')
    .where('student_id', '=', id)
    .executeTakeFirstOrThrow();
  return readPictures(unseal(kindred.appKey, row.pictures_sealed));
}

async function wrongFor(id: number): Promise<PicturePassword> {
  const [first, second, third] = await picturesOf(id);
  const other = PICTURES.find((picture) => picture !== third) ?? 'fish';
  return [first, second, other];
}

async function miss(device: Device, id: number, times: number) {
  const wrong = await wrongFor(id);
  const refused = [];
  for (let time = 0; time < times; time += 1) refused.push((await press(device, id, wrong)).error.i18n);
  return refused;
}

const said = (reply: { status: number; error: { i18n: string } }) => [reply.status, reply.error.i18n];

beforeEach(async () => {
  kindred.setNow(START);
  await db.deleteFrom('throttles').execute();
});

test('a child of a class comes in by three pictures, on a device that the teacher opened', async () => {
  const { options, maya, ben } = await buildClass();
  const device = await openDevice(options);
  expect(device.line).toMatch(/^class-device=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  const { body } = await tilesOn(device);
  expect(body.data).toEqual({
    state: 'open',
    number: 1,
    tiles: [
      { id: ben.id, name: 'Ben', figure: null, locked: false },
      { id: maya.id, name: 'Maya', figure: null, locked: false },
    ],
  });
  const entered = await press(device, maya.id, await picturesOf(maya.id));
  expect(entered.status).toBe(200);
  expect(entered.body.user).toMatchObject({ id: maya.id, scope: 'student', first_name: 'Maya' });
  // No more of the child than the tile told.
  const told = JSON.stringify(entered.body);
  for (const hidden of ['Okafor', maya.username, people.school.name]) expect(told).not.toContain(hidden);
});

test('it opens play, and nothing more', async () => {
  const { options, maya } = await buildClass();
  const device = await openDevice(options);
  const { body } = await press(device, maya.id, await picturesOf(maya.id));
  const byTile = { host: STUDENT_SITE, token: body.access_token };
  expect((await kindred.call(getPlay, {}, byTile)).status).toBe(200);
  const shaken = await kindred.call(handshake, {}, byTile);
  expect(shaken.body.user).toMatchObject({ username: `tile-${maya.id}`, last_name: '', school: null });
  expect((await kindred.call(getProfile, {}, byTile)).status).toBe(403);
  expect((await kindred.call(getEcommerce, {}, byTile)).status).toBe(403);
  expect((await kindred.call(calls.getClassTiles, {}, byTile)).status).toBe(403);
  expect((await kindred.call(educatorStudents.loginInformation, { ids: [maya.id] }, byTile)).status).toBe(
    403,
  );
});

test('who has no open device is told no names, and no token can be made up', async () => {
  const { maya } = await buildClass();
  const nothing = { state: 'none', number: null, tiles: [] };
  const plain = { host: STUDENT_SITE, headers: { cookie: '' } };
  expect((await tilesOn(plain)).body.data).toEqual(nothing);
  expect(said(await press(plain, maya.id, await picturesOf(maya.id)))).toEqual([
    409,
    'class-tiles.refused.device',
  ]);
  const madeUp = { host: STUDENT_SITE, headers: { cookie: `class-device=${'m'.repeat(43)}` } };
  const told = await tilesOn(madeUp);
  expect(told.body.data).toEqual(nothing);
  // The browser forgets what is worth nothing.
  expect(told.headers['set-cookie']).toContain('Max-Age=0');
  const statuses = [];
  for (let time = 0; time < 70; time += 1) statuses.push((await tilesOn(madeUp)).status);
  expect(statuses.at(-1)).toBe(429);
});

test('the token is hashed, the pictures are sealed, and neither audit nor log of refusals has them', async () => {
  const { options, maya } = await buildClass();
  const device = await openDevice(options);
  const value = device.headers.cookie.split('=')[1] ?? '';
  const kept = await db
    .selectFrom('class_devices')
    .select('id')
    .where('token_hash', '=', hashToken(value))
    .execute();
  expect(kept).toHaveLength(1);
  const figure = standInFor(1);
  await db
    .insertInto('play_mine')
    .values({ student_id: maya.id, figure: JSON.stringify(figure), updated_at: kindred.now() })
    .execute();
  const shown = await kindred.call(calls.showPictures, {}, options);
  expect(shown.body.data.find(({ id }) => id === maya.id)?.figure).toEqual(figure);
  expect(shown.body.data.find(({ id }) => id === maya.id)?.pictures).toEqual(await picturesOf(maya.id));
  await miss(device, maya.id, 1);
  const audited = await db.selectFrom('audit').select(['action', 'subject_id', 'details']).execute();
  expect(
    audited.filter(({ action, subject_id: id }) => action === 'student.pictures' && id === maya.id),
  ).toHaveLength(1);
  const details = JSON.stringify(audited.map((row) => row.details));
  for (const picture of PICTURES) expect(details).not.toContain(`"${picture}"`);
});

test('a class card opens one device, once: of twenty who show it at the same moment one wins', async () => {
  const { options } = await buildClass();
  const code = await makeCard(options);
  const shown = await Promise.all(Array.from({ length: 20 }, () => show(code)));
  expect(shown.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(said(await show(code))).toEqual([409, 'class-tiles.refused.card']);
  expect(await db.selectFrom('class_cards').selectAll().execute()).toEqual([]);
});

test('a card waits two weeks, the one for the device in hand minutes, and none that was canceled works', async () => {
  const { options } = await buildClass();
  const [printed, here] = [await makeCard(options, { count: 2 }), await makeCard(options, { here: true })];
  kindred.setNow('2026-09-14T15:06:00Z');
  expect((await show(here)).status).toBe(409);
  expect((await show(printed)).status).toBe(200);
  const canceled = await makeCard(options);
  await kindred.call(calls.dropClassCards, {}, options);
  expect((await show(canceled)).status).toBe(409);
  const late = await makeCard(options);
  kindred.setNow('2026-09-28T15:07:00Z');
  expect((await show(late)).status).toBe(409);
});

test('cards are shown to the student site only', async () => {
  const { options } = await buildClass();
  const elsewhere = await kindred.call(calls.openClassDevice, { code: await makeCard(options) });
  expect(elsewhere.status).toBe(404);
});

test('no more devices than a class could need', async () => {
  const { options } = await buildClass();
  expect((await kindred.call(calls.makeClassCards, { count: 60 }, options)).status).toBe(200);
  const more = await kindred.call(calls.makeClassCards, { count: 1, here: true }, options);
  expect(said(more)).toEqual([409, 'class-tiles-desk.refused.too-many']);
});

test('five misses lock the tile on every device; the right pictures do not open it, and the teacher does', async () => {
  const { options, maya, ben } = await buildClass();
  const [one, two] = [await openDevice(options), await openDevice(options)];
  expect(await miss(one, maya.id, MISSES_TO_LOCK - 1)).toEqual(
    Array.from({ length: MISSES_TO_LOCK - 1 }, () => 'class-tiles.refused.pictures'),
  );
  expect(await miss(two, maya.id, 1)).toEqual(['class-tiles.refused.locked']);
  const right = await picturesOf(maya.id);
  expect(said(await press(two, maya.id, right))).toEqual([409, 'class-tiles.refused.locked']);
  expect((await tilesOn(one)).body.data.tiles.map(({ locked }) => locked)).toEqual([false, true]);
  expect((await press(one, ben.id, await picturesOf(ben.id))).status).toBe(200);
  const desk = await kindred.call(calls.getClassTiles, {}, options);
  expect(desk.body.data.children.find(({ id }) => id === maya.id)?.locked).toBe(true);
  await kindred.call(calls.unlockTiles, { ids: [maya.id] }, options);
  expect((await press(two, maya.id, right)).status).toBe(200);
});

test('a success forgets the slips before it', async () => {
  const { options, maya } = await buildClass();
  const device = await openDevice(options);
  for (let round = 0; round < 3; round += 1) {
    await miss(device, maya.id, MISSES_TO_LOCK - 1);
    expect((await press(device, maya.id, await picturesOf(maya.id))).status).toBe(200);
  }
});

test('guesses at the same moment from several devices are counted one by one', async () => {
  const { options, maya } = await buildClass();
  const devices = await Promise.all(Array.from({ length: 4 }, () => openDevice(options)));
  const wrong = await wrongFor(maya.id);
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, at) => press(devices[at % 4] ?? devices[0]!, maya.id, wrong)),
  );
  const looked = guesses.filter(({ error }) => error.i18n === 'class-tiles.refused.pictures').length;
  expect(looked).toBe(MISSES_TO_LOCK - 1);
  const right = await press(devices[0]!, maya.id, await picturesOf(maya.id));
  expect(right.error.i18n).toBe('class-tiles.refused.locked');
});

test("the child's card opens a locked tile", async () => {
  const { options, maya } = await buildClass();
  const device = await openDevice(options);
  await kindred.call(setBadges, { on: true }, options);
  await kindred.call(educatorStudents.makeBadges, { ids: [maya.id] }, options);
  const cards = await kindred.call(educatorStudents.loginInformation, { ids: [maya.id] }, options);
  await miss(device, maya.id, MISSES_TO_LOCK);
  const code = cards.body.data.students[0]?.badge ?? '';
  expect((await kindred.call(badgeLogin, { code }, { host: STUDENT_SITE })).status).toBe(200);
  expect((await press(device, maya.id, await picturesOf(maya.id))).status).toBe(200);
});

test('thirty misses an hour close the tiles of the class and tell the teacher; cards work, and the teacher reopens', async () => {
  const { teacher, options, maya } = await buildClass();
  const more = [];
  for (let at = 0; at < CLASS_MISSES / MISSES_TO_LOCK; at += 1) more.push(await student(teacher, SMALL));
  await kindred.call(calls.showPictures, {}, options);
  const device = await openDevice(options);
  const told = async () =>
    (await kindred.call(listNotifications, {}, options)).body.data.filter(
      ({ kind }) => kind === 'class-tiles-closed',
    ).length;
  for (const one of more.slice(1)) await miss(device, one.id, MISSES_TO_LOCK);
  expect(await miss(device, more[0]?.id ?? 0, MISSES_TO_LOCK - 1)).not.toContain(
    'class-tiles.refused.closed',
  );
  expect(await told()).toBe(0);
  expect(await miss(device, more[0]?.id ?? 0, 1)).toEqual(['class-tiles.refused.closed']);
  expect((await tilesOn(device)).body.data).toEqual({ state: 'closed', number: 1, tiles: [] });
  expect(said(await press(device, maya.id, await picturesOf(maya.id)))).toEqual([
    409,
    'class-tiles.refused.closed',
  ]);
  expect(await told()).toBe(1);
  await kindred.call(setBadges, { on: true }, options);
  await kindred.call(educatorStudents.makeBadges, { ids: [maya.id] }, options);
  const cards = await kindred.call(educatorStudents.loginInformation, { ids: [maya.id] }, options);
  const code = cards.body.data.students[0]?.badge ?? '';
  expect((await kindred.call(badgeLogin, { code }, { host: STUDENT_SITE })).status).toBe(200);

  await kindred.call(calls.reopenTiles, {}, options);
  expect(await told()).toBe(0);
  expect((await press(device, maya.id, await picturesOf(maya.id))).status).toBe(200);
  expect((await tilesOn(device)).body.data.tiles.filter(({ locked }) => locked)).toHaveLength(more.length);
});

test("another class's child is nobody on this device, whatever is pressed", async () => {
  const [here, there] = [await buildClass(), await buildClass()];
  const device = await openDevice(here.options);
  const right = await picturesOf(there.maya.id);
  expect(said(await press(device, there.maya.id, right))).toEqual([409, 'class-tiles.refused.gone']);
  expect(said(await press(device, 424242424242, right))).toEqual([409, 'class-tiles.refused.gone']);
  const row = await db
    .selectFrom('tile_pictures')
    .select('misses')
    .where('student_id', '=', there.maya.id)
    .executeTakeFirstOrThrow();
  expect(row.misses).toBe(0);
  for (const call of [calls.newPictures, calls.unlockTiles]) {
    expect((await kindred.call(call, { ids: [there.maya.id] }, here.options)).status).toBe(404);
    expect((await kindred.call(call, { ids: [here.maya.id, there.maya.id] }, here.options)).status).toBe(404);
  }
});

test.each([
  ['archived', () => ({ archived_at: START })],
  ['with another teacher', () => ({ owner_id: people.colleague.id })],
  ['at another school', () => ({ school_id: people.otherSchool.id })],
  ['in grade 4', () => ({ grade: 4 })],
] as const)('a child that is %s has no tile here any more, and is out', async (_, change) => {
  const { options, maya, ben } = await buildClass();
  const device = await openDevice(options);
  const right = await picturesOf(maya.id);
  const { body } = await press(device, maya.id, right);
  await db.updateTable('students').set(change()).where('id', '=', maya.id).execute();
  expect((await tilesOn(device)).body.data.tiles.map(({ id }) => id)).toEqual([ben.id]);
  expect(said(await press(device, maya.id, right))).toEqual([409, 'class-tiles.refused.gone']);
  const played = await kindred.call(getPlay, {}, { host: STUDENT_SITE, token: body.access_token });
  const staysIn = 'school_id' in change() || 'grade' in change();
  expect(played.status).toBe(staysIn ? 200 : 401);
});

test('without a license nobody plays, and the teacher hears of it as ever', async () => {
  const { teacher, options } = await buildClass();
  const late = await student(teacher, { grade: 0 });
  await kindred.call(calls.showPictures, {}, options);
  const device = await openDevice(options);
  expect(said(await press(device, late.id, await picturesOf(late.id)))).toEqual([
    409,
    'class-tiles.refused.no-license',
  ]);
});

test('a device that is closed is a stranger at its next contact, and whoever came in there is out', async () => {
  const { options, maya, ben } = await buildClass();
  const [one, two] = [await openDevice(options), await openDevice(options)];
  const in1 = await press(one, maya.id, await picturesOf(maya.id));
  const in2 = await press(two, ben.id, await picturesOf(ben.id));
  const desk = await kindred.call(calls.getClassTiles, {}, options);
  expect(desk.body.data.devices.map(({ number }) => number)).toEqual([1, 2]);
  const first = desk.body.data.devices[0]?.id ?? 0;
  expect(
    (await kindred.call(calls.closeDevices, { ids: [first] }, { token: await token(people.colleague) }))
      .status,
  ).toBe(404);
  await kindred.call(calls.closeDevices, { ids: [first] }, options);
  expect((await tilesOn(one)).body.data.state).toBe('none');
  expect((await press(one, maya.id, await picturesOf(maya.id))).status).toBe(409);
  const play = (reply: typeof in1) =>
    kindred.call(getPlay, {}, { host: STUDENT_SITE, token: reply.body.access_token });
  expect([(await play(in1)).status, (await play(in2)).status]).toEqual([401, 200]);
  await kindred.call(calls.setClassTiles, { on: false }, options);
  expect((await tilesOn(two)).body.data.state).toBe('none');
  expect((await play(in2)).status).toBe(401);
});

test('a device is open for the school year, and its row is gone after it', async () => {
  const { teacher, options } = await buildClass();
  const device = await openDevice(options);
  kindred.setNow('2027-06-30T20:00:00Z');
  expect((await tilesOn(device)).body.data.state).toBe('open');
  kindred.setNow('2027-07-01T12:00:00Z');
  expect((await tilesOn(device)).body.data.state).toBe('none');
  await runRules(db, CLASS_TILE_RULES, kindred.now());
  const left = await db
    .selectFrom('class_devices')
    .select('id')
    .where('account_id', '=', teacher.id)
    .execute();
  expect(left).toEqual([]);
});

test('a teacher who may not sign in any more has no open devices, and no card opens one', async () => {
  const { teacher, options } = await buildClass();
  const device = await openDevice(options);
  const code = await makeCard(options);
  await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', teacher.id).execute();
  expect((await tilesOn(device)).body.data.state).toBe('none');
  expect((await show(code)).status).toBe(409);
});

test('new pictures end the old ones, the lock and who is in by tile; who came by card stays', async () => {
  const { options, maya } = await buildClass();
  const device = await openDevice(options);
  const before = await picturesOf(maya.id);
  const { body } = await press(device, maya.id, before);
  const own = await kindred.tokenFor({ studentId: maya.id });
  await kindred.call(calls.newPictures, { ids: [maya.id] }, options);
  expect(await picturesOf(maya.id)).not.toEqual(before);
  expect((await press(device, maya.id, before)).status).toBe(409);
  const play = (access: string) => kindred.call(getPlay, {}, { host: STUDENT_SITE, token: access });
  expect([(await play(body.access_token)).status, (await play(own)).status]).toEqual([401, 200]);
});

test('a child who comes later gets pictures when the teacher looks; older ones get none', async () => {
  const { teacher, options } = await buildClass();
  const late = await student(teacher, { ...SMALL, first_name: 'Lu' });
  await student(teacher, { ...LICENSED, grade: 5 });
  const desk = await kindred.call(calls.getClassTiles, {}, options);
  expect(desk.body.data).toMatchObject({ offered: true, on: true, older: 1 });
  expect(desk.body.data.children.filter((child) => !child.has_pictures).map(({ id }) => id)).toEqual([
    late.id,
  ]);
  const { body } = await kindred.call(calls.showPictures, {}, options);
  expect(body.data).toHaveLength(3);
  expect(await picturesOf(late.id)).toHaveLength(3);
});

test('tiles are nothing for a home', async () => {
  const atHome = await buildAccount(db, { role: 'home', school_id: null });
  const options = { token: await token(atHome) };
  const desk = await kindred.call(calls.getClassTiles, {}, options);
  expect(desk.body.data.offered).toBe(false);
  expect(said(await kindred.call(calls.setClassTiles, { on: true }, options))).toEqual([
    409,
    'class-tiles-desk.refused.no-school',
  ]);
  const asParent = { token: await token(people.parent) };
  expect((await kindred.call(calls.setClassTiles, { on: true }, asParent)).status).toBe(403);
});

test('while tiles are off nothing can be made or shown', async () => {
  const { options, maya } = await buildClass();
  await kindred.call(calls.setClassTiles, { on: false }, options);
  for (const [call, input] of [
    [calls.makeClassCards, { count: 1 }],
    [calls.showPictures, {}],
    [calls.newPictures, { ids: [maya.id] }],
    [calls.unlockTiles, { ids: [maya.id] }],
  ] as const) {
    expect(said(await kindred.call(call, input, options))).toEqual([409, 'class-tiles-desk.refused.off']);
  }
});
