import * as z from 'zod/mini';
import type { Message } from '#platform/contract/message.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { shortNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { AskedAs } from '../../rules/deletion/deletion.ts';

const findPerson = statement(
  { name: z.string(), at_school: z.boolean() },
  `
    select ${shortNameSql('a')} as name, s.school_id is not null as at_school
    from accounts a, students s where a.id = $1 and s.id = $2`,
);

const findName = statement(
  { name: z.string() },
  `select ${shortNameSql('a')} as name from accounts a where a.id = $1`,
);

/** Later, of who asked; who is gone has no name. */
export async function nameSide(tx: Tx, accountId: number | null): Promise<string> {
  const [person] = accountId === null ? [] : await findName(tx, accountId);
  return person?.name ?? '';
}

type Side = { as: AskedAs; name: string };

/** On whose behalf somebody asks or takes back. Of a child without a school it is the family, also who teaches at home. */
export async function findSide(tx: Tx, actor: Actor, studentId: number): Promise<Side> {
  const [person] = await findPerson(tx, actor.id, studentId);
  const name = person?.name ?? '';
  if (actor.scope === 'uber') return { as: 'staff', name };
  return { as: actor.scope === 'educator' && person?.at_school === true ? 'school' : 'family', name };
}

/** In a letter: adults of a school by their short name; adults of a family are not named to each other. */
export function saidOf({ as, name }: Side): Message {
  return { i18n: `mail.child-deletion.by.${as}`, values: { person: name } };
}
