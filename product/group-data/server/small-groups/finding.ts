import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { SUGGESTIONS_MAX, type SuggestionsReply } from '#platform/contract/suggestions.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { listedNameSql } from '#platform/server/database/name-sql.ts';
import { ask } from '#platform/server/database/statement.ts';
import { everyWord } from '#platform/server/tables/conditions.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { SAID } from '#product/play/rules/measurement/levels.ts';
import type { Skill } from '#product/play/rules/story/skills.ts';
import { readsReports } from '#product/reports/server/reading.ts';
import { mine } from '#product/rosters/server/students/reach.ts';
import type { LevelProgram } from '../../rules/programs.ts';
import type { SmallGroup } from '../../rules/small-group-shape.ts';
import type { CandidateChild, smallGroupsTable } from '../../small-groups-contract.ts';
import { saidSql, toldJoin } from '../told/told-sql.ts';
import { getGroup } from './groups.ts';
import { meetingsOf } from './meetings.ts';
import { findMembers } from './members.ts';
import { groupGradeSql } from './needs.ts';

const MEETINGS = 'small_group_meetings t where t.small_group_id = g.id';

export const smallGroupsSource: TableSource<typeof smallGroupsTable> = {
  from: 'small_groups g',
  id: 'g.id',
  scope: (actor, bind) => `g.owner_id = ${bind(actor.id)}::bigint`,
  columns: {
    name: 'g.name',
    skill: 'g.skill',
    program: 'g.program',
    children: (actor, bind) => `select count(*)::integer from small_group_members m
      join students s on s.id = m.student_id where m.small_group_id = g.id and ${readsReports(actor, bind)}`,
    grade: (actor, bind) => groupGradeSql(actor, bind, 'g.id'),
    meetings: `(select count(*)::integer from ${MEETINGS})`,
    met_on: `(select max(t.held_on) from ${MEETINGS})`,
    starts_on: 'g.starts_on',
    ends_on: 'g.ends_on',
  },
  sorts: { starts_on: ['g.starts_on'], name: ['g.name'] },
  filters: {
    over: (value) => (value.kind === 'yes-no' && value.yes ? 'g.ended_at is not null' : 'g.ended_at is null'),
  },
};

export async function suggestSmallGroups(
  tx: Tx,
  actor: Actor,
  { q, id }: { q: string; id?: number | undefined },
): Promise<SuggestionsReply> {
  const { values, bind } = bindings();
  const asked =
    id === undefined ? everyWord('g.name')({ kind: 'text', text: q }, bind) : `g.id = ${bind(id)}::bigint`;
  const text = `
    select g.id, g.name as label, null as hint from small_groups g
    where g.owner_id = ${bind(actor.id)}::bigint and ${asked}
    order by g.ended_at is not null, g.name, g.id limit ${SUGGESTIONS_MAX}`;
  const row = { id: z.number(), label: z.string(), hint: z.nullable(z.string()) };
  return { data: await ask(tx, row, { text, values }) };
}

/** More than anybody chooses from. */
const MOST_CANDIDATES = 300;

/** The own and shared students; who has none of them chooses from all whose reports they read. */
export async function candidatesFor(
  tx: Tx,
  actor: Actor,
  { program, skill }: { program: LevelProgram; skill: Skill },
): Promise<CandidateChild[]> {
  const find = async (onlyMine: boolean): Promise<CandidateChild[]> => {
    const { values, bind } = bindings();
    const text = `
      select s.id, ${listedNameSql('s')} as name, s.grade, ${saidSql('told', skill)} as said
      from students s ${toldJoin(program, 's', 'told', null)}
      where ${readsReports(actor, bind)} and s.archived_at is null ${onlyMine ? `and (${mine(actor, bind)})` : ''}
      order by s.last_name, s.first_name, s.id limit ${MOST_CANDIDATES}`;
    const row = {
      id: z.number(),
      name: z.string(),
      grade: z.number(),
      said: z.nullable(z.enum(SAID)),
    };
    return ask(tx, row, { text, values });
  };
  const own = await find(true);
  return own.length > 0 ? own : find(false);
}

export async function smallGroupOf(tx: Tx, actor: Actor, id: number): Promise<SmallGroup> {
  const group = await getGroup(tx, actor, id);
  const members = await findMembers(tx, actor, group);
  const meetings = await meetingsOf(
    tx,
    id,
    members.map((member) => member.id),
  );
  return {
    ...group,
    members: members.map(({ first_name: _first, last_name: _last, ...member }) => member),
    meetings,
  };
}
