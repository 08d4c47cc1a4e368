import * as z from 'zod/mini';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { hashToken, sameBytes } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context, Serve } from '#platform/server/http/serve.ts';
import { ADULT_DOORS } from '../../rules/sessions/doors.ts';
import { endOtherSessions, endOwnSession, ownSessions } from '../../sessions-contract.ts';
import { endActingOf } from '../session/acting.ts';
import { endSessions } from '../session/sessions.ts';

const findLive = statement(
  {
    id: z.number(),
    token_hash: z.instanceof(Buffer),
    created_at: z.date(),
    active_at: z.date(),
    signed_in_by: z.enum(ADULT_DOORS),
    browser: z.nullable(z.string()),
    system: z.nullable(z.string()),
    network: z.nullable(z.string()),
  },
  `
    select id, token_hash, created_at, active_at, signed_in_by, browser, system, network
    from sessions where account_id = $1 and acting_id is null and expires_at > $2 and active_at >= $3
    order by active_at desc, id desc`,
);

async function listOwn(
  { tx, actor, now, token }: Context<typeof ownSessions>,
  inactivitySeconds: number,
): Promise<OutputOf<typeof ownSessions>> {
  const rows = await findLive(tx, actor.id, now, new Date(now.getTime() - inactivitySeconds * 1000));
  const own = hashToken(token ?? '');
  const data = rows.map(({ token_hash: hash, created_at: created, active_at: active, ...row }) => ({
    ...row,
    current: sameBytes(hash, own),
    signed_in_at: created.toISOString(),
    active_at: active.toISOString(),
  }));
  // The own one first: what somebody wants to end is one of the others.
  return { data: [...data.filter(({ current }) => current), ...data.filter(({ current }) => !current)] };
}

const findOwn = statement(
  { token_hash: z.instanceof(Buffer) },
  'select token_hash from sessions where id = $1 and account_id = $2 and acting_id is null',
);
const deleteOwn = statement(
  { id: z.number() },
  'delete from sessions where id = $1 and account_id = $2 and acting_id is null returning id',
);

async function endOwn(context: Context<typeof endOwnSession>): Promise<NotificationReply> {
  const { tx, actor, input, now, token } = context;
  const [session] = await findOwn(tx, input.id, actor.id);
  if (session === undefined) throw Refusal.of('not-found');
  // Who signs out stops acting, too.
  if (token !== null && sameBytes(session.token_hash, hashToken(token))) await endActingOf(tx, token, now);
  if ((await deleteOwn(tx, input.id, actor.id)).length === 0) throw Refusal.of('not-found');
  context.about({ type: 'account', id: actor.id, details: { session: input.id } });
  return notify('accounts-sign-in.sessions.ended-one');
}

const countOthers = statement(
  { others: z.number() },
  'select count(*) as others from sessions where account_id = $1 and token_hash <> $2',
);

async function othersOf(tx: Tx, accountId: number, token: string): Promise<number> {
  return (await countOthers(tx, accountId, hashToken(token)))[0]?.others ?? 0;
}

async function endOthers(context: Context<typeof endOtherSessions>): Promise<NotificationReply> {
  const { tx, actor, token } = context;
  const count = await othersOf(tx, actor.id, token ?? '');
  await endSessions(tx, actor.id, token);
  context.about({ type: 'account', id: actor.id, details: { count } });
  return notify('accounts-sign-in.sessions.ended-others', { count });
}

/** What adults see and end of their own sessions. */
export function ownSessionRoutes(serve: Serve, { inactivitySeconds }: { inactivitySeconds: number }): void {
  serve(ownSessions, (context) => listOwn(context, inactivitySeconds));
  serve(endOwnSession, endOwn);
  serve(endOtherSessions, endOthers);
}
