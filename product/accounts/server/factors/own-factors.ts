import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context, OwnTransactionContext } from '#platform/server/http/serve.ts';
import { SCOPES } from '#product/access/rules/scopes.ts';
import type * as calls from '../../factors-contract.ts';
import { isFactorRequired } from '../../rules/factors/due.ts';
import { knownTransports, MOST_PASSKEYS } from '../../rules/factors/passkeys.ts';
import type { AccountPorts } from '../session/ports.ts';
import { endSessions } from '../session/sessions.ts';
import { factorHolder } from '../session/standing/factor-holders.ts';
import { appSince, beginApp, hasApp, newRecoveryCodes, recoveryCodesLeft, useAppCode } from './codes.ts';
import { tellOfChange } from './letters.ts';
import { newPasskeyOptions, passkeysOf, readNewPasskey } from './passkeys.ts';
import { openChallenge, takeChallenge } from './tickets.ts';

const findOwner = statement(
  { id: z.number(), username: z.string(), full_name: z.string(), scope: z.enum(SCOPES) },
  `select a.id, a.username, ${spokenNameSql('a')} as full_name, a.scope from accounts a where a.id = $1`,
);
// Of two changes at once the second sees what the first has done.
const lockOwner = statement('select id from accounts where id = $1 for no key update');

async function getOwner(tx: Tx, id: number) {
  const [owner] = await findOwner(tx, id);
  if (owner === undefined) throw Refusal.of('not-found');
  return owner;
}

export async function listFactors(
  { tx, actor, now }: Context<typeof calls.ownFactors>,
  ports: AccountPorts,
): Promise<OutputOf<typeof calls.ownFactors>> {
  const passkeys = await passkeysOf(tx, actor.id);
  const since = await appSince(tx, actor.id);
  const { groupsFrom } = await factorHolder(tx, actor.id);
  const { scope } = await getOwner(tx, actor.id);
  const today = dayIn(DEFAULT_TIME_ZONE, now);
  return {
    data: {
      passkeys: passkeys.map(({ id, name, created_at: created, used_at: used }) => ({
        id,
        name,
        created_at: created.toISOString(),
        used_at: used?.toISOString() ?? null,
      })),
      app_since: since?.toISOString() ?? null,
      recovery_codes_left: await recoveryCodesLeft(tx, actor.id),
      required: isFactorRequired({ scope, groupsFrom }, ports.staffFactor, today),
      required_from: groupsFrom !== null && groupsFrom > today ? groupsFrom : null,
    },
  };
}

export async function askForNewPasskey(
  { tx, actor, now, token, address }: Context<typeof calls.askNewPasskey>,
  ports: AccountPorts,
): Promise<OutputOf<typeof calls.askNewPasskey>> {
  const own = await passkeysOf(tx, actor.id);
  if (own.length >= MOST_PASSKEYS) throw Refusal.because('accounts-factors.refused.many');
  const { username, full_name: fullName } = await getOwner(tx, actor.id);
  const handle = own[0]?.user_handle ?? randomBytes(32);
  const asked = { purpose: 'new-passkey', accountId: actor.id, session: token ?? '', handle } as const;
  const { token: answer, challenge } = await openChallenge(tx, asked, now);
  const { name: brand } = brandById(address.brand);
  const person = { brand, handle, username, fullName, own };
  return { data: { token: answer, options: newPasskeyOptions(ports.passkeys, challenge, person) } };
}

const insertPasskey = statement(
  { id: z.number() },
  `
    insert into passkeys (account_id, credential_id, public_key, user_handle, counter, transports, name, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning id`,
);

export async function keepNewPasskey(
  context: OwnTransactionContext<typeof calls.addPasskey>,
  ports: AccountPorts,
): Promise<OutputOf<typeof calls.addPasskey>> {
  const { actor, db, input, now, token } = context;
  const purpose = { purpose: 'new-passkey', accountId: actor.id, session: token ?? '' } as const;
  const asked = await takeChallenge(db, input.token, purpose, now);
  const made = asked === null ? null : await readNewPasskey(ports.passkeys, asked.challenge, input);
  if (made === null || asked === null) throw Refusal.because('accounts-factors.refused.new-passkey');
  return context.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const own = await passkeysOf(tx, actor.id);
    if (own.length >= MOST_PASSKEYS) throw Refusal.because('accounts-factors.refused.many');
    const isFirst = own.length === 0 && !(await hasApp(tx, actor.id));
    const [kept] = await insertPasskey(
      tx,
      actor.id,
      made.credentialId,
      made.publicKey,
      asked.handle,
      made.counter,
      knownTransports(input.transports),
      input.name,
      now,
    );
    if (kept === undefined) throw Refusal.because('accounts-factors.refused.new-passkey');
    context.about({ type: 'account', id: actor.id, details: { factor: 'passkey', passkey: kept.id } });
    const change = { what: 'passkey-added', name: input.name, accountId: actor.id, isFirst } as const;
    await tellOfChange(tx, context, ports, change);
    return { data: { recovery_codes: isFirst ? await begin(context, tx) : null } };
  });
}

/** Who came in by the password alone elsewhere has not shown the new factor: those sessions end, this one stays. */
async function begin(
  { actor, now, token }: Pick<Context<typeof calls.addApp>, 'actor' | 'now' | 'token'>,
  tx: Tx,
): Promise<string[]> {
  await endSessions(tx, actor.id, token);
  return newRecoveryCodes(tx, actor.id, now);
}

const rename = statement(
  { id: z.number() },
  'update passkeys set name = $3 where id = $1 and account_id = $2 returning id',
);

export async function renamePasskey(context: Context<typeof calls.namePasskey>): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  if ((await rename(tx, input.id, actor.id, input.name)).length === 0) throw Refusal.of('not-found');
  context.about({ type: 'account', id: actor.id, details: { factor: 'passkey', passkey: input.id } });
  return notify('accounts-factors.done.named');
}

const deletePasskey = statement(
  { name: z.string() },
  'delete from passkeys where id = $1 and account_id = $2 returning name',
);

export async function takePasskeyAway(
  context: Context<typeof calls.removePasskey>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  await lockOwner(tx, actor.id);
  const [gone] = await deletePasskey(tx, input.id, actor.id);
  if (gone === undefined) throw Refusal.of('not-found');
  await afterRemoval(context, ports);
  context.about({ type: 'account', id: actor.id, details: { factor: 'passkey', passkey: input.id } });
  await tellOfChange(tx, context, ports, { what: 'passkey-removed', name: gone.name, accountId: actor.id });
  return notify('accounts-factors.done.passkey-removed');
}

const deleteApp = statement(
  { account_id: z.number() },
  'delete from code_apps where account_id = $1 and confirmed_at is not null returning account_id',
);

export async function takeAppAway(
  context: Context<typeof calls.removeApp>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { tx, actor } = context;
  await lockOwner(tx, actor.id);
  if ((await deleteApp(tx, actor.id)).length === 0) throw Refusal.of('not-found');
  await afterRemoval(context, ports);
  context.about({ type: 'account', id: actor.id, details: { factor: 'app' } });
  await tellOfChange(tx, context, ports, { what: 'app-removed', accountId: actor.id });
  return notify('accounts-factors.done.app-removed');
}

const deleteCodes = statement('delete from recovery_codes where account_id = $1');

/** The last one takes the recovery codes along; who needs one keeps it until there is another. */
async function afterRemoval(
  { tx, actor, now }: Pick<Context<typeof calls.removeApp>, 'tx' | 'actor' | 'now'>,
  ports: AccountPorts,
): Promise<void> {
  const { hasFactor, groupsFrom } = await factorHolder(tx, actor.id);
  if (hasFactor) return;
  const { scope } = await getOwner(tx, actor.id);
  if (isFactorRequired({ scope, groupsFrom }, ports.staffFactor, dayIn(DEFAULT_TIME_ZONE, now))) {
    throw Refusal.because('accounts-factors.refused.last');
  }
  await deleteCodes(tx, actor.id);
}

export async function askForNewApp(
  context: Context<typeof calls.askNewApp>,
  ports: AccountPorts,
): Promise<OutputOf<typeof calls.askNewApp>> {
  const { tx, actor, now, address } = context;
  const { username } = await getOwner(tx, actor.id);
  const { name: brand } = brandById(address.brand);
  const begun = await beginApp(tx, ports.appKey, { accountId: actor.id, username, brand, now });
  if (begun === null) throw Refusal.because('accounts-factors.refused.app-on');
  context.about({ type: 'account', id: actor.id, details: { factor: 'app' } });
  return { data: begun };
}

export async function keepNewApp(
  context: Context<typeof calls.addApp>,
  ports: AccountPorts,
): Promise<OutputOf<typeof calls.addApp>> {
  const { tx, actor, input, now } = context;
  await lockOwner(tx, actor.id);
  const { hasFactor } = await factorHolder(tx, actor.id);
  const attempt = { accountId: actor.id, typed: input.code, waiting: true, now };
  // Whose secret this is has it before their eyes: there is nothing to guess.
  if (!(await useAppCode(tx, ports.appKey, attempt))) {
    throw Refusal.field('code', 'accounts-factors.refused.code');
  }
  context.about({ type: 'account', id: actor.id, details: { factor: 'app' } });
  const change = { what: 'app-added', accountId: actor.id, isFirst: !hasFactor } as const;
  await tellOfChange(tx, context, ports, change);
  return { data: { recovery_codes: hasFactor ? null : await begin(context, tx) } };
}

export async function renewRecoveryCodes(
  context: Context<typeof calls.makeRecoveryCodes>,
  ports: AccountPorts,
): Promise<OutputOf<typeof calls.makeRecoveryCodes>> {
  const { tx, actor, now } = context;
  await lockOwner(tx, actor.id);
  // Without a factor there is nothing that they could stand in for.
  if (!(await factorHolder(tx, actor.id)).hasFactor) throw Refusal.because('accounts-factors.refused.none');
  const codes = await newRecoveryCodes(tx, actor.id, now);
  context.about({ type: 'account', id: actor.id });
  await tellOfChange(tx, context, ports, { what: 'codes-made', accountId: actor.id });
  return { data: { recovery_codes: codes } };
}
