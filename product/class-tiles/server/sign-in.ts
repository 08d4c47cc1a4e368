import * as z from 'zod/mini';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { unseal } from '#platform/server/crypto.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import { countAttempt, forgiveAttempts } from '#platform/server/limits/throttle.ts';
import { enter } from '#product/accounts/server/session/enter.ts';
import type { AccountPorts } from '#product/accounts/server/session/ports.ts';
import type { SessionReply } from '#product/accounts/sign-in-contract.ts';
import { notifyKeepers } from '#product/notifications/server/dashboard.ts';
import { myFigure } from '#product/play/mine-contract.ts';
import type * as calls from '../contract.ts';
import { deviceLimits } from '../rules/devices.ts';
import { afterMiss, isLocked, MISSES_TO_LOCK } from '../rules/misses.ts';
import { readPictures, samePictures } from '../rules/pictures.ts';
import { tileNames } from '../rules/tile-names.ts';
import { CLOSED_NOTICE } from './desk.ts';
import { deviceAsking, type KnownDevice } from './devices.ts';
import { forgetMisses, TILE_CHILD } from './store.ts';

const findTiles = statement(
  {
    id: z.number(),
    first_name: z.string(),
    last_name: z.string(),
    figure: z.nullable(myFigure),
    misses: z.number(),
  },
  `
    select s.id, s.first_name, s.last_name, mine.figure, p.misses
    from accounts a join students s on ${TILE_CHILD} join tile_pictures p on p.student_id = s.id
    left join play_mine mine on mine.student_id = s.id
    where a.id = $1 order by lower(s.first_name), lower(s.last_name), s.id`,
);

/** A first name and a figure of each child, on a device of the class; nothing at all on any other. */
export async function readTiles(
  context: OwnTransactionContext<typeof calls.getTiles>,
): Promise<OutputOf<typeof calls.getTiles>> {
  const device = await deviceAsking(context);
  if (device === null) return { data: { state: 'none', number: null, tiles: [] } };
  const { number } = device;
  if (device.isClosed) return { data: { state: 'closed', number, tiles: [] } };
  const children = await findTiles(context.db, device.accountId);
  const names = tileNames(children);
  return {
    data: {
      state: 'open',
      number,
      tiles: children.map((child) => ({
        id: child.id,
        name: names.get(child) ?? '',
        figure: child.figure,
        locked: isLocked(child.misses),
      })),
    },
  };
}

/**
 * Counted before it is judged, in one statement: of any number of guesses at one moment, from however many devices, five
 * are looked at. Not of the device's class: nobody, as good as locked to who asks.
 */
const countTry = statement(
  { pictures_sealed: z.instanceof(Buffer), misses: z.number() },
  `
    update tile_pictures p set misses = p.misses + 1 from students s join accounts a on a.id = s.owner_id
    where p.student_id = $1 and s.id = p.student_id and a.id = $2 and ${TILE_CHILD} and p.misses < ${MISSES_TO_LOCK}
    returning p.pictures_sealed, p.misses`,
);
const isOfClass = statement(`
    select 1 from students s join accounts a on a.id = s.owner_id join tile_pictures p on p.student_id = s.id
    where s.id = $1 and a.id = $2 and ${TILE_CHILD}`);
const touchDevice = statement('update class_devices set used_at = $2 where id = $1 returning 1');

export async function tileLogin(
  context: OwnTransactionContext<typeof calls.tileLogin>,
  ports: AccountPorts,
): Promise<SessionReply> {
  const { input, db, now } = context;
  const device = await deviceAsking(context);
  if (device === null) throw Refusal.because('class-tiles.refused.device');
  if (device.isClosed) throw Refusal.because('class-tiles.refused.closed');
  const limits = deviceLimits(device.id);
  const wait = await countAttempt(db, limits, now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
  const [counted] = await countTry(db, input.student, device.accountId);
  if (counted === undefined) {
    const isHere = (await isOfClass(db, input.student, device.accountId)).length > 0;
    throw Refusal.because(isHere ? 'class-tiles.refused.locked' : 'class-tiles.refused.gone');
  }
  const subject = { type: 'student', id: input.student };
  if (!samePictures(readPictures(unseal(ports.appKey, counted.pictures_sealed)), input.pictures)) {
    await context.turnedAway('tile', subject);
    const isClosing = await countMiss(db, device, now);
    if (isClosing) throw Refusal.because('class-tiles.refused.closed');
    throw Refusal.because(`class-tiles.refused.${isLocked(counted.misses) ? 'locked' : 'pictures'}`);
  }
  await forgetMisses(db, [input.student]);
  await forgiveAttempts(db, limits);
  if (!(await ports.licenses.admits(db, input.student, now))) {
    throw Refusal.because('class-tiles.refused.no-license');
  }
  /** A device that is closed in this very moment has let nobody in. */
  const hold = async (tx: Tx): Promise<void> => {
    const used = await touchDevice(tx, device.id, now);
    if (used.length === 0) throw Refusal.because('class-tiles.refused.device');
  };
  const tiles = { of: device.accountId, deviceId: device.id };
  const person = { studentId: input.student, tiles };
  return enter(context, ports, { person, id: input.student, scope: 'student', by: 'tile', hold });
}

const holdMisses = statement(
  { missed_at: z.array(z.number()), closed_at: z.nullable(z.date()) },
  'select missed_at, closed_at from class_tiles where account_id = $1 for update',
);
const keepMisses = statement(
  'update class_tiles set missed_at = $2::bigint[], closed_at = $3 where account_id = $1',
);

/** Stands though the sign-in is refused. Answers whether it was the one too many for the whole class. */
function countMiss(db: Db, { accountId }: KnownDevice, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const [held] = await holdMisses(tx, accountId);
    if (held === undefined) return false;
    const { missedAt, closes } = afterMiss(held.missed_at, now.getTime());
    const closedAt = held.closed_at ?? (closes ? now : null);
    await keepMisses(tx, accountId, missedAt, closedAt);
    if (closedAt !== null && held.closed_at === null) {
      const operation = `${CLOSED_NOTICE}${now.toISOString()}`;
      await notifyKeepers(tx, {
        accountIds: [accountId],
        kind: 'class-tiles-closed',
        data: {},
        operation,
        now,
      });
    }
    return closedAt !== null;
  });
}

/** The card is the other way out of a lock: who holds it is the child, or the teacher beside it. */
export function unlockByCard(db: Db, studentId: number): Promise<void> {
  return forgetMisses(db, [studentId]);
}
