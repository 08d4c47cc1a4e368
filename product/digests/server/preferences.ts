import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type AppKey, sameBytes, signature, signatures } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context, Serve } from '#platform/server/http/serve.ts';
import * as calls from '../contract.ts';
import { DEFAULT_DIGEST, DIGESTS, type Digest } from '../rules/digest.ts';

const findDigest = statement(
  { digest: z.enum(DIGESTS) },
  'select digest from notification_preferences where account_id = $1',
);
/** Nothing comes back when it was so already. */
const setDigest = statement(
  { account_id: z.number() },
  `
    insert into notification_preferences as p (account_id, digest, updated_at) values ($1, $2, $3)
    on conflict (account_id) do update set digest = excluded.digest, updated_at = excluded.updated_at
    where p.digest <> excluded.digest returning account_id`,
);

async function digestOf(tx: Tx, accountId: number): Promise<Digest> {
  return (await findDigest(tx, accountId))[0]?.digest ?? DEFAULT_DIGEST;
}

/**
 * The code of the unsubscribe link: a signature, so that none has to be kept, it never runs out, and it is good for
 * this one thing.
 */
export function unsubscribeCode(appKey: AppKey, accountId: number): string {
  return signature(appKey, unsubscribeText(accountId)).toString('base64url');
}

const unsubscribeText = (accountId: number): string => `unsubscribe ${accountId}`;

const findReader = statement(
  { id: z.number() },
  "select id from accounts where id = $1 and scope in ('educator', 'parent')",
);

async function checkCode(tx: Tx, appKey: AppKey, { id, code }: { id: number; code: string }): Promise<void> {
  const isOurs = signatures(appKey, unsubscribeText(id)).some((signed) =>
    sameBytes(Buffer.from(code), Buffer.from(signed.toString('base64url'))),
  );
  if (!isOurs || (await findReader(tx, id)).length === 0) throw Refusal.of('not-found');
}

export function preferenceRoutes(serve: Serve, appKey: AppKey): void {
  for (const get of [calls.getPreferences, calls.getParentPreferences]) {
    serve(get, async ({ tx, actor }) => ({ data: { digest: await digestOf(tx, actor.id) } }));
  }
  serve(calls.setPreferences, setPreferences);
  serve(calls.setParentPreferences, setPreferences);
  serve(calls.findUnsubscribe, async ({ tx, input }) => {
    await checkCode(tx, appKey, input);
    return { data: { digest: await digestOf(tx, input.id) } };
  });
  serve(calls.unsubscribe, async (context) => {
    const { tx, input, now } = context;
    await checkCode(tx, appKey, input);
    context.about({ type: 'account', id: input.id, details: { digest: 'off' } });
    if ((await setDigest(tx, input.id, 'off', now)).length === 0) context.nothingChanged();
    return notify('notifications.unsubscribe.done');
  });
}

async function setPreferences(context: Context<typeof calls.setPreferences>): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  context.about({ type: 'account', id: actor.id, details: { digest: input.digest } });
  const same = (await digestOf(tx, actor.id)) === input.digest;
  if (same) {
    context.nothingChanged();
    return notify('notification.nothing-changed', undefined, 'info');
  }
  await setDigest(tx, actor.id, input.digest, now);
  return notify('notifications.preferences.saved');
}
