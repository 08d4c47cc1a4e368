import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { SUGGESTIONS_MAX, type SuggestionsEndpoint } from '#platform/contract/suggestions.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { PLAN_ANEW } from '#platform/server/database/named-statements.ts';
import { ask, type Row } from '#platform/server/database/statement.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { likeText, searchWords } from '#platform/server/tables/conditions.ts';
import { searchText } from '#platform/server/tables/search-text.ts';
import {
  findAccounts,
  findDistricts,
  findEducators,
  findFamilyAccounts,
  findGroups,
  findSchools,
} from '../contract.ts';
import {
  administeredAccounts,
  administeredDistricts,
  administeredGroups,
  administeredSchools,
} from './reach/reach.ts';

const suggestionRow = {
  id: z.number(),
  label: z.string(),
  hint: z.nullable(z.string()),
};
type Suggestion = Row<typeof suggestionRow>;

/** Something that is found by name. */
type Sought = {
  /** Answers id, label and hint. */
  select: string;
  id: string;
  /** As `searchText` has it: the text that is looked through, and the texts whose beginning counts most. */
  search: string;
  starts: readonly string[];
  order: string;
  /** What an educator may find, given the placeholder of the own id. */
  reach: (actor: string) => string;
  /** What can be found at all. */
  where?: string;
  /** What can be found by name; the rest is known by its id only. */
  current?: string;
  /** Who could take over from somebody; for staff, who reach everybody. */
  beside?: (educator: string) => string;
  /** Who could be given students of a school. */
  at?: (school: string) => string;
};

const districts: Sought = {
  select: 'select d.id, d.name as label, d.state as hint from districts d',
  id: 'd.id',
  search: 'search_text(d.name)',
  starts: ['search_text(d.name)'],
  order: 'd.name',
  reach: (actor) => `d.id in (${administeredDistricts(actor)})
    or d.id in (select own.district_id from schools own where own.id in (${administeredSchools(actor)}))`,
};

const schools: Sought = {
  select: `select s.id, s.name as label, concat_ws(' · ', d.name, s.state) as hint
    from schools s left join districts d on d.id = s.district_id`,
  id: 's.id',
  search: 'search_text(s.name)',
  starts: ['search_text(s.name)'],
  order: 's.name',
  reach: (actor) => `s.id in (${administeredSchools(actor)})`,
};

const groups: Sought = {
  select: `select g.id, g.name as label, coalesce(s.name, d.name) as hint
    from groups g left join schools s on s.id = g.school_id left join districts d on d.id = g.district_id`,
  id: 'g.id',
  search: 'search_text(g.name)',
  starts: ['search_text(g.name)'],
  order: 'g.name',
  reach: (actor) => `g.id in (${administeredGroups(actor)})`,
};

/** Colleagues of the school are found for sharing students; only once staff have verified that one works there. */
const educators: Sought = {
  select: `select a.id, ${spokenNameSql('a')} as label, concat_ws(' · ', a.username, s.name) as hint
    from accounts a left join schools s on s.id = a.school_id`,
  id: 'a.id',
  search: 'a.search',
  starts: ['a.search', 'search_text(a.last_name)', 'a.username'],
  order: 'a.last_name, a.first_name',
  where: "a.scope = 'educator'",
  current: "a.status <> 'deactivated'",
  beside: (educator) => `a.status = 'verified' and a.id <> ${educator}
    and a.school_id = (select other.school_id from accounts other where other.id = ${educator})`,
  at: (school) => `a.status = 'verified' and a.school_id = ${school}`,
  reach: (actor) => `a.id in (${administeredAccounts(actor)})
    or a.school_id = (select own.school_id from accounts own where own.id = ${actor} and own.status = 'verified')`,
};

/** Educators and parents, for staff. */
const accounts: Sought = {
  ...educators,
  select: `select a.id, ${spokenNameSql('a')} as label,
      concat_ws(' · ', a.username, coalesce(s.name, f.name)) as hint
    from accounts a left join schools s on s.id = a.school_id left join families f on f.id = a.family_id`,
  where: "a.scope in ('educator', 'parent')",
};

/** A teacher of a school who was a parent before still has the family. */
const familyAccounts: Sought = {
  ...accounts,
  where: `${accounts.where} and (a.school_id is null or a.family_id is not null)`,
};

type Asked = {
  q: string;
  id?: number | undefined;
  beside?: number | undefined;
  school_id?: number | undefined;
};

/** What begins with the text comes first, then what contains its words. */
async function find(tx: Tx, sought: Sought, actor: Actor, asked: Asked): Promise<Suggestion[]> {
  const { q, id, beside, school_id: school } = asked;
  if (actor.scope !== 'uber' && actor.scope !== 'educator') return [];
  const { values, bind } = bindings();
  const conditions = [sought.where ?? 'true'];
  const order = [sought.order, sought.id];
  if (actor.scope !== 'uber') conditions.push(`(${sought.reach(bind(actor.id))})`);
  if (id !== undefined) conditions.push(`${sought.id} = ${bind(id)}`);
  else conditions.push(sought.current ?? 'true');
  if (beside !== undefined && sought.beside !== undefined) {
    conditions.push(actor.scope === 'uber' ? sought.beside(`${bind(beside)}::bigint`) : 'false');
  }
  if (school !== undefined && sought.at !== undefined) {
    conditions.push(sought.at(`${bind(school)}::bigint`));
  }
  if (id === undefined && q !== '') {
    for (const word of searchWords(q)) conditions.push(`${sought.search} like ${bind(likeText(word))}`);
    const typed = bind(searchText(q).trim());
    order.unshift(`(${sought.starts.map((text) => `starts_with(${text}, ${typed})`).join(' or ')}) desc`);
  }
  const text = `${PLAN_ANEW}${sought.select}
    where ${conditions.join(' and ')} order by ${order.join(', ')} limit ${SUGGESTIONS_MAX}`;
  return ask(tx, suggestionRow, { text, values });
}

export function suggestionRoutes(serve: Serve): void {
  const offer = (endpoint: SuggestionsEndpoint, sought: Sought): void =>
    serve(endpoint, async ({ input, actor, tx }) => ({ data: await find(tx, sought, actor, input) }));
  offer(findDistricts, districts);
  offer(findSchools, schools);
  offer(findGroups, groups);
  offer(findEducators, educators);
  offer(findAccounts, accounts);
  offer(findFamilyAccounts, familyAccounts);
}
