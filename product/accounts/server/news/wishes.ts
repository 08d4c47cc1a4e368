import * as z from 'zod/mini';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { type Jobs, job } from '#platform/server/jobs.ts';
import { deliverMail } from '#platform/server/mail/mail.ts';
import type { getNews, setNews } from '../../contract.ts';
import { NEWS_STATES, type NewsState } from '../../rules/people/news.ts';
import type { EmailList } from './email-list.ts';

type Wish = { accountId: number };

const newsGivenUp = job<Wish>('news.given-up', { retryLimit: 3 });
// As often as a letter is tried.
const tellNews = job<Wish>('news.tell', { retryLimit: deliverMail.retryLimit, givenUp: newsGivenUp });
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

/** As a choice does, it begins anew: what a job that is under way hears is about how things were. */
const wakeWish = statement(
  { account_id: z.number() },
  `update news_wishes set state = 'waiting', asked_at = $2
    where account_id = $1 and (wanted or listed_email is not null) and (state <> 'kept' or $3::boolean)
    returning account_id`,
);

type Changed = { accountId: number; now: Date; isProven: boolean };

async function tellOfChange(tx: Tx, desk: NewsDesk | null, changed: Changed): Promise<void> {
  if (desk === null) return;
  const woken = await wakeWish(tx, changed.accountId, changed.now, changed.isProven);
  if (woken.length > 0) await desk.tell(tx, changed.accountId);
}

/** The address is proven, or is another one now: the list hears of it. */
export function tellOfAddress(tx: Tx, desk: NewsDesk | null, accountId: number, now: Date): Promise<void> {
  return tellOfChange(tx, desk, { accountId, now, isProven: true });
}

/** The account is closed, or open again: the list forgets the address, or has it again. */
export function tellOfStanding(tx: Tx, desk: NewsDesk | null, accountId: number, now: Date): Promise<void> {
  return tellOfChange(tx, desk, { accountId, now, isProven: false });
}

const leaveList = statement(
  { account_id: z.number() },
  `update news_wishes set wanted = false, state = 'waiting', asked_at = $2
    where account_id = $1 and listed_email is not null returning account_id`,
);

/** For good: the list forgets the address before the account does. */
export async function unlist(tx: Tx, desk: NewsDesk | null, accountId: number, now: Date): Promise<void> {
  if (desk !== null && (await leaveList(tx, accountId, now)).length > 0) await desk.tell(tx, accountId);
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

/** Where something changed in the meantime, the list has to hear it after what it was just told. */
const keepAnswer = statement(
  { is_last: z.boolean() },
  `update news_wishes set state = case when asked_at = $3 then $2 else 'waiting' end, listed_email = $4
    where account_id = $1 returning asked_at = $3 as is_last`,
);

/** Tells the list what somebody wants. Throws where it is not heard: the queue tries again. */
export async function tellList(db: Db, list: EmailList, { accountId }: Wish, now: Date): Promise<void> {
  const [wish] = await findToTell(db, accountId);
  if (wish === undefined) return;
  const { email, language, wanted, listed_email: listed, asked_at: askedAt } = wish;
  if (listed !== null && (listed !== email || !wanted)) {
    await list.tell({ email: listed, subscribed: false, language }, now);
  }
  const answer = wanted ? await list.tell({ email, subscribed: true, language }, now) : 'told';
  const isListed = wanted && answer === 'told';
  const [kept] = await keepAnswer(db, accountId, answer, askedAt, isListed ? email : null);
  if (kept?.is_last === false) await tellList(db, list, { accountId }, now);
}

const giveUp = statement(
  "update news_wishes set state = 'failed' where account_id = $1 and state = 'waiting'",
);

export async function workOnNews(jobs: Jobs, db: Db, list: EmailList | null): Promise<void> {
  if (list !== null) await jobs.work(tellNews, (wish) => tellList(db, list, wish, new Date()));
  await jobs.work(newsGivenUp, async ({ accountId }) => void (await giveUp(db, accountId)));
}
