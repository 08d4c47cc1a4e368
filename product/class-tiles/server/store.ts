import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { Refusal } from '#platform/contract/refusal.ts';
import { type AppKey, seal, unseal } from '#platform/server/crypto.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { myFigure } from '#product/play/mine-contract.ts';
import { LAST_TILE_GRADE } from '../rules/devices.ts';
import { assignPictures, readPictures, writePictures } from '../rules/pictures.ts';

/** Random as secrets have to be. */
export const pick = (below: number): number => randomInt(below);

/** Of an educator `a`: has a class at a school. */
const AT_SCHOOL = "(a.scope = 'educator' and a.role <> 'home' and a.school_id is not null)";

/** Of a student `s` and an educator `a`: a child of the class today. Who was archived or moved on has no tile here. */
const OWN = `s.owner_id = a.id and s.school_id = a.school_id and s.archived_at is null and not s.is_sandbox and ${AT_SCHOOL}`;
export const TILE_CHILD = `${OWN} and s.grade <= ${LAST_TILE_GRADE}`;

const findClass = statement(
  {
    offered: z.boolean(),
    is_on: z.boolean(),
    closed_at: z.nullable(z.date()),
    older: z.number(),
    cards: z.number(),
  },
  `
    select ${AT_SCHOOL} as offered, c.account_id is not null as is_on, c.closed_at,
      (select count(*) from students s where ${OWN} and s.grade > ${LAST_TILE_GRADE}) as older,
      (select count(*) from class_cards k where k.account_id = a.id and k.ends_at > $2) as cards
    from accounts a left join class_tiles c on c.account_id = a.id where a.id = $1`,
);

export async function classOf(tx: Tx, accountId: number, now: Date) {
  const [found] = await findClass(tx, accountId, now);
  if (found === undefined) throw Refusal.of('not-found');
  return found;
}

const holdClass = statement('select 1 from class_tiles where account_id = $1 for update');

/** A class with tiles on, held until the end of the transaction: two clicks at once count devices one by one. */
export async function holdTiles(tx: Tx, accountId: number): Promise<void> {
  if ((await holdClass(tx, accountId)).length === 0) throw Refusal.because('class-tiles-desk.refused.off');
}

const findChildren = statement(
  {
    id: z.number(),
    first_name: z.string(),
    last_name: z.string(),
    figure: z.nullable(myFigure),
    pictures_sealed: z.nullable(z.instanceof(Buffer)),
    misses: z.number(),
  },
  `
    select s.id, s.first_name, s.last_name, mine.figure, p.pictures_sealed, coalesce(p.misses, 0) as misses
    from accounts a join students s on ${TILE_CHILD} left join tile_pictures p on p.student_id = s.id
    left join play_mine mine on mine.student_id = s.id
    where a.id = $1 order by lower(s.first_name), lower(s.last_name), s.id`,
);

export type ClassChild = Awaited<ReturnType<typeof findChildren>>[number];

export function childrenOf(tx: Db | Tx, accountId: number): Promise<ClassChild[]> {
  return findChildren(tx, accountId);
}

/** All of them of the class, or nothing is done. */
export async function getChildren(tx: Tx, accountId: number, ids: readonly number[]): Promise<ClassChild[]> {
  const wanted = new Set(ids);
  const found = (await childrenOf(tx, accountId)).filter((child) => wanted.has(child.id));
  if (found.length !== wanted.size) throw Refusal.of('not-found');
  return found;
}

const writeAll = statement(`
    insert into tile_pictures (student_id, pictures_sealed, made_at)
    select made.id, made.sealed, $3 from unnest($1::bigint[], $2::bytea[]) as made (id, sealed) order by made.id
    on conflict (student_id) do update set pictures_sealed = excluded.pictures_sealed, misses = 0, made_at = excluded.made_at`);

/** New pictures, other than those before, and a tile without misses. */
export async function givePictures(
  tx: Tx,
  appKey: AppKey,
  children: readonly ClassChild[],
  now: Date,
): Promise<Buffer[]> {
  const sealed = children.map(({ pictures_sealed: before }) =>
    seal(
      appKey,
      writePictures(assignPictures(pick, before === null ? null : readPictures(unseal(appKey, before)))),
    ),
  );
  if (children.length > 0) {
    await writeAll(
      tx,
      children.map((child) => child.id),
      sealed,
      now,
    );
  }
  return sealed;
}

const clearMisses = statement(
  'update tile_pictures set misses = 0 where student_id = any($1::bigint[]) and misses > 0',
);

export async function forgetMisses(tx: Db | Tx, ids: readonly number[]): Promise<void> {
  await clearMisses(tx, ids);
}
