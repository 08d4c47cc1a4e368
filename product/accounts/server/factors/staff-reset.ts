import * as z from 'zod/mini';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import type { resetFactors as endpoint, staffFactors } from '../../factors-contract.ts';
import type { AccountPorts } from '../session/ports.ts';
import { endSessions } from '../session/sessions.ts';
import { factorHolder, hasFactorSql } from '../session/standing/factor-holders.ts';
import { tellOfReset } from './letters.ts';

const findStaff = statement(
  {
    id: z.number(),
    name: z.string(),
    username: z.string(),
    has_factor: z.boolean(),
    own: z.boolean(),
  },
  `
    select a.id, ${spokenNameSql('a')} as name, a.username, ${hasFactorSql('a')} as has_factor, a.id = $1 as own
    from accounts a where a.scope = 'uber' and a.status not in ('not-activated', 'deactivated')
    order by a.last_name, a.first_name, a.id`,
);

export async function listStaff({
  tx,
  actor,
}: Context<typeof staffFactors>): Promise<OutputOf<typeof staffFactors>> {
  return { data: await findStaff(tx, actor.id) };
}

const findPerson = statement(
  { id: z.number(), name: z.string() },
  `select a.id, ${spokenNameSql('a')} as name from accounts a where a.id = $1 for no key update of a`,
);
const deletePasskeys = statement('delete from passkeys where account_id = $1');
const deleteApp = statement('delete from code_apps where account_id = $1');
const deleteCodes = statement('delete from recovery_codes where account_id = $1');
const deleteTickets = statement('delete from factor_tickets where account_id = $1');

/**
 * For somebody who lost their phone and their recovery codes. Never one's own: a borrowed session of staff must not be
 * enough to get rid of what guards it. The password stays, and the person is told.
 */
export async function resetFactors(
  context: Context<typeof endpoint>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  if (input.id === actor.id) throw Refusal.because('accounts-factors.refused.own');
  const [person] = await findPerson(tx, input.id);
  if (person === undefined) throw Refusal.of('not-found');
  if (!(await factorHolder(tx, person.id)).hasFactor) {
    throw Refusal.because('accounts-factors.refused.nothing-to-reset');
  }
  for (const forget of [deletePasskeys, deleteApp, deleteCodes, deleteTickets]) await forget(tx, person.id);
  await endSessions(tx, person.id);
  context.about({ type: 'account', id: person.id, details: { reason: input.reason } });
  await tellOfReset(tx, context, ports, { accountId: person.id, reason: input.reason });
  return notify('accounts-factors.done.reset', { name: person.name });
}
