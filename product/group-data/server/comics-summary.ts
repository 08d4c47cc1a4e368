import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { figuresFor } from '#platform/server/tables/table-routes.ts';
import { comicsTable } from '../comics-contract.ts';
import type { ComicsSummary } from '../rules/comics-summary.ts';
import type { ComicsSource } from './comics-table.ts';

type Asked = {
  source: ComicsSource;
  actor: Actor;
  now: Date;
  /** The filters of the list. */
  input: Record<string, unknown>;
};

const counted = { children: z.number(), told: z.number(), comics: z.number() };
const SELECT = `count(*)::integer as children, (count(*) filter (where sorted.done > 0))::integer as told,
  coalesce(sum(sorted.done), 0)::integer as comics`;

export async function findComicsSummary(tx: Tx, asked: Asked): Promise<ComicsSummary> {
  const about = { table: comicsTable, ...asked };
  const [row] = await figuresFor(tx, about, counted, { select: SELECT, joins: ['sorted'] });
  return row ?? { children: 0, told: 0, comics: 0 };
}
