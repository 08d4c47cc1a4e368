import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Bind, bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { shortNameSql, spokenNameSql } from '#platform/server/database/name-sql.ts';
import { ask, statement } from '#platform/server/database/statement.ts';
import { linkedTo } from '#product/family-links/server/reach.ts';
import { answersForData, DATA_KEEPERS, inReach } from '#product/rosters/server/students/reach.ts';
import { MOST_CHILDREN } from '../../rules/export/exports.ts';
import { EXTENTS, type Extent } from '../../rules/export/sections.ts';

/** Of students `s`: what the actor receives of each; null where it is nothing. */
function extentSql(actor: Actor, bind: Bind): string {
  const family = actor.scope === 'parent' ? `when ${linkedTo(bind(actor.id))} then 'family-page'` : '';
  return `case when s.is_sandbox then null when ${answersForData(actor, bind)} then 'whole' ${family} end`;
}

/** Of these children, those whom the actor receives at this moment, and how much of each. */
export async function receivedBy(tx: Tx, actor: Actor, ids: readonly number[]): Promise<Map<number, Extent>> {
  const { values, bind } = bindings();
  const text = `select s.id, ${extentSql(actor, bind)} as extent from students s where s.id = any(${bind(ids)}::bigint[])`;
  const rows = await ask(tx, { id: z.number(), extent: z.nullable(z.enum(EXTENTS)) }, { text, values });
  return new Map(rows.flatMap(({ id, extent }) => (extent === null ? [] : [[id, extent] as const])));
}

/** Of these exports, those with a child whom the actor still receives. */
export async function stillReceived(tx: Tx, actor: Actor, ids: readonly number[]): Promise<Set<number>> {
  const { values, bind } = bindings();
  const text = `select e.id from unnest(${bind(ids)}::bigint[]) as e (id) where exists (
      select from child_export_parts p join students s on s.id = p.student_id
      where p.export_id = e.id and p.state <> 'left-out' and ${extentSql(actor, bind)} is not null)`;
  return new Set((await ask(tx, { id: z.number() }, { text, values })).map(({ id }) => id));
}

/** Who only teaches the child is told whom to ask; of anybody else's it is not there. */
export async function requireReceived(tx: Tx, actor: Actor, id: number): Promise<void> {
  if ((await receivedBy(tx, actor, [id])).has(id)) return;
  const { values, bind } = bindings();
  const text = `select s.id from students s
    where s.id = ${bind(id)}::bigint and not s.is_sandbox and (${inReach(actor, bind)})`;
  const [reached] = await ask(tx, { id: z.number() }, { text, values });
  throw reached === undefined ? Refusal.of('not-found') : Refusal.of('forbidden', 'error.data-keeper-only');
}

const findKeepers = statement(
  { id: z.number(), scope: z.string(), name: z.string() },
  `
    select a.id, a.scope, ${shortNameSql('a')} as name from students s join accounts a on ${DATA_KEEPERS.condition}
    where s.id = $1 and not s.is_sandbox order by ${DATA_KEEPERS.place} limit 10`,
);

/** Whom an export goes to that staff ask for: the school's admin, or the family. */
export async function getKeeper(tx: Tx, id: number) {
  const [keeper] = await findKeepers(tx, id);
  if (keeper === undefined) throw Refusal.of('not-found');
  return keeper;
}

/** Who hears of what is asked about a child's data. */
export async function keepersOf(tx: Tx, id: number): Promise<number[]> {
  return (await findKeepers(tx, id)).map((keeper) => keeper.id);
}

type Place = { kind: 'class' | 'school'; id: number };

/** The children of a class or a school that the actor answers for, in the order of lists. */
export async function childrenOf(tx: Tx, actor: Actor, { kind, id }: Place): Promise<number[]> {
  const { values, bind } = bindings();
  const column = kind === 'class' ? 's.owner_id' : 's.school_id';
  const text = `select s.id from students s
    where ${column} = ${bind(id)}::bigint and s.school_id is not null and not s.is_sandbox
      and (${answersForData(actor, bind)})
    order by s.last_name, s.first_name, s.id limit ${MOST_CHILDREN + 1}`;
  const found = (await ask(tx, { id: z.number() }, { text, values })).map((row) => row.id);
  if (found.length === 0) throw Refusal.of('not-found');
  if (found.length > MOST_CHILDREN)
    throw Refusal.because('error.too-many-children', { count: MOST_CHILDREN });
  return found;
}

const placeRow = { id: z.number(), name: z.string(), students: z.number(), archived: z.number() };

/** What of that there is to choose from. */
export async function placesOf(tx: Tx, actor: Actor) {
  const counted = async (select: string, join: string, name: string) => {
    const { values, bind } = bindings();
    const text = `select ${select} as id, ${name} as name,
        count(*) filter (where s.archived_at is null)::int as students,
        count(*) filter (where s.archived_at is not null)::int as archived
      from students s ${join}
      where s.school_id is not null and not s.is_sandbox and (${answersForData(actor, bind)})
      group by 1, 2 order by 2, 1 limit 500`;
    return ask(tx, placeRow, { text, values });
  };
  return {
    schools: await counted('sc.id', 'join schools sc on sc.id = s.school_id', 'sc.name'),
    classes: await counted('o.id', 'join accounts o on o.id = s.owner_id', spokenNameSql('o')),
  };
}
