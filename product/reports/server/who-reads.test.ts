import { beforeAll, expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import {
  buildAccount,
  buildDistrict,
  buildFamily,
  buildGroup,
  buildSchool,
  buildStudent,
} from '#testing/api/people.ts';
import { readReport } from '../contract.ts';
import { checkedTables, staffTables } from '../tables-contract.ts';
import { buildChecked } from './testing/standing.ts';

/** Who reads what is the table of the product's page on reports. */
const kindred = await testKindred();
const { db, appKey } = kindred;

type Who = { token: string; headers?: Record<string, string> };
const people: Record<string, Who> = {};
let child = 0;

async function add(name: string, values: Parameters<typeof buildAccount>[1] = {}): Promise<number> {
  const { id } = await buildAccount(db, values);
  people[name] = { token: await kindred.tokenFor({ accountId: id }) };
  return id;
}

const lead = async (
  kind: 'team' | 'school' | 'district',
  members: Record<number, 'owner' | 'member'>,
  place: object = {},
) => {
  const group = await buildGroup(db, kind, members);
  if (Object.keys(place).length > 0) {
    await db.updateTable('groups').set(place).where('id', '=', group.id).execute();
  }
  return group;
};

beforeAll(async () => {
  const district = await buildDistrict(db);
  const here = { school_id: (await buildSchool(db, { district_id: district.id })).id };
  const near = { school_id: (await buildSchool(db, { district_id: district.id })).id };
  const far = { school_id: (await buildSchool(db)).id };
  const owner = await add('the teacher', here);
  const student = await buildStudent(db, appKey, { owner_id: owner, ...here, active_program: 'zoou' });
  child = student.id;
  await buildChecked(kindred, child);

  const shared = await add('a counselor with whom the child is shared', { ...here, role: 'clinician' });
  await db
    .insertInto('student_shares')
    .values({ student_id: child, account_id: shared, shared_by: owner })
    .execute();
  await add('a colleague', here);
  const head = await add("the school's admin", here);
  await lead('school', { [head]: 'owner', [owner]: 'member' }, here);
  const district_id = district.id;
  const super_ = await add("the district's admin", near);
  await lead('district', { [super_]: 'owner' }, { district_id });
  const both = await add("an admin of the district who also leads the child's school", near);
  await lead('district', { [both]: 'owner' }, { district_id });
  await lead('school', { [both]: 'owner' }, here);
  const team = await add('who runs a team inside the district', near);
  await lead('team', { [team]: 'owner', [owner]: 'member' });
  const farTeam = await add('who runs a team from elsewhere, by agreement', far);
  const group = await lead('team', { [farTeam]: 'owner', [owner]: 'member' });
  await db
    .insertInto('reading_agreements')
    .values({ group_id: group.id, ...here })
    .execute();
  const farOther = await add('who runs a team from elsewhere, without agreement', far);
  await lead('team', { [farOther]: 'owner', [owner]: 'member' });
  const staff = await add('staff', { scope: 'uber' });
  await db
    .insertInto('acting_sessions')
    .values({
      staff_id: staff,
      account_id: owner,
      reason: 'helping',
      started_at: kindred.now(),
      ends_at: new Date(kindred.now().getTime() + 3_600_000),
    })
    .execute();
  people['staff acting as the teacher'] = {
    token: people['staff']?.token ?? '',
    headers: { 'x-acting-as': String(owner) },
  };
});

const ask = (who: string, input: object = {}) => {
  const { token, headers } = people[who] ?? { token: '' };
  const options = headers === undefined ? { token } : { token, headers };
  return kindred.call(readReport, { id: child, program: 'zoou', kind: 'assessment', ...input }, options);
};
const rowFor = async (who: string) => {
  const { token = '', headers } = people[who] ?? {};
  const options = headers === undefined ? { token } : { token, headers };
  const { body } = await kindred.call(checkedTables.zoou.list, { reach: 'all' }, options);
  return (body as { data: Record<string, unknown>[] }).data.find(({ id }) => id === child);
};

test.each([
  'the teacher',
  'a counselor with whom the child is shared',
  "the school's admin",
  "an admin of the district who also leads the child's school",
  'who runs a team inside the district',
  'staff acting as the teacher',
])('%s reads the report, and the skills in the list', async (who) => {
  const { status, body } = await ask(who);
  expect(status).toBe(200);
  expect(body.skills?.rows[0]).toMatchObject({ name: 'Understanding others', mark: 'proficient' });
  expect(await rowFor(who)).toMatchObject({
    reads: 'report',
    skill_emp: 'proficient',
    skill_com: 'in-the-middle',
    success_rate: 60,
    done: 6,
  });
});

test.each(["the district's admin", 'who runs a team from elsewhere, by agreement'])(
  '%s reads how far a child is, no skill and no report',
  async (who) => {
    expect((await ask(who)).status).toBe(403);
    expect((await ask(who, { _part: 'family' })).status).toBe(403);
    expect(await rowFor(who)).toMatchObject({
      reads: 'counts',
      skill_emp: null,
      skill_com: null,
      success_rate: null,
      care: null,
      done: 6,
      ready: true,
    });
  },
);

test.each(['a colleague', 'who runs a team from elsewhere, without agreement'])(
  'for %s there is no such child',
  async (who) => {
    const { status, error } = await ask(who);
    expect([status, error.i18n]).toEqual([404, 'error.report-not-found']);
    expect(await rowFor(who)).toBeUndefined();
  },
);

test('a download shows no more than the list', async () => {
  const columns = 'last_name,skill_emp,skill_ic,success_rate,done';
  const csv = async (who: string) => {
    const url = `/api/educator/reports/zoou?_download=1&_format=csv&reach=all&_columns=${columns}`;
    const headers = { host: 'localhost:3000', 'access-token': `Bearer ${people[who]?.token}` };
    return (await kindred.app.server.inject({ method: 'GET', url, headers })).body;
  };
  expect(await csv('the teacher')).toContain('Proficient');
  const counts = await csv("the district's admin");
  expect(counts).toMatch(/Of\d+,,,,6/);
  expect(counts).not.toContain('Proficient');
});

test('staff read how far children are, and no report unless they act as somebody', async () => {
  expect((await ask('staff')).status).toBe(403);
  const { body } = await kindred.call(staffTables.zoou.list, {}, { token: people['staff']?.token });
  const row = (body as { data: Record<string, unknown>[] }).data.find(({ id }) => id === child);
  expect(row).toMatchObject({ done: 6, ready: true });
  expect(Object.keys(row ?? {}).filter((name) => /skill|success|care/.test(name))).toEqual([]);
});

test('who teaches at home reads the letter, whatever is asked for', async () => {
  const family = await buildFamily(db);
  const parent = await add('who teaches at home', { role: 'home', family_id: family.id });
  const own = await buildStudent(db, appKey, { owner_id: parent, family_id: family.id });
  await buildChecked(kindred, own.id);
  const token = people['who teaches at home']?.token;
  const input = { id: own.id, program: 'zoou', kind: 'assessment', _part: 'conference' };
  const { body } = await kindred.call(readReport, input, { token });
  expect([body.part, body.skills]).toEqual(['family', null]);
  const { body: list } = await kindred.call(checkedTables.zoou.list, {}, { token });
  expect((list as { data: object[] }).data).toMatchObject([{ reads: 'letter', skill_emp: null }]);
});

test('reading a report leaves a row in the audit: who, whom, what, and who acts', async () => {
  const before = await db.selectFrom('audit').selectAll().where('action', '=', 'report.read').execute();
  await ask('staff acting as the teacher', { _part: 'family', _lang: 'zh-TW' });
  await ask("the district's admin");
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'report.read')
    .orderBy('id')
    .execute();
  expect(rows).toHaveLength(before.length + 1);
  expect(rows.at(-1)).toMatchObject({
    subject_type: 'student',
    subject_id: child,
    details: { program: 'zoou', kind: 'assessment', iteration: 1, part: 'family', format: 'json' },
  });
  expect(rows.at(-1)?.acting_as_by).not.toBeNull();
});

test('archived children keep their reports; copies in the sandbox have none', async () => {
  const owner = await add('another teacher');
  const token = people['another teacher']?.token;
  const archived = await buildStudent(db, appKey, { owner_id: owner, archived_at: kindred.now() });
  const copy = await buildStudent(db, appKey, { owner_id: owner, is_sandbox: true });
  for (const { id } of [archived, copy]) await buildChecked(kindred, id);
  const read = (id: number) =>
    kindred.call(readReport, { id, program: 'zoou', kind: 'assessment' }, { token });
  expect((await read(archived.id)).status).toBe(200);
  expect((await read(copy.id)).status).toBe(404);
  const listed = async (which: 'yes' | 'no') => {
    const { body } = await kindred.call(checkedTables.zoou.list, { archived: which }, { token });
    return (body as { data: { id: number }[] }).data.map(({ id }) => id);
  };
  expect([await listed('yes'), await listed('no')]).toEqual([[archived.id], []]);
});
