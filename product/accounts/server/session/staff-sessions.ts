import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { listedNameSql, spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context, Serve } from '#platform/server/http/serve.ts';
import { everyWord } from '#platform/server/tables/conditions.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { endAllSessions, endOneSession, sessionsTable } from '../../sessions-contract.ts';
import { endSessions } from './sessions.ts';

/** When it is, and after how much idleness a session is over: both are part of what a live session is. */
export type SessionPorts = { clock: () => Date; inactivitySeconds: number };

/** SQL: whether an adult is signed in by a session. */
const liveSql = (session: string, { clock, inactivitySeconds }: SessionPorts): string => {
  const now = `timestamptz '${clock().toISOString()}'`;
  return `${session}.account_id is not null and ${session}.acting_id is null and ${session}.expires_at > ${now}
    and ${session}.active_at >= ${now} - interval '${inactivitySeconds} seconds'`;
};

const sessionsFrom = (ports: SessionPorts): TableSource<typeof sessionsTable> => ({
  from: 'sessions s',
  id: 's.id',
  scope: () => liveSql('s', ports),
  joins: { person: 'join accounts a on a.id = s.account_id' },
  columns: {
    account_id: 's.account_id',
    own: (actor, bind) => `s.account_id = ${bind(actor.id)}::bigint`,
    name: { sql: listedNameSql('a'), join: 'person' },
    spoken_name: { sql: spokenNameSql('a'), join: 'person' },
    username: { sql: 'a.username', join: 'person' },
    scope: { sql: 'a.scope', join: 'person' },
    created_at: 's.created_at',
    active_at: 's.active_at',
    browser: 's.browser',
    system: 's.system',
    ends_at: 's.expires_at',
    of_person: () =>
      `(select count(*) from sessions other where other.account_id = s.account_id and ${liveSql('other', ports)})`,
  },
  sorts: {
    name: [
      { sql: 'a.last_name', join: 'person' },
      { sql: 'a.first_name', join: 'person' },
    ],
  },
  filters: {
    name: { where: everyWord(spokenNameSql('a')), join: 'person' },
    username: { where: everyWord('a.username'), join: 'person' },
  },
});

const findSession = statement(
  { token_hash: z.instanceof(Uint8Array), account_id: z.number(), name: z.string() },
  `
    select s.token_hash, s.account_id, ${spokenNameSql('a')} as name
    from sessions s join accounts a on a.id = s.account_id where s.id = $1 and s.acting_id is null`,
);
const deleteSession = statement('delete from sessions where token_hash = $1');

type Ending = Context<typeof endOneSession>;

/** Who wants to leave signs out: nobody locks themselves out of this page by accident. */
async function getOther({ tx, actor, input }: Pick<Ending, 'tx' | 'actor' | 'input'>) {
  const [session] = await findSession(tx, input.id);
  if (session === undefined) throw Refusal.of('not-found');
  if (session.account_id === actor.id) throw Refusal.because('accounts-sessions.refused.own');
  return session;
}

export function staffSessionRoutes(serve: Serve, ports: SessionPorts): void {
  tableRoutes(serve, sessionsTable, sessionsFrom(ports));
  serve(endOneSession, async (context): Promise<NotificationReply> => {
    const { token_hash: hash, account_id: id, name } = await getOther(context);
    await deleteSession(context.tx, hash);
    context.about({ type: 'account', id, details: { reason: context.input.reason } });
    return notify('accounts-sessions.done.one', { name });
  });
  serve(endAllSessions, async (context): Promise<NotificationReply> => {
    const { account_id: id, name } = await getOther(context);
    await endSessions(context.tx, id);
    context.about({ type: 'account', id, details: { reason: context.input.reason } });
    return notify('accounts-sessions.done.all', { name });
  });
}
