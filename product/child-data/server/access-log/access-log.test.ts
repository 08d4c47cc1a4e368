import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { PAGE_SIZE } from '#platform/contract/page-size.ts';
import { seenTogetherSql } from '#platform/server/audit.ts';
import { sayIn } from '#platform/server/texts.ts';
import { listFollowUps } from '#product/follow-ups/contract.ts';
import { makeSmallGroup, readSmallGroup } from '#product/group-data/small-groups-contract.ts';
import { getCaseload } from '#product/insight/caseload-contract.ts';
import { getClass } from '#product/insight/contract.ts';
import { readRound } from '#product/observations/contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount } from '#testing/api/people.ts';
import { readAccessLog } from '../../access-log-contract.ts';
import { askDeletion, decideDeletion } from '../../deletion-contract.ts';
import { exportChild } from '../../export-contract.ts';
import { ALL_DEEDS, DEED_OF } from '../../rules/access-log/deeds.ts';
import { LOG_ROLES } from '../../rules/access-log/log.ts';
import { plantChild } from '../testing/plant.ts';

const kindred = await testKindred();
const { db } = kindred;
const planted = await plantChild(kindred, 'Quokka');
const { id, admin, teacher, parent, staff } = planted;
const tokenOf = (accountId: number) => kindred.tokenFor({ accountId });

type Row = {
  at: string;
  actor_id: number | null;
  actor_scope: string | null;
  action: string;
  acting_as_by?: number;
};
async function logged({ at, ...row }: Row): Promise<void> {
  await db
    .insertInto('audit')
    .values({ ...row, at: new Date(at), subject_type: 'student', subject_id: id, request_id: 'test' })
    .execute();
}
const father = await buildAccount(db, { scope: 'parent', first_name: 'Otto', last_name: 'Reyes' });
await logged({
  at: '2026-09-14T15:01:00Z',
  actor_id: teacher.id,
  actor_scope: 'educator',
  action: 'student.read',
});
await logged({
  at: '2026-09-14T15:02:00Z',
  actor_id: teacher.id,
  actor_scope: 'educator',
  acting_as_by: staff.id,
  action: 'student.read',
});
await logged({
  at: '2026-09-14T15:03:00Z',
  actor_id: father.id,
  actor_scope: 'parent',
  action: 'student.read',
});
await logged({
  at: '2026-09-14T15:04:00Z',
  actor_id: staff.id,
  actor_scope: 'uber',
  action: 'student.transfer',
});
// What nobody looked at the record by.
await logged({ at: '2026-09-14T15:05:00Z', actor_id: id, actor_scope: 'student', action: 'comic.remove' });
await logged({ at: '2026-09-14T15:06:00Z', actor_id: null, actor_scope: null, action: 'refused.password' });
await logged({ at: '2026-09-14T15:07:00Z', actor_id: null, actor_scope: null, action: 'session.start' });
await logged({ at: '2026-09-14T15:08:00Z', actor_id: null, actor_scope: null, action: 'report-link.open' });

test('the school reads who looked at or changed a record, the newest first, in words', async () => {
  const reply = await kindred.call(readAccessLog.educator, { id }, { token: await tokenOf(admin.id) });
  expect(reply.status).toBe(200);
  const name = `${teacher.first_name} ${teacher.last_name}`;
  const short = `${staff.first_name} ${staff.last_name[0]}.`;
  expect(reply.body.data.map(({ deed, role, name: who, as, touch }) => [deed, role, who, as, touch])).toEqual(
    [
      ['letter-opened', 'link', null, null, 'read'],
      ['transferred', 'staff', short, null, 'changed'],
      ['page', 'family', 'Otto Reyes', null, 'read'],
      ['page', 'staff', short, name, 'read'],
      ['page', 'educator', name, null, 'read'],
      ['note', 'educator', name, null, 'changed'],
    ],
  );
  expect(reply.body.total).toBe(6);
});

test('a linked family reads roles and short names, no notes, and no other adult of the family', async () => {
  const reply = await kindred.call(readAccessLog.parent, { id }, { token: await tokenOf(parent.id) });
  const short = `${teacher.first_name} ${teacher.last_name[0]}.`;
  const entries = reply.body.data.filter(({ deed }) => deed !== 'access-log');
  expect(entries.map(({ deed, role, name }) => [deed, role, name])).toEqual([
    ['letter-opened', 'link', null],
    ['transferred', 'staff', `${staff.first_name} ${staff.last_name[0]}.`],
    ['page', 'family', null],
    ['page', 'staff', `${staff.first_name} ${staff.last_name[0]}.`],
    ['page', 'educator', short],
    ['school-record', 'educator', short],
  ]);
});

test('reading the log is in the log, as one’s own', async () => {
  const token = await tokenOf(teacher.id);
  await kindred.call(readAccessLog.educator, { id }, { token });
  const { body } = await kindred.call(readAccessLog.educator, { id }, { token });
  expect(body.data.find(({ deed, own }) => deed === 'access-log' && own)).toMatchObject({ role: 'educator' });
});

test('the own looks can be left out; what staff did as the reader stays', async () => {
  const token = await tokenOf(teacher.id);
  const { body } = await kindred.call(readAccessLog.educator, { id, _of: 'others' }, { token });
  expect(body.data.filter(({ own }) => own)).toEqual([]);
  expect(body.data.map(({ role }) => role)).toContain('staff');
  expect(body.total).toBe(body.data.length);
});

test('a decision says which, and an export is taken along', async () => {
  const { id: bilby, admin: head, parent: family } = await plantChild(kindred, 'Bilby');
  const token = await tokenOf(head.id);
  for (const agree of [false, true]) {
    await kindred.call(askDeletion.parent, { id: bilby }, { token: await tokenOf(family.id) });
    await kindred.call(decideDeletion, { id: bilby, agree }, { token });
  }
  await kindred.call(exportChild.educator, { id: bilby }, { token });
  const { body } = await kindred.call(readAccessLog.educator, { id: bilby }, { token });
  const deeds = body.data.map(({ deed, touch }) => `${deed} ${touch}`);
  expect(deeds.filter((deed) => /^(deletion|export)/.test(deed)).toSorted()).toEqual([
    'deletion-agreed changed',
    'deletion-asked changed',
    'deletion-asked changed',
    'deletion-declined changed',
    'export-asked taken',
  ]);
});

test('a page of the whole class is a look at each of its children, once a day; a file takes along whom it has', async () => {
  const own = await plantChild(kindred, 'Numbat');
  const apart = await plantChild(kindred, 'Dunnart');
  const token = await tokenOf(own.teacher.id);
  const told = async (child: typeof own) => {
    const { body } = await kindred.call(
      readAccessLog.parent,
      { id: child.id },
      { token: await tokenOf(child.parent.id) },
    );
    expect(body.total).toBe(body.data.length);
    const seen = body.data.filter(({ deed }) => deed === 'class' || deed === 'list-taken');
    return seen.map(({ deed, touch, role, name }) => [deed, touch, role, name]);
  };
  const short = `${own.teacher.first_name} ${own.teacher.last_name[0]}.`;
  const looked = ['class', 'read', 'educator', short];
  const taken = ['list-taken', 'taken', 'educator', short];
  const read = () => kindred.call(getClass, {}, { token });
  for (let time = 0; time < 3; time += 1) expect((await read()).status).toBe(200);
  expect(await told(own)).toEqual([looked]);
  // The next day, where the school is.
  const before = kindred.now();
  kindred.setNow(new Date(before.getTime() + 86_400_000));
  const again = await tokenOf(own.teacher.id);
  await kindred.call(getClass, {}, { token: again });
  expect(await told(own)).toEqual([looked, looked]);
  const { server } = kindred.app;
  const url = '/api/educator/students?_download=1&_format=csv&_columns=last_name';
  const headers = { host: 'localhost:3000', 'access-token': `Bearer ${again}` };
  expect((await server.inject({ method: 'GET', url, headers })).statusCode).toBe(200);
  expect(await told(own)).toEqual([taken, looked, looked]);
  expect(await told(apart)).toEqual([]);
  const rows = await db.selectFrom('audit').selectAll().where('action', '=', 'student.list-taken').execute();
  expect(rows.map(({ details }) => details)).toEqual([{ table: 'students', students: [own.id] }]);
  kindred.setNow(before);
});

test('each kind of page with several children is told by its own name, once a day; a family reads no list of the school', async () => {
  const own = await plantChild(kindred, 'Bandicoot');
  const [token, asAdmin, asParent] = [
    await tokenOf(own.teacher.id),
    await tokenOf(own.admin.id),
    await tokenOf(own.parent.id),
  ];
  const group = { name: 'Bilbies', starts_on: '2026-09-08', program: 'zoou', skill: 'ini' } as const;
  const { body: made } = await kindred.call(
    makeSmallGroup,
    { ...group, operation_id: randomUUID(), student_ids: [own.id] },
    { token },
  );
  const { id } = z.object({ extra: z.object({ id: z.number() }) }).parse(made).extra;
  for (let time = 0; time < 2; time += 1) {
    const replies = [
      await kindred.call(getClass, {}, { token }),
      await kindred.call(getCaseload, {}, { token }),
      await kindred.call(readRound, {}, { token }),
      await kindred.call(readSmallGroup, { id }, { token }),
      await kindred.call(listFollowUps, { _list: 'closed' }, { token }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  }
  const deedsOf = (data: readonly { deed: string; touch: string }[]) =>
    data.filter(({ deed, touch }) => touch === 'read' && deed !== 'access-log').map(({ deed }) => deed);
  const school = await kindred.call(readAccessLog.educator, { id: own.id }, { token: asAdmin });
  expect(deedsOf(school.body.data)).toEqual([
    'follow-ups',
    'small-group',
    'sel-check-ins',
    'caseload',
    'class',
  ]);
  const family = await kindred.call(readAccessLog.parent, { id: own.id }, { token: asParent });
  expect(deedsOf(family.body.data)).toEqual(['school-record', 'overview', 'overview', 'overview', 'class']);
});

test('nobody else reads it', async () => {
  const stranger = await buildAccount(db, { school_id: planted.school.id });
  const guest = await kindred.call(readAccessLog.educator, { id }, { token: await tokenOf(stranger.id) });
  const far = await kindred.call(readAccessLog.parent, { id }, { token: await tokenOf(father.id) });
  expect([guest.status, far.status]).toEqual([404, 404]);
});

test('a long log comes page by page along its index, however much the audit holds', async () => {
  await sql`insert into audit (at, actor_id, actor_scope, action, subject_type, subject_id, request_id)
    select timestamptz '2025-01-01' + n * interval '1 minute', ${teacher.id}, 'educator', 'student.read', 'student',
      case when n % 100 = 0 then ${id} else n end, 'many' from generate_series(1, 20000) n`.execute(db);
  await sql`analyze audit`.execute(db);
  const token = await tokenOf(admin.id);
  const first = await kindred.call(readAccessLog.educator, { id }, { token });
  const second = await kindred.call(readAccessLog.educator, { id, _page: 2 }, { token });
  expect(first.body.data).toHaveLength(PAGE_SIZE);
  const ids = [...first.body.data, ...second.body.data].map((entry) => entry.id);
  // The reading in between is the newest of the second: one entry has moved on.
  expect(new Set(ids).size).toBeGreaterThanOrEqual(2 * PAGE_SIZE - 1);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select v.* from audit v
    where v.subject_type = 'student' and v.subject_id = ${id} order by v.at desc, v.id desc limit 50`.execute(
    db,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan Backward using audit_subject');
  await sql`insert into audit (at, actor_id, actor_scope, action, subject_type, subject_id, request_id, details)
    select timestamptz '2025-02-01' + n * interval '1 minute', n, 'educator', 'class.read', 'class', n, 'many',
      jsonb_build_object('students', jsonb_build_array(n * 3, n * 3 + 1, n * 3 + 2)) from generate_series(1, 20000) n`.execute(
    db,
  );
  await sql`analyze audit`.execute(db);
  const together = await sql<{ 'QUERY PLAN': string }>`explain select v.* from audit v
    where ${sql.raw(seenTogetherSql(String(id)))}`.execute(db);
  expect(together.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('audit_students');
});

test('every action that can be about a student has words, in both languages', () => {
  const own = kindred.app.routes.flatMap(({ endpoint: { audit } }) =>
    typeof audit === 'string' && audit.startsWith('student.') ? [audit] : [],
  );
  const silent = ['student.export-delete'];
  expect(own.filter((action) => !(action in DEED_OF) && !silent.includes(action))).toEqual([]);
  for (const language of ['en', 'zh-TW']) {
    const say = sayIn(language);
    const said = [
      ...ALL_DEEDS.map((deed) => say({ i18n: `child-data.deeds.${deed}` })),
      ...LOG_ROLES.map((role) => say({ i18n: `child-data.roles.${role}` })),
    ];
    expect(said.filter((text) => text.startsWith('child-data'))).toEqual([]);
  }
});
