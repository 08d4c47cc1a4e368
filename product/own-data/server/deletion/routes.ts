import { randomBytes } from 'node:crypto';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Context, Serve } from '#platform/server/http/serve.ts';
import { lockAccount } from '#product/accounts/server/people/locked-accounts.ts';
import type { LetterPorts } from '#product/accounts/server/session/addressee.ts';
import { referenceOf, runsAt } from '#product/child-data/rules/deletion/deletion.ts';
import * as calls from '../../contract.ts';
import { type Obstacle, obstaclesOf } from '../../rules/leaving.ts';
import { mailOwn } from '../letters/letters.ts';
import { countDependants, endsWith } from './standing.ts';
import { endClosing, endOne, findLast, insertDeletion, lockWaiting } from './store.ts';

const REFUSED = {
  children: 'error.account-deletion-children',
  students: 'error.account-deletion-students',
  orders: 'error.account-deletion-orders',
} as const satisfies Record<Obstacle, string>;

export function accountDeletionRoutes(serve: Serve, ports: LetterPorts): void {
  serve(calls.readOwnDeletion, readStanding);
  serve(calls.askOwnDeletion, (context) => ask(context, ports));
  serve(calls.takeBackOwnDeletion, (context) => takeBack(context, ports));
}

async function readStanding({
  tx,
  actor,
  now,
}: Context<typeof calls.readOwnDeletion>): Promise<OutputOf<typeof calls.readOwnDeletion>> {
  const [last] = await findLast(tx, actor.id);
  const dependants = await countDependants(tx, actor.id);
  const ends = await endsWith(tx, actor.id, dayIn(DEFAULT_TIME_ZONE, now));
  const open =
    last?.state === 'waiting'
      ? {
          reference: last.reference,
          asked_at: last.asked_at.toISOString(),
          runs_at: last.runs_at.toISOString(),
        }
      : null;
  return {
    data: {
      open,
      stopped: last?.state === 'stopped',
      obstacles: obstaclesOf(dependants),
      ends: { students: dependants.handed_on, ...ends },
    },
  };
}

async function ask(
  { tx, actor, now, address, about }: Context<typeof calls.askOwnDeletion>,
  ports: LetterPorts,
): Promise<NotificationReply> {
  await lockAccount(tx, actor.id);
  const [obstacle] = obstaclesOf(await countDependants(tx, actor.id));
  if (obstacle !== undefined) {
    throw Refusal.because(REFUSED[obstacle.kind], { count: obstacle.count });
  }
  await endClosing(tx, actor.id, now);
  const reference = referenceOf(randomBytes(8));
  const [made] = await insertDeletion(tx, reference, actor.id, address.brand, now, runsAt(now));
  if (made === undefined) throw Refusal.because('error.account-deletion-open');
  about({ type: 'account', id: actor.id, details: { deletion: made.id } });
  await mailOwn(tx, ports, {
    accountId: actor.id,
    brand: address.brand,
    operation: `account-deletion-${made.id}-asked`,
    what: 'account-deletion.begun',
    values: { reference },
    day: made.runs_at,
    button: true,
  });
  return notify('own-data.deletion.begun');
}

async function takeBack(
  { tx, actor, now, about }: Context<typeof calls.takeBackOwnDeletion>,
  ports: LetterPorts,
): Promise<NotificationReply> {
  const [open] = await lockWaiting(tx, actor.id);
  if (open === undefined) throw Refusal.of('not-found');
  await endOne(tx, open.id, 'taken-back', now);
  about({ type: 'account', id: actor.id, details: { deletion: open.id } });
  await mailOwn(tx, ports, {
    accountId: actor.id,
    brand: open.brand,
    operation: `account-deletion-${open.id}-taken-back`,
    what: 'account-deletion.taken-back',
    values: { reference: open.reference },
    button: true,
  });
  return notify('own-data.deletion.taken-back');
}
