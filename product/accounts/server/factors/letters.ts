import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import { LOCALES } from '#brands/brand.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/days.ts';
import type { Message } from '#platform/contract/message.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Address } from '#platform/server/http/sites.ts';
import { SCOPES } from '#product/access/rules/scopes.ts';
import { FEW_RECOVERY_CODES } from '../../rules/factors/codes.ts';
import { momentIn, writeLetter } from '../session/letters.ts';
import type { AccountPorts } from '../session/ports.ts';

const findOwner = statement(
  {
    username: z.string(),
    first_name: z.string(),
    scope: z.enum(SCOPES),
    language: z.nullable(z.enum(LOCALES)),
    time_zone: z.nullable(z.string()),
  },
  `
    select a.username, a.first_name, a.scope, a.language, s.time_zone
    from accounts a left join schools s on s.id = a.school_id where a.id = $1`,
);

type Occasion = { now: Date; address: Address; requestId: string };
export type FactorPost = Pick<AccountPorts, 'post'>;

/** To whom it belongs, whenever what they sign in with has changed: whoever did it need not be them. */
async function tellOwner(
  tx: Tx,
  { now, address, requestId }: Occasion,
  { post }: FactorPost,
  letter: {
    kind: 'factors-changed' | 'recovery-code-used' | 'factors-reset';
    accountId: number;
    also: readonly Message[];
  },
): Promise<void> {
  const [owner] = await findOwner(tx, letter.accountId);
  if (owner === undefined) return;
  const language = owner.language ?? brandById(address.brand).locales[0];
  const when = momentIn(language, owner.time_zone ?? DEFAULT_TIME_ZONE, now);
  await post.queue(tx, {
    operationId: `${letter.kind}-${requestId}`,
    kind: letter.kind,
    recipient: owner.username,
    letter: writeLetter(letter.kind, address, {
      language,
      name: owner.first_name,
      link: `${address.dashboardUrl}/${owner.scope}/account/sign-in`,
      also: [...letter.also, { i18n: 'mail.factors-changed.when', values: { value: when } }],
    }),
  });
}

/** What may have changed of what somebody signs in with. */
export type FactorChange =
  | { what: 'passkey-added' | 'passkey-removed'; name: string }
  | { what: 'app-added' | 'app-removed' | 'codes-made' };

export async function tellOfChange(
  tx: Tx,
  occasion: Occasion,
  post: FactorPost,
  { accountId, ...change }: FactorChange & { accountId: number },
): Promise<void> {
  const values = 'name' in change ? { values: { name: change.name } } : {};
  const also = [{ i18n: `mail.factors-changed.${change.what}`, ...values }];
  await tellOwner(tx, occasion, post, { kind: 'factors-changed', accountId, also });
}

/** Each use of one is told: they lie on paper. */
export async function tellOfRecoveryCode(
  tx: Tx,
  occasion: Occasion,
  post: FactorPost,
  { accountId, left }: { accountId: number; left: number },
): Promise<void> {
  const few = left <= FEW_RECOVERY_CODES ? [{ i18n: 'mail.recovery-code-used.few' }] : [];
  const also = [{ i18n: 'mail.recovery-code-used.left', values: { count: left } }, ...few];
  await tellOwner(tx, occasion, post, { kind: 'recovery-code-used', accountId, also });
}

export async function tellOfReset(
  tx: Tx,
  occasion: Occasion,
  post: FactorPost,
  { accountId, reason }: { accountId: number; reason: string },
): Promise<void> {
  const also = [{ i18n: 'mail.factors-reset.reason', values: { value: reason } }];
  await tellOwner(tx, occasion, post, { kind: 'factors-reset', accountId, also });
}
