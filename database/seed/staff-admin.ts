import { addDays, type Day } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';

/** What staff have told everybody and mailed: a notice that is over, one that is being written, some letters; and what browsers told. */
export async function seedStaffAdmin(tx: Tx, today: Day): Promise<void> {
  const at = (days: number): Date => new Date(`${addDays(today, -days)}T15:00:00Z`);
  await tx
    .insertInto('notices')
    .values([
      {
        title_en: 'Support was away for a day',
        title_zh: '客服曾休息一天',
        text_en: 'Our support team was away on Friday. Questions are answered again.',
        text_zh: '我們的客服團隊在星期五休息，現在已恢復回覆。',
        audience: ['educator', 'clinician', 'administrator', 'home', 'parent'],
        page: 'support',
        first_day: addDays(today, -30),
        last_day: addDays(today, -27),
        created_at: at(33),
        published_at: at(32),
      },
      {
        title_en: 'New scenes in January',
        title_zh: '一月有新場景',
        text_en: 'After the holidays there is more to play. Have a look at the previews.',
        text_zh: '假期過後會有更多內容可以玩，歡迎先預覽。',
        audience: ['educator', 'clinician'],
        page: 'getting-started',
        first_day: addDays(today, 20),
        last_day: addDays(today, 40),
        created_at: at(2),
      },
    ])
    .execute();
  const letters = [
    { kind: 'password-reset', days: 12 },
    { kind: 'password-changed', days: 12 },
    { kind: 'digest', days: 5 },
  ] as const;
  await tx
    .insertInto('mails')
    .values(
      letters.map(({ kind, days }) => ({
        operation_id: `demo-${kind}`,
        kind,
        recipient: 'gregor.halvorsen@saltmarshlane.test',
        status: 'sent' as const,
        attempts: 1,
        created_at: at(days),
        sent_at: at(days),
      })),
    )
    .execute();
  await tx
    .insertInto('client_events')
    .values([
      {
        at: at(1),
        first_at: at(4),
        kind: 'not-found-view',
        site: 'dashboard',
        path: '/educator/old-reports',
        times: 3,
      },
      {
        at: at(6),
        first_at: at(6),
        kind: 'call-failed',
        site: 'student',
        path: '/play',
        call: 'POST /student/play/events',
        status: 503,
        times: 2,
      },
    ])
    .execute();
}
