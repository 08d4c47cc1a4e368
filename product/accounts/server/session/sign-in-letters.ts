import { brandById } from '#brands/all.ts';
import type { Message } from '#platform/contract/message.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Address } from '#platform/server/http/sites.ts';
import { findAddressee } from './addressee.ts';
import { momentIn, writeLetter } from './letters.ts';
import type { AccountPorts } from './ports.ts';

export type Occasion = { now: Date; address: Address; requestId: string };

type SignInLetter = {
  kind: 'new-browser' | 'factors-changed' | 'recovery-code-used' | 'factors-reset';
  accountId: number;
  /** What is said below the body, with the moment in the owner's language and zone. */
  also: (when: string) => readonly Message[];
};

/** To whom an account belongs, about how it was signed in to. Its button leads to where that is looked after. */
export async function tellOwner(
  tx: Tx,
  { now, address, requestId }: Occasion,
  { post }: Pick<AccountPorts, 'post'>,
  { kind, accountId, also }: SignInLetter,
): Promise<void> {
  const owner = await findAddressee(tx, accountId);
  if (owner === undefined) return;
  const language = owner.language ?? brandById(address.brand).locales[0];
  await post.queue(tx, {
    operationId: `${kind}-${requestId}`,
    kind,
    recipient: owner.username,
    letter: writeLetter(kind, address, {
      language,
      name: owner.first_name,
      link: `${address.dashboardUrl}/${owner.scope}/account/sign-in`,
      also: also(momentIn(language, owner.time_zone, now)),
    }),
  });
}
