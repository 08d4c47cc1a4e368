import { randomUUID } from 'node:crypto';
import { keepLessons } from '#product/lessons/server/keep.ts';
import { TEST_LIBRARY } from '#product/lessons/server/testing/library.ts';
import { shareOut } from '#product/licensing/admin-contract.ts';
import { buildTile } from '../class-tiles.ts';
import type { TestKindred } from '../kindred.ts';
import { buildLicenses, buildSiteLicense } from '../licenses.ts';
import { buildGroup, buildSchool, buildStudent } from '../people.ts';
import { BILLING, buildQuote, PDF_FILE } from '../purchases.ts';
import {
  buildDistrictOf,
  buildDistrictRoster,
  buildSmallGroup,
  buildUpload,
  done,
  type Elsewhere,
} from './elsewhere.ts';
import { buildFollowUp, RESPONDERS } from './follow-ups.ts';
import { actingAs, buildPerson, type Headers } from './people.ts';

type Values = Record<string, unknown>;

/** A call that succeeds as it is; with one of another's objects in it, it may not. */
export type Change = {
  /** As it stands in the list of calls. */
  call: string;
  by: 'admin' | 'teacher';
  /** In person. */
  headers: () => Promise<Headers>;
  /** Staff in their place. */
  acting: () => Promise<Headers>;
  own: Values;
  others: Values;
  file?: Buffer;
};

const CSV_FILE = Buffer.from('First name,Last name,Grade\nRobin,Birch,3\n');

/** A school with an admin, two teachers and licenses, and all that they could do with somebody else's ids. */
export async function buildChanges(kindred: TestKindred, elsewhere: Elsewhere): Promise<Change[]> {
  const { db, appKey } = kindred;
  const now = kindred.now();
  const school = await buildSchool(db);
  const here = { school_id: school.id };
  const admin = await buildPerson(kindred, here);
  const teacher = await buildPerson(kindred, here);
  const colleague = await buildPerson(kindred, here);
  const members = { [admin.id]: 'owner', [teacher.id]: 'member', [colleague.id]: 'member' } as const;
  const group = await buildGroup(db, 'school', members);
  await db.updateTable('groups').set(here).where('id', '=', group.id).execute();
  await buildSiteLicense(db, { groupId: group.id }, now);
  const lot = await buildSiteLicense(db, teacher.id, now);
  await buildLicenses(db, teacher.id, 10, now);
  const buildOwn = async () => (await buildStudent(db, appKey, { owner_id: teacher.id, ...here })).id;
  const [shared, given] = [await buildOwn(), await buildOwn()];
  const buildNote = async (student_id: number, author_id: number) =>
    (
      await db
        .insertInto('student_notes')
        .values({ student_id, author_id, text: 'noted', readers: 'page', created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const note = await buildNote(shared, teacher.id);
  const farNote = await buildNote(elsewhere.student, elsewhere.educator.id);
  const followed = await buildFollowUp(kindred, {
    ...here,
    responder_id: admin.id,
    backup_id: colleague.id,
    student_id: shared,
  });
  const grouped = await buildOwn();
  await keepLessons(db, TEST_LIBRARY);
  const smallGroup = await buildSmallGroup(kindred, teacher.id, grouped);
  const upload = await buildUpload(kindred, admin.id, school.id);
  const district = await buildDistrictOf(kindred, admin.id);
  const ofDistrict = await buildSchool(db, { district_id: district });
  const near = await buildPerson(kindred, { school_id: ofDistrict.id });

  // What an admin may move between educators came from the group.
  const fromGroup = { id: group.id, educator_id: colleague.id, plan: 'site', count: 5 };
  const token = await kindred.tokenFor({ accountId: admin.id });
  await done(kindred.call(shareOut, { ...fromGroup, operation_id: randomUUID() }, { token }));

  // A team that is run from another school, with one educator here.
  const stranger = await buildPerson(kindred, { school_id: (await buildSchool(db)).id });
  const team = await buildGroup(db, 'team', { [stranger.id]: 'owner', [colleague.id]: 'member' });
  const place = { group_id: team.id, ...here };
  const farPlace = { group_id: elsewhere.group, school_id: elsewhere.school };

  const who = {
    admin: { headers: admin.headers, acting: await actingAs(kindred, admin.id) },
    teacher: { headers: teacher.headers, acting: await actingAs(kindred, teacher.id) },
  };
  const change = (call: string, by: Change['by'], own: Values, others: Values, file?: Buffer): Change => ({
    call,
    by,
    ...who[by],
    own,
    others,
    ...(file === undefined ? {} : { file }),
  });
  const operation = () => ({ operation_id: randomUUID() });
  const licenses = (plan: 'individual' | 'site') => ({ plan, count: 1, ...operation() });
  const someone = { educator_id: elsewhere.colleague };
  const quote = { for: 'site', quantity: 100, term: 'year', ...BILLING };
  const order = { file_name: 'po.pdf', purchase_order_date: '2026-09-14', tax_exempt: false, ...BILLING };
  const asked = { for: 'site', quantity: 100, term: 'year' };

  const responding = { id: school.id };
  const tile = await buildTile(kindred, { owner_id: teacher.id, ...here });
  const onDevice = async (): Promise<Headers> => tile.headers;
  return [
    {
      ...change('POST /class-device/login', 'teacher', tile.input, { student: elsewhere.student }),
      headers: onDevice,
      acting: onDevice,
    },
    change(
      'POST /educator/follow-ups/:id/pass',
      'teacher',
      { id: followed.followUp, to_id: colleague.id },
      { to_id: elsewhere.colleague },
    ),
    change(
      'GET /educator/schools/:id/consents/letter',
      'admin',
      { id: school.id, educator_id: teacher.id, language: 'en' },
      { educator_id: elsewhere.educator.id },
    ),
    change(
      'POST /educator/responders/:id',
      'admin',
      { ...responding, ...RESPONDERS, responder_id: admin.id, backup_id: colleague.id },
      { responder_id: elsewhere.educator.id, backup_id: elsewhere.colleague },
    ),
    change(
      'POST /educator/responders/:id/absences',
      'admin',
      { ...responding, account_id: colleague.id, first_day: '2026-10-01', last_day: '2026-10-02' },
      { account_id: elsewhere.colleague },
    ),
    change(
      'DELETE /educator/responders/:id/absences/:absence_id',
      'admin',
      { ...responding, absence_id: followed.absence },
      { absence_id: elsewhere.absence },
    ),
    change(
      'DELETE /educator/responders/:id/days-off/:day_id',
      'admin',
      { ...responding, day_id: followed.dayOff },
      { day_id: elsewhere.dayOff },
    ),
    change(
      'DELETE /educator/students/:id/notes/:note_id',
      'teacher',
      { id: shared, note_id: note },
      { note_id: farNote },
    ),
    change(
      'POST /educator/small-groups',
      'teacher',
      {
        ...operation(),
        name: 'Joining in',
        starts_on: '2026-09-01',
        program: 'zoou',
        skill: 'ini',
        student_ids: [grouped],
        partner_ids: [shared],
      },
      { student_ids: [elsewhere.student], partner_ids: [elsewhere.student] },
    ),
    change(
      'PATCH /educator/small-groups/:id/members',
      'teacher',
      { id: smallGroup, student_ids: [grouped], partner_ids: [shared] },
      { student_ids: [elsewhere.student], partner_ids: [elsewhere.student] },
    ),
    change(
      'PATCH /educator/small-groups/:id/meetings',
      'teacher',
      { id: smallGroup, held_on: '2026-09-10', present: [grouped] },
      { present: [elsewhere.student] },
    ),
    change(
      'POST /lessons/:id/teach',
      'teacher',
      { id: 'e-er-1', day: '2026-09-10', on: true, small_group_id: smallGroup },
      { small_group_id: elsewhere.smallGroup },
    ),
    change(
      'POST /educator/students/share',
      'teacher',
      { ids: [shared], educator_ids: [colleague.id] },
      { educator_ids: [elsewhere.colleague] },
    ),
    change(
      'POST /educator/students/share-login-cards',
      'teacher',
      { ids: [shared], educator_id: colleague.id, on: true },
      someone,
    ),
    change(
      'POST /educator/students/stop-sharing',
      'teacher',
      { ids: [shared], educator_id: colleague.id },
      someone,
    ),
    change(
      'POST /educator/students/transfer',
      'teacher',
      { ids: [given], educator_id: colleague.id },
      someone,
    ),
    change(
      'POST /educator/educators/:id/transfer-students',
      'admin',
      { id: teacher.id, educator_id: colleague.id },
      { id: elsewhere.educator.id, ...someone },
    ),
    change('POST /educator/team-agreements/agree', 'admin', place, farPlace),
    change('POST /educator/team-agreements/end', 'admin', place, farPlace),
    change(
      'POST /educator/educators',
      'admin',
      { first_name: 'Robin', last_name: 'Birch', email: 'robin@birch.test', role: 'educator', ...here },
      { school_id: elsewhere.school },
    ),
    change(
      'POST /educator/uploads',
      'admin',
      { file_name: 'ours.csv', educator_id: teacher.id, ...here },
      { educator_id: elsewhere.educator.id, school_id: elsewhere.school },
      CSV_FILE,
    ),
    change(
      'POST /educator/district-uploads',
      'admin',
      { file_name: 'ours.zip', district_id: district },
      { district_id: elsewhere.district },
      CSV_FILE,
    ),
    change(
      'POST /educator/district-uploads/:id/split',
      'admin',
      {
        id: await buildDistrictRoster(kindred, admin.id, district, 'linking'),
        links: [{ org: 'o', school_id: ofDistrict.id, educator_id: near.id }],
      },
      {
        id: elsewhere.districtUpload,
        'links.school_id': elsewhere.school,
        'links.educator_id': elsewhere.educator.id,
      },
    ),
    change(
      'PATCH /educator/uploads/:id/rows/:row',
      'admin',
      { id: upload.id, row: upload.row, first_name: 'Robyn', last_name: 'Birch', grade: '3' },
      { id: elsewhere.upload, row: elsewhere.uploadRow },
    ),
    change(
      'POST /educator/groups/:id/share-out',
      'admin',
      { id: group.id, educator_id: colleague.id, ...licenses('site') },
      { id: elsewhere.group, ...someone },
    ),
    change(
      'POST /educator/educators/:id/transfer-licenses',
      'admin',
      { id: colleague.id, educator_id: teacher.id, ...licenses('site') },
      { id: elsewhere.educator.id, ...someone },
    ),
    change(
      'POST /educator/groups/:id/reclaim',
      'admin',
      { id: group.id, educator_id: teacher.id, ...licenses('site') },
      { id: elsewhere.group, ...someone },
    ),
    change(
      'POST /educator/licenses/transfer',
      'teacher',
      { educator_id: colleague.id, ...licenses('individual') },
      someone,
    ),
    change(
      'POST /educator/site-access/grant',
      'admin',
      { educator_id: colleague.id, group_id: group.id },
      { ...someone, group_id: elsewhere.group },
    ),
    change(
      'POST /educator/site-access/revoke',
      'admin',
      { educator_id: colleague.id, group_id: group.id },
      { ...someone, group_id: elsewhere.group },
    ),
    change(
      'POST /educator/quotes',
      'admin',
      { ...quote, group_id: group.id, ...operation() },
      { group_id: elsewhere.group },
    ),
    change(
      'POST /educator/quotes',
      'teacher',
      { ...quote, quantity: 10, lot_id: lot, ...operation() },
      { lot_id: elsewhere.siteLot },
    ),
    change(
      'POST /educator/purchase-orders',
      'admin',
      { ...order, ...asked, group_id: group.id, purchase_order_number: 'PO-1', ...operation() },
      { group_id: elsewhere.group },
      PDF_FILE,
    ),
    change(
      'POST /educator/purchase-orders',
      'teacher',
      {
        ...order,
        quote_id: await buildQuote(db, teacher.id),
        purchase_order_number: 'PO-2',
        ...operation(),
      },
      { quote_id: elsewhere.quote },
      PDF_FILE,
    ),
  ];
}
