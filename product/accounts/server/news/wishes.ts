import * as z from 'zod/mini';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { type Jobs, job } from '#platform/server/jobs.ts';
import type { getNews, setNews } from '../../contract.ts';
import { NEWS_STATES, type NewsState } from '../../rules/people/news.ts';
import type { EmailList } from './email-list.ts';

type Wish = { accountId: number };

const newsGivenUp = job<Wish>('news.given-up', { retryLimit: 3 });
const tellNews = job<Wish>('news.tell', { retryLimit: 8, givenUp: newsGivenUp });
export const NEWS_JOBS = [newsGivenUp, tellNews];

/** Wishes for news, where there is a list to tell them to. */
export type NewsDesk = { tell(tx: Tx, accountId: number): Promise<void> };

export function newsDesk(jobs: Pick<Jobs, 'enqueue'>): NewsDesk {
  return { tell: (tx, accountId) => jobs.enqueue(tx, tellNews, { accountId }) };
}

const findWish = statement(
  { wanted: z.boolean(), state: z.enum(NEWS_STATES) },
  'select wanted, state from news_wishes where account_id = $1',
);

export async function readNews({ tx, actor }: Context<typeof getNews>): Promise<OutputOf<typeof getNews>> {
  const [wish] = await findWish(tx, actor.id);
  return { data: { wanted: wish?.wanted ?? false, state: wish?.state ?? null } };
}

async function keepWish(tx: Tx, id: number, wanted: boolean, state: NewsState, now: Date): Promise<void> {
  await tx
    .insertInto('news_wishes')
    .values({ account_id: id, wanted, state, asked_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ wanted, state, asked_at: now }))
    .execute();
}

/** Asked for in the request form: nobody is told before the address is proven to be theirs. */
export function keepFirstWish(tx: Tx, accountId: number, now: Date): Promise<void> {
  return keepWish(tx, accountId, true, 'kept', now);
}

/** Choosing again after the list was not heard is trying again. */
export async function chooseNews(
  context: Context<typeof setNews>,
  desk: NewsDesk | null,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  if (desk === null) throw Refusal.of('not-found');
  context.about({ type: 'account', id: actor.id, details: { wanted: input.wanted } });
  const [before] = await findWish(tx, actor.id);
  const isSame = (before?.wanted ?? false) === input.wanted;
  if (isSame && before?.state !== 'failed' && before?.state !== 'rejected') {
    context.nothingChanged();
    return notify('notification.nothing-changed', undefined, 'info');
  }
  await keepWish(tx, actor.id, input.wanted, 'waiting', now);
  await desk.tell(tx, actor.id);
  return notify(input.wanted ? 'notification.news.on' : 'notification.news.off');
}

const wakeWish = statement(
  { account_id: z.number() },
  `update news_wishes set state = 'waiting'
    where account_id = $1 and (state = 'kept' or listed_email is not null) returning account_id`,
);

/** The address is proven, or is another one now: the list hears of it. */
export async function tellOfAddress(tx: Tx, desk: NewsDesk | null, accountId: number): Promise<void> {
  if (desk === null) return;
  const woken = await wakeWish(tx, accountId);
  if (woken.length > 0) await desk.tell(tx, accountId);
}

const findToTell = statement(
  {
    wanted: z.boolean(),
    listed_email: z.nullable(z.string()),
    asked_at: z.date(),
    email: z.string(),
    language: z.nullable(z.string()),
  },
  `select w.wanted and a.status <> 'deactivated' as wanted, w.listed_email, w.asked_at, a.username as email, a.language
    from news_wishes w join accounts a on a.id = w.account_id
    where w.account_id = $1 and w.state in ('waiting', 'failed')`,
);

/** Where the person has chosen anew in the meantime, that choice has a job of its own. */
const keepAnswer = statement(
  `update news_wishes set state = case when asked_at = $3 then $2 else state end, listed_email = $4
    where account_id = $1`,
);

/** Tells the list what somebody wants. Throws where it is not heard: the queue tries again. */
export async function tellList(db: Db, list: EmailList, { accountId }: Wish, now: Date): Promise<void> {
  const [wish] = await findToTell(db, accountId);
  if (wish === undefined) return;
  const { email, language, wanted, listed_email: listed, asked_at: askedAt } = wish;
  if (listed !== null && (listed !== email || !wanted)) {
    await list.tell({ email: listed, subscribed: false, language }, now);
  }
  if (!wanted) {
    await keepAnswer(db, accountId, 'told', askedAt, null);
    return;
  }
  const answer = await list.tell({ email, subscribed: true, language }, now);
  await keepAnswer(db, accountId, answer, askedAt, answer === 'told' ? email : null);
}

const giveUp = statement(
  "update news_wishes set state = 'failed' where account_id = $1 and state = 'waiting'",
);

export async function workOnNews(jobs: Jobs, db: Db, list: EmailList | null): Promise<void> {
  if (list !== null) await jobs.work(tellNews, (wish) => tellList(db, list, wish, new Date()));
  await jobs.work(newsGivenUp, async ({ accountId }) => void (await giveUp(db, accountId)));
}
