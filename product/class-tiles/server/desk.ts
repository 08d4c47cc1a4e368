import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type AppKey, unseal } from '#platform/server/crypto.ts';
import { statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { endTileSessions } from '#product/accounts/server/session/sessions.ts';
import { withdrawNoticesOf } from '#product/notifications/server/dashboard.ts';
import { displayName } from '#product/rosters/rules/names.ts';
import { aboutStudents } from '#product/rosters/server/students/audit.ts';
import * as calls from '../contract.ts';
import { isLocked } from '../rules/misses.ts';
import { readPictures } from '../rules/pictures.ts';
import { tileNames } from '../rules/tile-names.ts';
import { devicesOf } from './devices.ts';
import {
  type ClassChild,
  childrenOf,
  classOf,
  forgetMisses,
  getChildren,
  givePictures,
  holdTiles,
} from './store.ts';

/** What tells of a class whose tiles were closed begins like this. */
export const CLOSED_NOTICE = 'class-tiles-closed:';

export async function readDesk(
  context: Context<typeof calls.getClassTiles>,
): Promise<OutputOf<typeof calls.getClassTiles>> {
  const { tx, actor, now } = context;
  const { offered, is_on: on, closed_at: closedAt, older, cards } = await classOf(tx, actor.id, now);
  const children = await childrenOf(tx, actor.id);
  const names = tileNames(children);
  return {
    data: {
      offered,
      on,
      closed_at: closedAt?.toISOString() ?? null,
      children: byName(children).map((child) => ({
        id: child.id,
        name: displayName(child),
        tile: names.get(child) ?? '',
        has_pictures: child.pictures_sealed !== null,
        locked: isLocked(child.misses),
      })),
      older,
      devices: on ? await devicesOf(tx, actor.id, now) : [],
      cards,
    },
  };
}

/** As a list of students is read. */
function byName(children: readonly ClassChild[]): ClassChild[] {
  const { compare } = new Intl.Collator('en');
  return children.toSorted((one, other) => compare(displayName(one), displayName(other)));
}

const turnOn = statement(`
    insert into class_tiles (account_id, turned_on_at) values ($1, $2) on conflict do nothing returning 1`);
/** With it go its devices and cards, and whoever is in by tile. */
const turnOff = statement('delete from class_tiles where account_id = $1 returning 1');

export async function setTiles(
  context: Context<typeof calls.setClassTiles>,
  appKey: AppKey,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  context.about({ type: 'account', id: actor.id, details: { on: input.on } });
  if (!input.on) {
    if ((await turnOff(tx, actor.id)).length === 0) return nothingChanged(context);
    await withdrawNoticesOf(tx, CLOSED_NOTICE, [actor.id]);
    return notify('class-tiles-desk.done.off');
  }
  context.requireProof();
  if (!(await classOf(tx, actor.id, now)).offered)
    throw Refusal.because('class-tiles-desk.refused.no-school');
  if ((await turnOn(tx, actor.id, now)).length === 0) return nothingChanged(context);
  const without = (await childrenOf(tx, actor.id)).filter((child) => child.pictures_sealed === null);
  await givePictures(tx, appKey, without, now);
  return notify('class-tiles-desk.done.on');
}

/** Who reads the pictures of a child leaves a row for each of them, as with passwords. */
export async function showPictures(
  context: Context<typeof calls.showPictures>,
  appKey: AppKey,
): Promise<OutputOf<typeof calls.showPictures>> {
  const { tx, actor, now } = context;
  await holdTiles(tx, actor.id);
  const before = await childrenOf(tx, actor.id);
  await givePictures(
    tx,
    appKey,
    before.filter((child) => child.pictures_sealed === null),
    now,
  );
  const children = await childrenOf(tx, actor.id);
  if (children.length === 0) context.nothingChanged();
  await aboutStudents(
    context,
    calls.showPictures.audit,
    children.map((child) => child.id),
  );
  const shown = byName(children).flatMap((child) =>
    child.pictures_sealed === null
      ? []
      : [
          {
            id: child.id,
            name: displayName(child),
            figure: child.figure,
            pictures: readPictures(unseal(appKey, child.pictures_sealed)),
          },
        ],
  );
  return { data: shown };
}

export async function newPictures(
  context: Context<typeof calls.newPictures>,
  appKey: AppKey,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  await holdTiles(tx, actor.id);
  const children = await getChildren(tx, actor.id, input.ids);
  const ids = children.map((child) => child.id);
  await givePictures(tx, appKey, children, now);
  await endTileSessions(tx, ids);
  await aboutStudents(context, calls.newPictures.audit, ids);
  return notify('class-tiles-desk.done.new-pictures', { count: ids.length });
}

export async function unlockTiles(context: Context<typeof calls.unlockTiles>): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  await holdTiles(tx, actor.id);
  const children = await getChildren(tx, actor.id, input.ids);
  const ids = children.filter(({ misses }) => misses > 0).map((child) => child.id);
  if (ids.length === 0) return nothingChanged(context);
  await forgetMisses(tx, ids);
  await aboutStudents(context, calls.unlockTiles.audit, ids);
  return notify('class-tiles-desk.done.unlocked', { count: ids.length });
}

const openAgain = statement(`
    update class_tiles set closed_at = null, missed_at = '{}' where account_id = $1 and closed_at is not null
    returning 1`);

/** Tiles that are locked one by one stay so: whose they are is for the teacher to look at. */
export async function reopenTiles(context: Context<typeof calls.reopenTiles>): Promise<NotificationReply> {
  const { tx, actor } = context;
  context.about({ type: 'account', id: actor.id });
  if ((await openAgain(tx, actor.id)).length === 0) return nothingChanged(context);
  await withdrawNoticesOf(tx, CLOSED_NOTICE, [actor.id]);
  return notify('class-tiles-desk.done.reopened');
}
