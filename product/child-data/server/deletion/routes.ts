import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { ask } from '#platform/server/database/statement.ts';
import type { Context, Serve } from '#platform/server/http/serve.ts';
import type { LetterPorts } from '#product/accounts/server/session/addressee.ts';
import * as calls from '../../deletion-contract.ts';
import { decideBy, referenceOf, runsAt } from '../../rules/deletion/deletion.ts';
import type { Extent } from '../../rules/export/sections.ts';
import { mailAbout } from '../export/letters.ts';
import { getKeeper, keepersOf, receivedBy, requireReceived } from '../export/receiving.ts';
import { getChild, keepsData } from '../reach/get-child.ts';
import { tellDeciders, withdrawFromDeciders } from './on-home.ts';
import { findSide, saidOf } from './sides.ts';
import {
  type Deletion,
  decideOne,
  endOne,
  findOpen,
  insertDeletion,
  lockOpen,
  zoneOfDeletion,
} from './store.ts';

type Asking = Context<typeof calls.askDeletion.educator>;

export function deletionRoutes(serve: Serve, ports: LetterPorts): void {
  for (const read of [calls.readDeletion.educator, calls.readDeletion.parent]) serve(read, readStanding);
  for (const list of [calls.listDeletions.educator, calls.listDeletions.parent]) {
    serve(list, async ({ tx, actor }) => ({ data: await openFor(tx, actor) }));
  }
  for (const asking of [calls.askDeletion.educator, calls.askDeletion.parent]) {
    serve(asking, async (context) => {
      const { tx, actor, input } = context;
      await requireReceived(tx, actor, input.id);
      const extent = (await receivedBy(tx, actor, [input.id])).get(input.id) ?? 'family-page';
      return start(context, ports, extent);
    });
  }
  serve(calls.askDeletion.uber, async (context) => {
    await getKeeper(context.tx, context.input.id);
    return start(context, ports, 'whole');
  });
  for (const takeBack of [
    calls.takeBackDeletion.educator,
    calls.takeBackDeletion.parent,
    calls.takeBackDeletion.uber,
  ])
    serve(takeBack, (context) => takeBackOne(context, ports));
  serve(calls.decideDeletion, (context) => decide(context, ports));
}

async function extentFor(tx: Tx, actor: Actor, id: number): Promise<Extent | null> {
  return (await receivedBy(tx, actor, [id])).get(id) ?? null;
}

/** Open ones are few: each is looked up, and judged by whose the child is. */
async function openFor(tx: Tx, actor: Actor): Promise<calls.OpenDeletion[]> {
  const { values, bind } = bindings();
  const text = `select d.student_id, ${spokenNameSql('s')} as name, d.state, coalesce(d.runs_at, d.decide_by) as due_at,
      ${zoneOfDeletion('d')} as zone
    from child_deletions d join students s on s.id = d.student_id
    where d.state in ('asked', 'waiting') and ${keepsData(actor, bind)} order by due_at, d.id limit 100`;
  const rows = await ask(tx, openRow, { text, values });
  return rows.map(({ due_at, ...row }) => ({ ...row, due_at: due_at.toISOString() }));
}

const openRow = {
  student_id: z.number(),
  name: z.string(),
  state: z.enum(['asked', 'waiting']),
  due_at: z.date(),
  zone: z.string(),
};

async function readStanding({ tx, actor, input: { id } }: Context<typeof calls.readDeletion.educator>) {
  await getChild(tx, actor, id);
  const [open] = await findOpen(tx, id);
  const extent = actor.actingAsBy === null ? await extentFor(tx, actor, id) : null;
  const data: calls.DeletionStanding = {
    open: open === undefined ? null : shown(open, actor),
    may: open !== undefined || extent === null ? null : extent === 'whole' ? 'delete' : 'request',
    may_take_back: open !== undefined && extent !== null,
    may_decide: open?.state === 'asked' && extent === 'whole',
  };
  return { data };
}

function shown(
  { state, asked_as, asked_by, asked_at, decide_by, runs_at, reference, zone }: Deletion,
  reader: Actor,
) {
  return {
    state: state === 'asked' ? ('asked' as const) : ('waiting' as const),
    asked_as,
    own: asked_by === reader.id && reader.actingAsBy === null,
    asked_at: asked_at.toISOString(),
    decide_by: decide_by?.toISOString() ?? null,
    runs_at: runs_at?.toISOString() ?? null,
    reference,
    zone,
  };
}

/** Whose the data is has it deleted; a family of a school's child asks the school, which has its time to decide. */
async function start(
  { tx, actor, input: { id }, now, address, about }: Asking,
  ports: LetterPorts,
  extent: Extent,
): Promise<NotificationReply> {
  const isRequest = extent === 'family-page';
  const side = await findSide(tx, actor, id);
  const [made] = await insertDeletion(
    tx,
    referenceOf(randomBytes(8)),
    id,
    isRequest ? 'asked' : 'waiting',
    actor.id,
    side.as,
    address.brand,
    now,
    isRequest ? decideBy(now) : null,
    isRequest ? null : runsAt(now),
  );
  if (made === undefined) throw Refusal.because('error.deletion-open');
  about({ type: 'student', id, details: { deletion: made.id, state: made.state } });
  if (isRequest) await tellDeciders(tx, made, now);
  const what = isRequest ? 'child-deletion.requested' : 'child-deletion.begun';
  for (const accountId of new Set([actor.id, ...(await keepersOf(tx, id))])) {
    await mailAbout(tx, ports, {
      accountId,
      brand: address.brand,
      operation: `child-deletion-${made.id}-asked-${accountId}`,
      what: accountId === actor.id ? `${what}-own` : what,
      values: { reference: made.reference },
      on: { moment: made.decide_by ?? made.runs_at, zone: made.zone },
      who: saidOf(side),
      path: `/students/${id}/data`,
    });
  }
  return notify(isRequest ? 'child-data.deletion.requested' : 'child-data.deletion.begun');
}

type TakingBack = Context<typeof calls.takeBackDeletion.educator>;

async function takeBackOne(
  { tx, actor, input: { id }, now, about }: TakingBack,
  ports: LetterPorts,
): Promise<NotificationReply> {
  if (actor.scope !== 'uber') await requireReceived(tx, actor, id);
  const [open] = await lockOpen(tx, id);
  if (open === undefined) throw Refusal.of('not-found');
  await endOne(tx, open.id, 'taken-back', now);
  await withdrawFromDeciders(tx, open);
  about({ type: 'student', id, details: { deletion: open.id } });
  // Whoever heard that it was asked for hears that, too.
  const told = new Set([...(open.asked_by === null ? [] : [open.asked_by]), ...(await keepersOf(tx, id))]);
  told.delete(actor.id);
  const who = saidOf(await findSide(tx, actor, id));
  for (const accountId of told) {
    await mailAbout(tx, ports, {
      accountId,
      brand: open.brand,
      operation: `child-deletion-taken-back-${open.id}-${accountId}`,
      what: 'child-deletion.taken-back',
      values: { reference: open.reference },
      who,
      path: `/students/${id}/data`,
    });
  }
  return notify('child-data.deletion.taken-back');
}

async function decide(
  { tx, actor, input: { id, agree }, now, about }: Context<typeof calls.decideDeletion>,
  ports: LetterPorts,
): Promise<NotificationReply> {
  await requireReceived(tx, actor, id);
  const [open] = await lockOpen(tx, id);
  if (open?.state !== 'asked') throw Refusal.of('not-found');
  const runs = agree ? runsAt(now) : null;
  await decideOne(tx, open.id, agree ? 'waiting' : 'declined', actor.id, now, runs);
  await withdrawFromDeciders(tx, open);
  about({ type: 'student', id, details: { deletion: open.id, agree } });
  await tellAsker(
    tx,
    ports,
    { ...open, runs_at: runs },
    {
      actor,
      what: agree ? 'child-deletion.agreed' : 'child-deletion.declined',
    },
  );
  return notify(agree ? 'child-data.deletion.begun' : 'child-data.deletion.was-declined');
}

async function tellAsker(
  tx: Tx,
  ports: LetterPorts,
  { id, asked_by, brand, student_id, reference, runs_at, zone }: Deletion,
  { actor, what }: { actor: Actor; what: string },
): Promise<void> {
  if (asked_by === null || asked_by === actor.id) return;
  const operation = `${what.replace('.', '-')}-${id}-${asked_by}`;
  const path = `/students/${student_id ?? 0}/data`;
  await mailAbout(tx, ports, {
    accountId: asked_by,
    brand,
    operation,
    what,
    values: { reference },
    on: { moment: runs_at, zone },
    path,
  });
}
