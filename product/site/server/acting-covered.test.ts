import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { getPlaces } from '#product/insight/places-contract.ts';
import * as notices from '#product/notifications/contract.ts';
import {
  COVERED_KINDS,
  type DashboardData,
  type DashboardKind,
} from '#product/notifications/rules/dashboard.ts';
import { notifyKeepers } from '#product/notifications/server/dashboard.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { listen } from '#testing/api/listen.ts';
import { actingAs } from '#testing/api/matrix/people.ts';
import { buildAccount, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { dashboardMetrics } from '../contract.ts';

const kindred = await testKindred();
const { db, app, appKey } = kindred;
kindred.setNow('2026-11-19T14:00:00Z');
const NOW = kindred.now();

const school = await buildSchool(db);
const teacher = await buildAccount(db, { school_id: school.id });
const group = await buildGroup(db, 'school', { [teacher.id]: 'owner' });
await db.updateTable('groups').set({ school_id: school.id }).where('id', '=', group.id).execute();
for (let at = 0; at < 12; at += 1) {
  const { id } = await buildStudent(db, appKey, { owner_id: teacher.id, school_id: school.id });
  const said = { student_id: id, id: randomUUID(), at: NOW, on_day: '2026-11-19', feeling: 'happy' } as const;
  await db
    .insertInto('check_ins')
    .values({ ...said, told_to: [teacher.id] })
    .execute();
}

const inPerson = { 'access-token': `Bearer ${await kindred.tokenFor({ accountId: teacher.id })}` };
const byStaff = await (await actingAs(kindred, teacher.id))();

async function ask({ method, path }: Endpoint, headers: Record<string, string>, id = 0) {
  const url = `/api${path.replace(':id', String(id))}`;
  return app.server.inject({
    method: method === 'DELETE' ? 'DELETE' : method === 'POST' ? 'POST' : 'GET',
    url,
    headers,
  });
}
const kindsFor = async (headers: Record<string, string>): Promise<string[]> =>
  (await ask(notices.listNotifications, headers)).json().data.map(({ kind }: { kind: string }) => kind);

const tell = (kind: DashboardKind, data: DashboardData, operation: string) =>
  notifyKeepers(db, { accountIds: [teacher.id], kind, data, operation, now: NOW });

const felt = { happy: 2, okay: 1, worried: 1, sad: 2, mad: 1 };
const FOLLOW_UPS = ['talk', 'asked', 'late', 'passed', 'waiting', 'ends', 'off'];
const SPEAKING: [DashboardKind, DashboardData][] = [
  ['weekly-emotion-check-in', { week: '2026-11-09', students: 7, ...felt }],
  ['weekly-emotion-check-in', { week: '2026-11-16', students: 3 }],
  ...FOLLOW_UPS.map((what): [DashboardKind, DashboardData] => [
    'follow-up',
    { what, count: 1, date: '2026-12-01' },
  ]),
];

test('every kind of notice that speaks of feelings or follow-ups is among those tried here', () => {
  expect([...new Set(SPEAKING.map(([kind]) => kind))].toSorted()).toEqual([...COVERED_KINDS].toSorted());
});

test.each(SPEAKING)(
  '%s %j is hidden while staff act, and neither counted nor put away',
  async (kind, data) => {
    await tell(kind, data, randomUUID());
    const listed = (await ask(notices.listNotifications, inPerson)).json();
    expect(listed.data[0]).toMatchObject({ kind });
    const shown = await ask(notices.listNotifications, byStaff);
    expect(shown.json()).toEqual({ data: [], total: 0, covered: true });
    expect(shown.body).not.toMatch(/follow-up|check-in|happy/);
    for (const call of [notices.dismissNotification, notices.restoreNotification]) {
      expect((await ask(call, byStaff, listed.data[0].id)).statusCode).toBe(404);
    }
    const dismissed = await ask(notices.dismissNotification, inPerson, listed.data[0].id);
    expect(dismissed.json()).toEqual({ total: 0 });
  },
);

test('what speaks of neither is told to staff as well', async () => {
  await tell('games-preview', {}, 'preview');
  expect(await kindsFor(byStaff)).toEqual(['games-preview']);
  expect(await kindsFor(inPerson)).toEqual(['games-preview']);
});

test('an open page of staff does not even hear that there is news', async () => {
  const [own, acting] = [await listen(app, null, inPerson), await listen(app, null, byStaff)];
  await expect.poll(() => [own.heard.length, acting.heard.length]).toEqual([1, 1]);
  await tell('follow-up', { what: 'talk' }, 'talk');
  await expect.poll(() => own.heard.map(({ type }) => type)).toEqual(['hello', 'dashboard-notification']);
  await db
    .insertInto('events')
    .columns(['channel', 'type', 'data'])
    .expression((from) =>
      from
        .selectFrom('accounts')
        .select(({ val, cast }) => [
          'personal_channel',
          val('later').as('type'),
          cast(val('{}'), 'jsonb').as('data'),
        ])
        .where('id', '=', teacher.id),
    )
    .execute();
  await expect.poll(() => acting.heard.map(({ type }) => type)).toEqual(['hello', 'later']);
});

test('neither the numbers of the home nor the share of a school say how children feel', async () => {
  expect((await ask(dashboardMetrics, inPerson)).json().data.class.feelings).toMatchObject({ told: 12 });
  expect((await ask(dashboardMetrics, byStaff)).json().data.class.feelings).toBeNull();
  expect((await ask(getPlaces, inPerson)).json().data.rows).toMatchObject([{ well_percent: 100 }]);
  expect((await ask(getPlaces, byStaff)).json().data.rows).toMatchObject([{ well_percent: null }]);
});
