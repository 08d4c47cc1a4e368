import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { SUGGESTIONS_MAX, type SuggestionsReply } from '#platform/contract/suggestions.ts';
import { type Bind, bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { ask, statement } from '#platform/server/database/statement.ts';
import { likeText, searchWords } from '#platform/server/tables/conditions.ts';
import { is } from '#product/access/rules/policies.ts';
import { administeredAccounts, schoolsOfSameDistrict } from '#product/schools/server/reach/reach.ts';
import { seesAll } from '../students/reach.ts';

/** Share locks, which the deactivation, conversion and move of an account have to wait for. Read after it is there. */
const lockShared = statement('select id from accounts where id = any($1::bigint[]) order by id for share');

export async function holdAccounts(tx: Tx, ids: readonly number[]): Promise<void> {
  await lockShared(tx, ids);
}

const findNames = statement(
  { name: z.string() },
  `
    select ${spokenNameSql('a')} as name from accounts a
    where a.id = any($1::bigint[]) order by a.last_name, a.first_name, a.id`,
);

/** As a message says them. */
export async function accountNames(tx: Tx, ids: readonly number[]): Promise<string> {
  return (await findNames(tx, ids)).map(({ name }) => name).join(', ');
}

type Options = {
  /** Leaves out who is only in a common group. */
  near?: boolean;
  /** SQL: which of those `a` in a common group `theirs` count. */
  common?: (own: string) => string;
};

/**
 * Verified educators of the own school, of a group both belong to, or of those an admin looks after. Who is not
 * verified has none: the school is only what they wrote themselves.
 */
function colleagues(actor: Actor, bind: Bind, { near = false, common = () => 'true' }: Options = {}): string {
  if (!is(actor, 'verified')) return 'false';
  const own = `${bind(actor.id)}::bigint`;
  const administered = seesAll(actor) ? `or a.id in (${administeredAccounts(own)})` : '';
  return `a.scope = 'educator' and a.status = 'verified' and a.id <> ${own}
      and (a.school_id = (select me.school_id from accounts me where me.id = ${own})
        ${
          near
            ? ''
            : `or exists (select from group_members theirs
          join group_members mine on mine.group_id = theirs.group_id and mine.account_id = ${own}
          where theirs.account_id = a.id and ${common(own)})`
        }
        ${administered})`;
}

/** Those of the ids who are; if one is not, the field is wrong. `near` leaves out who is only in a common group. */
export async function getColleagues(
  tx: Tx,
  actor: Actor,
  ids: readonly number[],
  field = 'educator_ids',
  options?: { near: boolean },
): Promise<{ id: number; name: string }[]> {
  await holdAccounts(tx, ids);
  const { values, bind } = bindings();
  const text = `
    select a.id, ${spokenNameSql('a')} as name from accounts a
    where a.id = any(${bind(ids)}::bigint[]) and ${colleagues(actor, bind, options)}
    order by a.last_name, a.first_name, a.id`;
  const found = await ask(tx, { id: z.number(), name: z.string() }, { text, values });
  if (found.length !== new Set(ids).size) throw Refusal.field(field, 'validation.exists');
  return found;
}

/** Who could take over from an educator the actor administers. */
function besideEducator(actor: Actor, id: number, bind: Bind): string {
  const educator = `${bind(id)}::bigint`;
  return `a.id <> ${educator} and a.school_id = (select other.school_id from accounts other
    where other.id = ${educator} and other.id in (${administeredAccounts(`${bind(actor.id)}::bigint`)}))`;
}

type Asked = {
  q: string;
  id?: number | undefined;
  beside?: number | undefined;
  school_id?: number | undefined;
};

export function suggestColleagues(tx: Tx, actor: Actor, input: Asked): Promise<SuggestionsReply> {
  return suggest(tx, actor, input, {});
}

/** Of a common group: who works in the own district, or whom the own school agreed to. */
export function suggestReceivers(tx: Tx, actor: Actor, input: Asked): Promise<SuggestionsReply> {
  return suggest(tx, actor, input, {
    common: (own) => {
      const school = `(select me.school_id from accounts me where me.id = ${own})`;
      return `(${school} is null or a.school_id in (${schoolsOfSameDistrict(own)})
            or exists (select from reading_agreements agreed
              where agreed.group_id = theirs.group_id and agreed.school_id = ${school}))`;
    },
  });
}

async function suggest(tx: Tx, actor: Actor, input: Asked, options: Options): Promise<SuggestionsReply> {
  const { q, id, beside, school_id: school } = input;
  const { values, bind } = bindings();
  const asked =
    id === undefined
      ? searchWords(q).map((word) => `a.search like ${bind(likeText(word))}`)
      : [`a.id = ${bind(id)}`];
  if (school !== undefined) asked.push(`a.school_id = ${bind(school)}`);
  if (beside !== undefined) asked.push(besideEducator(actor, beside, bind));
  const text = `
    select a.id, ${spokenNameSql('a')} as label, concat_ws(' · ', a.username, s.name) as hint
    from accounts a left join schools s on s.id = a.school_id
    where ${[...asked, colleagues(actor, bind, options)].join(' and ')}
    order by a.last_name, a.first_name, a.id limit ${SUGGESTIONS_MAX}`;
  return {
    data: await ask(
      tx,
      {
        id: z.number(),
        label: z.string(),
        hint: z.nullable(z.string()),
      },
      { text, values },
    ),
  };
}
