import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { ask, type Row } from '#platform/server/database/statement.ts';
import { is } from '#product/access/rules/policies.ts';
import type { Duplicate, DuplicatesForm } from '../contract.ts';
import { displayName, type FullName, foldName } from '../rules/names.ts';
import { inReach, mine } from './students/reach.ts';

/** `foldName` in SQL. */
export function foldedName(sql: string): string {
  const plain = `lower(regexp_replace(normalize(${sql}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
  return `trim(regexp_replace(${plain}, '\\s+', ' ', 'g'))`;
}

const foundRow = {
  archived: z.boolean(),
  educator: z.nullable(z.string()),
  id: z.nullable(z.number()),
  username: z.nullable(z.string()),
  grade: z.nullable(z.number()),
  row: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  mine: z.boolean(),
};
type Found = Row<typeof foundRow>;

/**
 * Children of the same name on the own roster, the archived ones too, and active ones in the
 * own school. Who is not verified yet learns nothing about the school's other children.
 */
export async function findDuplicates(
  tx: Tx,
  actor: Actor,
  schoolId: number | null,
  names: readonly FullName[],
): Promise<Duplicate[]> {
  const { values, bind } = bindings();
  const own = actor.scope === 'educator' ? mine(actor, bind) : inReach(actor, bind);
  const inSchool =
    schoolId !== null && is(actor, 'verified')
      ? `s.school_id = ${bind(schoolId)}::bigint and s.archived_at is null`
      : 'false';
  const text = `
    select named.place::int - 1 as row, s.id, s.first_name, s.last_name, s.grade, s.username,
      s.archived_at is not null as archived, ${spokenNameSql('o')} as educator, (${own}) as mine
    from students s
    join accounts o on o.id = s.owner_id
    join unnest(${bind(names.map((name) => foldName(name.first_name)))}::text[],
        ${bind(names.map((name) => foldName(name.last_name)))}::text[])
      with ordinality as named (first_name, last_name, place)
      on ${foldedName('s.first_name')} = named.first_name and ${foldedName('s.last_name')} = named.last_name
    where (${own}) or (${inSchool})
    order by named.place, s.archived_at nulls first, s.id`;
  const found = await ask(tx, foundRow, { text, values });
  const onRoster = new Set(found.filter((one) => one.mine).map((one) => one.row));
  // Who is on the roster already is not asked for elsewhere.
  return found.filter((one) => one.mine || !onRoster.has(one.row)).map(asDuplicate);
}

function asDuplicate({ mine: isMine, first_name, last_name, ...one }: Found): Duplicate {
  const name = displayName({ first_name, last_name });
  if (isMine) return { ...one, name, kind: 'roster', educator: null };
  // Of a colleague's student, only whom to ask.
  return { ...one, name, kind: 'school', grade: null, username: null };
}

/** A row that names a child for the second time. */
export function repeatedRow(row: number, name: FullName): Duplicate {
  return {
    row,
    kind: 'rows',
    id: null,
    name: displayName(name),
    grade: null,
    username: null,
    archived: false,
    educator: null,
  };
}

export function duplicatesForm(duplicates: Duplicate[]): DuplicatesForm {
  const kinds = ['roster', 'school', 'rows'] as const;
  const kind = kinds.find((one) => duplicates.some((duplicate) => duplicate.kind === one)) ?? 'roster';
  return { type: 'form', data: { kind, duplicates } };
}
