import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { SessionReply, UserProfile } from '../../sign-in-contract.ts';
import type { AccountPorts } from './ports.ts';
import { getProfileOf } from './profile.ts';

/** What login, handshake and activation answer with. */
export async function sessionReply(
  tx: Tx,
  ports: AccountPorts,
  session: { token: string; actor: Actor; now: Date; entering?: boolean },
): Promise<SessionReply> {
  const { token, actor, now, entering = false } = session;
  return {
    access_token: token,
    user: await getProfileOf(tx, actor, { entering, held: { staff: ports.staffFactor, now } }),
    ecommerce: await ports.licenses.ecommerceOf(tx, actor, now),
    notifications: await ports.notificationsOf(tx, actor),
  };
}

/** An actor for somebody who has just signed in, whose first request has not come yet. */
export function actorOf(user: Pick<UserProfile, 'id' | 'scope'>): Actor {
  return { id: user.id, scope: user.scope, traits: [], actingAsBy: null };
}
