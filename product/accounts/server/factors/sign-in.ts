import * as z from 'zod/mini';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import { SCOPES, type Scope } from '#product/access/rules/scopes.ts';
import type { askPasskey, codeLogin, passkeyLogin } from '../../factors-contract.ts';
import { ACCOUNT_STATUSES, maySignIn } from '../../rules/people/status.ts';
import type { SessionReply } from '../../sign-in-contract.ts';
import { enterAsAdult } from '../session/enter.ts';
import type { AccountPorts } from '../session/ports.ts';
import { tellOfRecoveryCode } from './letters.ts';
import { passkeyQuestion, passkeysOf, readAssertion } from './passkeys.ts';
import { countPasskeyQuestion, proveByCode } from './prove.ts';
import { findSecondStep, openChallenge, takeChallenge, takeSecondStep } from './tickets.ts';

/** Whatever was wrong with a passkey sounds the same: nobody learns from it which ones are known. */
const unknownPasskey = (): Refusal => Refusal.because('accounts-factors.refused.passkey');
/** Too old, used, or never there: the sign-in begins anew. */
const oldTicket = (): Refusal => Refusal.because('accounts-factors.refused.ticket');

const findPerson = statement(
  { id: z.number(), scope: z.enum(SCOPES), status: z.enum(ACCOUNT_STATUSES) },
  'select id, scope, status from accounts where id = $1',
);

/** Who may come in still: between the password and the second step somebody may have closed the account. */
async function findActive(tx: Tx, accountId: number): Promise<{ id: number; scope: Scope } | null> {
  const [person] = await findPerson(tx, accountId);
  return person === undefined || !maySignIn(person.status) ? null : person;
}

/** Without a ticket the same for everybody: it says nothing about who has a passkey. */
export async function askToSignIn(
  context: OwnTransactionContext<typeof askPasskey>,
  ports: AccountPorts,
): Promise<OutputOf<typeof askPasskey>> {
  const { db, input, now } = context;
  await countPasskeyQuestion(db, context);
  const accountId = await accountOf(db, input.ticket, now);
  const own = accountId === null ? [] : await passkeysOf(db, accountId);
  const challenge = await openChallenge(db, { purpose: 'sign-in', accountId }, now);
  return { data: passkeyQuestion(ports.passkeys, challenge, own) };
}

async function accountOf(db: Db, ticket: string | undefined, now: Date): Promise<number | null> {
  if (ticket === undefined) return null;
  const accountId = await findSecondStep(db, ticket, now);
  if (accountId === null) throw oldTicket();
  return accountId;
}

/** A passkey is something one has and something one is or knows, at once: it signs in by itself. */
export async function signInByPasskey(
  context: OwnTransactionContext<typeof passkeyLogin>,
  ports: AccountPorts,
): Promise<SessionReply> {
  const { db, input, now } = context;
  const asked = await takeChallenge(db, input.token, { purpose: 'sign-in' }, now);
  const passkey = asked === null ? null : await readAssertion(db, ports.passkeys, asked, input, now);
  const person = passkey === null ? null : await findActive(db, passkey.account_id);
  if (person === null) {
    const about = passkey === null ? null : { type: 'account', id: passkey.account_id };
    await context.turnedAway('passkey', about);
    throw unknownPasskey();
  }
  return enterAsAdult(context, ports, { person: { accountId: person.id }, ...person, by: 'passkey' });
}

/** The second step of a sign-in that began with the password. */
export async function signInByCode(
  context: OwnTransactionContext<typeof codeLogin>,
  ports: AccountPorts,
): Promise<SessionReply> {
  const { db, input, now, clientKey } = context;
  const accountId = await findSecondStep(db, input.ticket, now);
  if (accountId === null) throw oldTicket();
  const proof = await proveByCode(db, ports, { accountId, typed: input.code, clientKey, now });
  if (proof === null) {
    await context.turnedAway('second-step', { type: 'account', id: accountId });
    throw Refusal.field('code', 'accounts-factors.refused.code');
  }
  const person = await findActive(db, accountId);
  if (person === null) throw oldTicket();
  const { left } = proof;
  return enterAsAdult(context, ports, {
    person: { accountId },
    id: accountId,
    scope: person.scope,
    by: 'two-step',
    hold: async (tx) => {
      if (!(await takeSecondStep(tx, input.ticket, now))) throw oldTicket();
    },
    also: async (tx) => {
      if (left !== null) await tellOfRecoveryCode(tx, context, ports, { accountId, left });
    },
  });
}
