import * as z from 'zod/mini';
import { dayIn } from '#platform/contract/days.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { hashToken, randomToken } from '#platform/server/crypto.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { ownCookie } from '#platform/server/http/cookies.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context, OwnTransactionContext } from '#platform/server/http/serve.ts';
import { countAttempt, forgiveAttempts } from '#platform/server/limits/throttle.ts';
import { ACCOUNT_STATUSES, maySignIn } from '#product/accounts/rules/people/status.ts';
import { accountZone } from '#product/accounts/server/time-zones/zones.ts';
import type * as calls from '../contract.ts';
import type { OpenDevice } from '../contract.ts';
import {
  CARD_DAYS,
  DEVICES_MAX,
  HERE_MINUTES,
  makeCardCode,
  openUntil,
  readCardCode,
  unknownLimits,
} from '../rules/devices.ts';
import { classOf, holdTiles, pick } from './store.ts';

const MINUTE = 60_000;

const cookieName = (studentUrl: string) => ownCookie('class-device', studentUrl);

const insertCards = statement(`
    insert into class_cards (code_hash, account_id, made_at, ends_at)
    select hash, $2, $3, $4 from unnest($1::bytea[]) hash`);
const countOpen = statement(
  { total: z.number() },
  `
    select (select count(*) from class_devices where account_id = $1 and ends_at > $2)
      + (select count(*) from class_cards where account_id = $1 and ends_at > $2) as total`,
);

export async function makeCards(
  context: Context<typeof calls.makeClassCards>,
): Promise<OutputOf<typeof calls.makeClassCards>> {
  const { tx, actor, input, now, address } = context;
  await holdTiles(tx, actor.id);
  if (!(await classOf(tx, actor.id, now)).offered)
    throw Refusal.because('class-tiles-desk.refused.no-school');
  const count = input.here ? 1 : input.count;
  const [open] = await countOpen(tx, actor.id, now);
  if ((open?.total ?? 0) + count > DEVICES_MAX) {
    throw Refusal.because('class-tiles-desk.refused.too-many', { max: DEVICES_MAX });
  }
  const codes = Array.from({ length: count }, () => makeCardCode(pick));
  const minutes = input.here ? HERE_MINUTES : CARD_DAYS * 24 * 60;
  await insertCards(tx, codes.map(hashToken), actor.id, now, new Date(now.getTime() + minutes * MINUTE));
  context.about({ type: 'account', id: actor.id, details: { count, here: input.here } });
  return { data: { codes, student_url: address.studentUrl } };
}

const deleteCards = statement('delete from class_cards where account_id = $1 returning 1');

export async function dropCards(context: Context<typeof calls.dropClassCards>): Promise<NotificationReply> {
  const { tx, actor } = context;
  context.about({ type: 'account', id: actor.id });
  if ((await deleteCards(tx, actor.id)).length === 0) return nothingChanged(context);
  return notify('class-tiles-desk.done.cards-dropped');
}

/** One statement: of any number of parallel uses of a card one wins. */
const useCard = statement(
  { account_id: z.number() },
  'delete from class_cards where code_hash = $1 and ends_at > $2 returning account_id',
);
const insertDevice = statement(
  { id: z.number(), number: z.number() },
  `
    insert into class_devices (account_id, number, token_hash, opened_at, used_at, ends_at)
    select $1, 1 + coalesce((select max(number) from class_devices where account_id = $1), 0), $2, $3, $3, $4
    returning id, number`,
);
const findZone = statement(
  { time_zone: z.string(), status: z.enum(ACCOUNT_STATUSES) },
  `
    select ${accountZone('a', 'sc')} as time_zone, a.status from accounts a left join schools sc on sc.id = a.school_id where a.id = $1`,
);
const dropDevice = statement('delete from class_devices where token_hash = $1');

/** The card is used up by it, and the device has a token that nobody else has. */
export async function openDevice(
  context: OwnTransactionContext<typeof calls.openClassDevice>,
): Promise<OutputOf<typeof calls.openClassDevice>> {
  const { input, db, now, address, clientKey, clientAddress } = context;
  if (address.site !== 'student') throw Refusal.of('not-found');
  const limits = unknownLimits('card', clientKey, clientAddress);
  const wait = await countAttempt(db, limits, now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
  const code = readCardCode(input.code);
  const token = randomToken();
  const { name, secure } = cookieName(address.studentUrl);
  const before = context.cookie(name);
  const opened = code === null ? null : await open(context, { code, token, before });
  if (opened === null) {
    await context.turnedAway('class-card', null);
    throw Refusal.because('class-tiles.refused.card');
  }
  await forgiveAttempts(db, limits);
  const seconds = Math.floor((opened.endsAt.getTime() - now.getTime()) / 1000);
  context.setCookie({ name, value: token, seconds, secure });
  return { data: { number: opened.number } };
}

function open(
  context: OwnTransactionContext<typeof calls.openClassDevice>,
  { code, token, before }: { code: string; token: string; before: string | null },
): Promise<{ number: number; endsAt: Date } | null> {
  const { now } = context;
  return context.transaction(async (tx) => {
    const [card] = await useCard(tx, hashToken(code), now);
    const [teacher] = card === undefined ? [] : await findZone(tx, card.account_id);
    if (card === undefined || teacher === undefined || !maySignIn(teacher.status)) {
      context.nothingChanged();
      return null;
    }
    await holdTiles(tx, card.account_id);
    // A device that is opened anew, for another class perhaps, is not open twice.
    if (before !== null) await dropDevice(tx, hashToken(before));
    const endsAt = openUntil(teacher.time_zone, dayIn(teacher.time_zone, now));
    const [device] = await insertDevice(tx, card.account_id, hashToken(token), now, endsAt);
    if (device === undefined) throw new Error('an opened device has a row');
    context.about({ type: 'class-device', id: device.id, details: { account_id: card.account_id } });
    return { number: device.number, endsAt };
  });
}

const findDevices = statement(
  { id: z.number(), number: z.number(), opened_at: z.date(), used_at: z.date(), ends_at: z.date() },
  `
    select id, number, opened_at, used_at, ends_at from class_devices
    where account_id = $1 and ends_at > $2 order by number`,
);

export async function devicesOf(tx: Tx, accountId: number, now: Date): Promise<OpenDevice[]> {
  return (await findDevices(tx, accountId, now)).map((device) => ({
    ...device,
    opened_at: device.opened_at.toISOString(),
    used_at: device.used_at.toISOString(),
    ends_at: device.ends_at.toISOString(),
  }));
}

const deleteDevices = statement(
  { id: z.number() },
  'delete from class_devices where account_id = $1 and id = any($2::bigint[]) returning id',
);

export async function closeDevices(context: Context<typeof calls.closeDevices>): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  const closed = await deleteDevices(tx, actor.id, input.ids);
  if (closed.length !== new Set(input.ids).size) throw Refusal.of('not-found');
  context.about({ type: 'account', id: actor.id, details: { count: closed.length } });
  return notify('class-tiles-desk.done.devices-closed', { count: closed.length });
}

const findDevice = statement(
  {
    id: z.number(),
    number: z.number(),
    account_id: z.number(),
    status: z.enum(ACCOUNT_STATUSES),
    closed_at: z.nullable(z.date()),
  },
  `
    select d.id, d.number, d.account_id, a.status, c.closed_at
    from class_devices d join class_tiles c on c.account_id = d.account_id join accounts a on a.id = d.account_id
    where d.token_hash = $1 and d.ends_at > $2`,
);

export type KnownDevice = { id: number; number: number; accountId: number; isClosed: boolean };

type Asking = Pick<
  OwnTransactionContext<typeof calls.getTiles>,
  'address' | 'clientAddress' | 'clientKey' | 'cookie' | 'now' | 'setCookie'
> & { db: Db };

/**
 * The class device that asks; null for every other browser, and for one that was closed, which forgets its token by it.
 * Tokens that are worth nothing are counted: there is nothing to gain by trying them out.
 */
export async function deviceAsking(asking: Asking): Promise<KnownDevice | null> {
  const { address, db, now } = asking;
  const { name, secure } = cookieName(address.studentUrl);
  const token = address.site === 'student' ? asking.cookie(name) : null;
  if (token === null) return null;
  const [found] = await findDevice(db, hashToken(token), now);
  if (found === undefined || !maySignIn(found.status)) {
    const wait = await countAttempt(db, unknownLimits('device', asking.clientKey, asking.clientAddress), now);
    if (wait > 0) throw Refusal.tooManyAttempts(wait);
    asking.setCookie({ name, value: '', seconds: 0, secure });
    return null;
  }
  const { id, number, account_id: accountId } = found;
  return { id, number, accountId, isClosed: found.closed_at !== null };
}
