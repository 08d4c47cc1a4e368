import { addDays } from '#platform/contract/days.ts';
import { postOffice } from '#platform/server/mail/mail.ts';
import { getPlay, sendEvents } from '#product/play/contract.ts';
import type { CheckIn, SKIPPED } from '#product/play/rules/results/events.ts';
import { childrenIn, session } from '#product/play/server/testing/children.ts';
import { STUDENT_SITE, type TestKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildSchool } from '#testing/api/people.ts';
import { saveResponders } from '../../responders-contract.ts';
import { DEFAULT_HOURS } from '../../rules/settings.ts';
import { moveClocks } from '../clock.ts';
import { judgeChild } from '../judge.ts';

const SETTINGS = {
  on: true,
  hours: DEFAULT_HOURS,
  contact_name: 'Simone Desrosiers',
  contact_phone: '(541) 555-0142',
  steps: 'Stay with the child. Call the office.',
  country: 'US',
  retention_days: 365,
};

/** A school in New York with an admin, a counselor, a backup and a teacher. */
export async function buildAnsweringSchool(
  kindred: TestKindred,
  values: { on?: boolean; time_zone?: string } = {},
) {
  const { db } = kindred;
  const { on = true, ...place } = values;
  const school = await buildSchool(db, place);
  const person = async (role: 'educator' | 'clinician' | 'administrator', first_name: string) => {
    const account = await buildAccount(db, { role, school_id: school.id, first_name });
    // Sessions end with the day, and days go by in these tests.
    return { ...account, as: async () => ({ token: await kindred.tokenFor({ accountId: account.id }) }) };
  };
  const admin = await person('administrator', 'Ada');
  const counselor = await person('clinician', 'Simone');
  const backup = await person('educator', 'Bo');
  const teacher = await person('educator', 'Tess');
  const group = await buildGroup(db, 'school', { [admin.id]: 'owner' });
  await db.updateTable('groups').set({ school_id: school.id }).where('id', '=', group.id).execute();
  const said = { ...SETTINGS, responder_id: counselor.id, backup_id: backup.id };
  const save = async (changed: object = {}) =>
    kindred.call(saveResponders, { id: school.id, ...said, ...changed }, await admin.as());
  if (on) {
    const { status } = await save();
    if (status !== 200) throw new Error(`the settings were refused: ${status}`);
  }
  return { school, admin, counselor, backup, teacher, save };
}

export type AnsweringSchool = Awaited<ReturnType<typeof buildAnsweringSchool>>;

/** Children who say how they feel, what is judged of it, and the clock. */
export function followingIn(kindred: TestKindred) {
  const { db, appKey } = kindred;
  const ports = {
    post: postOffice(kindred.jobs, appKey),
    brand: 'kindred',
    dashboardUrl: 'http://localhost:3000',
  };
  const build = childrenIn(kindred);
  const send = async (child: { id: number }, events: readonly unknown[]) => {
    const token = await kindred.tokenFor({ studentId: child.id });
    return kindred.call(sendEvents, { events }, { token, host: STUDENT_SITE });
  };
  return {
    ports,
    send,
    world: async (child: { id: number }) => {
      const token = await kindred.tokenFor({ studentId: child.id });
      return (await kindred.call(getPlay, {}, { token, host: STUDENT_SITE })).body.data;
    },
    childOf: (place: AnsweringSchool) =>
      build({
        owner_id: place.teacher.id,
        school_id: place.school.id,
        first_name: 'Autumn',
        last_name: 'Tsosie',
      }),
    /** Says so on a day, in the morning, by whatever way the day comes. */
    async tells(
      child: { id: number },
      place: AnsweringSchool,
      feeling: CheckIn | typeof SKIPPED,
      daysAgo = 0,
    ) {
      const start = kindred.now().getTime() - 3_600_000 - daysAgo * 86_400_000;
      const telling = session(kindred, 'zoou', { start });
      telling.checkIn(feeling, [place.teacher.id, place.counselor.id, place.backup.id]);
      return send(child, telling.end());
    },
    async asksToTalk(child: { id: number }) {
      const telling = session(kindred, 'zoou');
      telling.talk();
      const events = telling.end();
      await send(child, events);
      return events;
    },
    judge: (child: { id: number }) => judgeChild(db, ports, child.id, kindred.now()),
    move: () => moveClocks(db, ports, kindred.now()),
    rows: () => db.selectFrom('follow_ups').selectAll().orderBy('id').execute(),
    of: (child: { id: number }) =>
      db.selectFrom('follow_ups').selectAll().where('student_id', '=', child.id).orderBy('id').execute(),
    steps: async (child: { id: number }) => {
      const rows = await db
        .selectFrom('follow_up_steps')
        .innerJoin('follow_ups', 'follow_ups.id', 'follow_up_steps.follow_up_id')
        .where('student_id', '=', child.id)
        .select(['kind', 'by_id', 'to_id', 'at'])
        .orderBy('follow_up_steps.id')
        .execute();
      return rows;
    },
    daysAgo: (count: number) => addDays(kindred.now().toISOString().slice(0, 10), -count),
  };
}
