import * as z from 'zod/mini';
import { type Day, DEFAULT_TIME_ZONE, dayIn, daysBetween } from '#platform/contract/days.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context, Serve } from '#platform/server/http/serve.ts';
import { type Jobs, job } from '#platform/server/jobs.ts';
import { condition } from '#platform/server/tables/conditions.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import * as calls from '../../notices-contract.ts';
import {
  AUDIENCES,
  type Audience,
  backToSchoolDays,
  LONGEST_NOTICE_DAYS,
  NOTICE_PAGES,
  type NoticeState,
  stateOf,
} from '../../rules/notices.ts';

/** Gives everybody of the audience of a notice that is shown their line. Digests do it, here it is asked for. */
export const spreadNotices = job<Record<string, never>>('notices.spread', { retryLimit: 5 });

/** The same as `stateOf` of the rules, of notices `n`. */
const STATE = (now: Date): string => {
  const today = `date '${dayIn(DEFAULT_TIME_ZONE, now)}'`;
  return `case when n.published_at is null then 'draft' when n.ended_at is not null then 'ended'
    when ${today} < n.first_day then 'planned' when ${today} <= n.last_day then 'shown' else 'over' end`;
};

const LINES = "from dashboard_notifications d where d.kind = 'notice' and (d.data->>'notice_id')::bigint";

const notices: TableSource<typeof calls.noticesTable> = {
  from: 'notices n',
  id: 'n.id',
  scope: () => 'true',
  joins: {
    state: (_filters, { now }) => `cross join lateral (select ${STATE(now)} as state) standing`,
  },
  columns: {
    title_en: 'n.title_en',
    title_zh: 'n.title_zh',
    text_en: 'n.text_en',
    text_zh: 'n.text_zh',
    state: { sql: 'standing.state', join: 'state' },
    audience: "array_to_string(n.audience, ',')",
    first_day: 'n.first_day',
    last_day: 'n.last_day',
    told: `(select count(*) ${LINES} = n.id)`,
    dismissed: `(select count(d.dismissed_at) ${LINES} = n.id)`,
    created_at: 'n.created_at',
  },
  filters: {
    state: { where: (value, bind) => condition('standing.state', value, 'choice', bind), join: 'state' },
  },
};

const row = {
  id: z.number(),
  title_en: z.string(),
  title_zh: z.string(),
  text_en: z.string(),
  text_zh: z.string(),
  audience: z.array(z.enum(AUDIENCES)),
  page: z.nullable(z.enum(NOTICE_PAGES)),
  first_day: z.string(),
  last_day: z.string(),
  published_at: z.nullable(z.date()),
  ended_at: z.nullable(z.date()),
};
type Notice = Row<typeof row>;

const findNotice = statement(
  row,
  `
    select id, title_en, title_zh, text_en, text_zh, to_json(audience) as audience, page, first_day, last_day,
      published_at, ended_at
    from notices where id = $1 for no key update`,
);

/** Locked until the transaction ends: two who publish at once publish once. */
async function getNotice(tx: Tx, id: number, now: Date): Promise<{ notice: Notice; state: NoticeState }> {
  const [notice] = await findNotice(tx, id);
  if (notice === undefined) throw Refusal.of('not-found');
  return { notice, state: stateOf(notice, dayIn(DEFAULT_TIME_ZONE, now)) };
}

async function getDraft(tx: Tx, id: number, now: Date): Promise<Notice> {
  const { notice, state } = await getNotice(tx, id, now);
  if (state !== 'draft') throw Refusal.because('notifications-notices.refused.published');
  return notice;
}

const asForm = (notice: Omit<Notice, 'id' | 'published_at' | 'ended_at'>): calls.NoticeForm => ({
  title_en: notice.title_en,
  text_en: notice.text_en,
  title_zh: notice.title_zh,
  text_zh: notice.text_zh,
  to_educator: notice.audience.includes('educator'),
  to_clinician: notice.audience.includes('clinician'),
  to_administrator: notice.audience.includes('administrator'),
  to_home: notice.audience.includes('home'),
  to_parent: notice.audience.includes('parent'),
  page: notice.page,
  first_day: notice.first_day,
  last_day: notice.last_day,
});

type Sent = Omit<calls.NoticeForm, 'page'> & { page?: calls.NoticeForm['page'] | undefined };

/** Whom it is for, and whether its days make sense: it begins before it ends, and has not ended already. */
function audienceOf(sent: Sent, today: Day): Audience[] {
  const audience = AUDIENCES.filter((one) => sent[`to_${one}`]);
  if (audience.length === 0) throw Refusal.field('to_educator', 'notifications-notices.refused.nobody');
  if (sent.last_day < sent.first_day) {
    throw Refusal.field('last_day', 'notifications-notices.refused.order');
  }
  if (sent.last_day < today) throw Refusal.field('last_day', 'notifications-notices.refused.past');
  if (daysBetween(sent.first_day, sent.last_day) > LONGEST_NOTICE_DAYS) {
    throw Refusal.field('last_day', 'notifications-notices.refused.long', { count: LONGEST_NOTICE_DAYS });
  }
  return audience;
}

const valuesOf = (sent: Sent, audience: readonly Audience[]) =>
  [
    sent.title_en,
    sent.title_zh,
    sent.text_en,
    sent.text_zh,
    audience,
    sent.page ?? null,
    sent.first_day,
    sent.last_day,
  ] as const;

const insertNotice = statement(
  { id: z.number() },
  `
    insert into notices (title_en, title_zh, text_en, text_zh, audience, page, first_day, last_day, created_by, created_at)
    values ($1, $2, $3, $4, $5::text[], $6, $7, $8, $9, $10) returning id`,
);

async function add(context: Context<typeof calls.addNotice>): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const audience = audienceOf(input, dayIn(DEFAULT_TIME_ZONE, now));
  const [made] = await insertNotice(tx, ...valuesOf(input, audience), actor.id, now);
  context.about({ type: 'notice', id: made?.id ?? 0, details: { audience: audience.join(',') } });
  return notify('notifications-notices.done.added');
}

const updateNotice = statement(`
    update notices set title_en = $1, title_zh = $2, text_en = $3, text_zh = $4, audience = $5::text[], page = $6,
      first_day = $7, last_day = $8
    where id = $9`);

async function edit(context: Context<typeof calls.editNotice>): Promise<NotificationReply> {
  const { tx, input, now } = context;
  const before = asForm(await getDraft(tx, input.id, now));
  const { id, ...sent } = input;
  context.about({ type: 'notice', id });
  const audience = audienceOf(sent, dayIn(DEFAULT_TIME_ZONE, now));
  const after = asForm({ ...sent, audience, page: sent.page ?? null });
  if (JSON.stringify(before) === JSON.stringify(after)) return nothingChanged(context);
  await updateNotice(tx, ...valuesOf(sent, audience), id);
  return notify('notifications-notices.done.edited');
}

const setPublished = statement('update notices set published_at = $2 where id = $1');

async function publish(
  context: Context<typeof calls.publishNotice>,
  jobs: Pick<Jobs, 'enqueue'>,
): Promise<NotificationReply> {
  const { tx, input, now } = context;
  const notice = await getDraft(tx, input.id, now);
  const today = dayIn(DEFAULT_TIME_ZONE, now);
  if (notice.last_day < today) throw Refusal.because('notifications-notices.refused.past');
  await setPublished(tx, input.id, now);
  await jobs.enqueue(tx, spreadNotices, {});
  context.about({ type: 'notice', id: input.id, details: { audience: notice.audience.join(',') } });
  return notice.first_day <= today
    ? notify('notifications-notices.done.published')
    : notify('notifications-notices.done.planned', { date: notice.first_day });
}

const setEnded = statement('update notices set ended_at = $2 where id = $1');

async function end(context: Context<typeof calls.endNotice>): Promise<NotificationReply> {
  const { tx, input, now } = context;
  const { state } = await getNotice(tx, input.id, now);
  context.about({ type: 'notice', id: input.id, details: { state } });
  if (state === 'ended') return nothingChanged(context);
  if (state !== 'planned' && state !== 'shown') {
    throw Refusal.because('notifications-notices.refused.not-shown');
  }
  await setEnded(tx, input.id, now);
  return notify('notifications-notices.done.ended');
}

const removeNotice = statement('delete from notices where id = $1');

async function remove(context: Context<typeof calls.deleteNotice>): Promise<NotificationReply> {
  const { tx, input, now } = context;
  await getDraft(tx, input.id, now);
  await removeNotice(tx, input.id);
  context.about({ type: 'notice', id: input.id });
  return notify('notifications-notices.done.deleted');
}

export function noticeRoutes(serve: Serve, { jobs }: { jobs: Pick<Jobs, 'enqueue'> }): void {
  tableRoutes(serve, calls.noticesTable, notices);
  serve(calls.backToSchoolForm, async ({ now, sayIn }) => {
    const today = dayIn(DEFAULT_TIME_ZONE, now);
    const words = (part: string, language: 'en' | 'zh-TW'): string =>
      sayIn(language)({ i18n: `notifications-notices.back-to-school.${part}` });
    return {
      type: 'form' as const,
      data: asForm({
        title_en: words('title', 'en'),
        text_en: words('text', 'en'),
        title_zh: words('title', 'zh-TW'),
        text_zh: words('text', 'zh-TW'),
        audience: ['educator', 'clinician', 'administrator'],
        page: 'students',
        ...backToSchoolDays(today),
      }),
    };
  });
  serve(calls.addNotice, add);
  serve(calls.noticeForm, async ({ tx, input, now }) => ({
    type: 'form' as const,
    data: asForm((await getNotice(tx, input.id, now)).notice),
  }));
  serve(calls.editNotice, edit);
  serve(calls.publishNotice, (context) => publish(context, jobs));
  serve(calls.endNotice, end);
  serve(calls.deleteNotice, remove);
}
