import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context, Serve } from '#platform/server/http/serve.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { agreementsTable, agreeToTeam, endAgreement } from '../../agreements-contract.ts';
import type { SchoolPorts } from './ports.ts';
import { administeredSchools, schoolsOfSameDistrict } from './reach.ts';

/** A group and a school some of its educators work at, or once worked at when the school agreed. */
const PLACES = `(
    select m.group_id, a.school_id from group_members m join accounts a on a.id = m.account_id
    where a.scope = 'educator' and a.school_id is not null
    union select group_id, school_id from reading_agreements
  ) p`;

/** Somebody runs the group who does not reach the school anyway. */
const RUN_FROM_ELSEWHERE = `exists (select from group_members runs
    where runs.group_id = p.group_id and runs.role in ('owner', 'admin')
      and p.school_id not in (${schoolsOfSameDistrict('runs.account_id')})
      and p.school_id not in (${administeredSchools('runs.account_id')}))`;

const inSchoolsOf = (actor: string): string =>
  `p.school_id = any(array(${administeredSchools(actor)}))
    and (${RUN_FROM_ELSEWHERE} or exists (select from reading_agreements given
      where given.group_id = p.group_id and given.school_id = p.school_id))`;

const MEMBERS = `from group_members m join accounts a on a.id = m.account_id
    where m.group_id = p.group_id and a.scope = 'educator' and a.school_id = p.school_id`;

/** Of the two ids, as one: groups and schools are made by staff, and stay far below what a number holds. */
const PLACE_ID = '(p.group_id * 1000000 + p.school_id)';

const agreements: TableSource<typeof agreementsTable> = {
  from: PLACES,
  id: PLACE_ID,
  scope: (actor, bind) => inSchoolsOf(`${bind(actor.id)}::bigint`),
  joins: {
    team: 'join groups g on g.id = p.group_id',
    school: 'join schools s on s.id = p.school_id',
    given: `left join reading_agreements given
      on given.group_id = p.group_id and given.school_id = p.school_id
      left join accounts giver on giver.id = given.agreed_by`,
  },
  columns: {
    group_id: 'p.group_id',
    school_id: 'p.school_id',
    team: { sql: 'g.name', join: 'team' },
    run_by: `(select string_agg(${spokenNameSql('a')} || coalesce(' (' || sc.name || ')', ''), ', '
        order by a.last_name, a.first_name, a.id)
      from group_members m join accounts a on a.id = m.account_id left join schools sc on sc.id = a.school_id
      where m.group_id = p.group_id and m.role in ('owner', 'admin'))`,
    school: { sql: 's.name', join: 'school' },
    educators: `(select string_agg(${spokenNameSql('a')}, ', '
      order by a.last_name, a.first_name, a.id) ${MEMBERS})`,
    students_count: `(select count(*) from students st where st.archived_at is null
      and st.school_id = p.school_id and st.owner_id in (select a.id ${MEMBERS}))`,
    agreed: { sql: 'given.group_id is not null', join: 'given' },
    agreed_by: { sql: spokenNameSql('giver'), join: 'given' },
    agreed_at: { sql: 'given.created_at', join: 'given' },
  },
};

type Place = { group_id: number; school_id: number };

const findPlace = statement(
  { team: z.string(), school: z.string() },
  `
    select g.name as team, s.name as school
    from ${PLACES} join groups g on g.id = p.group_id join schools s on s.id = p.school_id
    where p.group_id = $2 and p.school_id = $3 and ${inSchoolsOf('$1::bigint')}`,
);

/** Another's school, or a team that has nobody there, is not there. */
async function getPlace(tx: Tx, actorId: number, place: Place) {
  const [found] = await findPlace(tx, actorId, place.group_id, place.school_id);
  if (found === undefined) throw Refusal.of('not-found');
  return found;
}

const insertAgreement = statement(`
    insert into reading_agreements (group_id, school_id, agreed_by, created_at) values ($1, $2, $3, $4)
    on conflict do nothing returning group_id`);

async function agree(context: Context<typeof agreeToTeam>): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const place = await getPlace(tx, actor.id, input);
  context.about({ type: 'school', id: input.school_id, details: { group: input.group_id } });
  const made = await insertAgreement(tx, input.group_id, input.school_id, actor.id, now);
  return made.length === 0 ? nothingChanged(context) : notify('schools.agreement.given', place);
}

const deleteAgreement = statement(
  'delete from reading_agreements where group_id = $1 and school_id = $2 returning group_id',
);

async function end(context: Context<typeof endAgreement>, ports: SchoolPorts): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  const place = await getPlace(tx, actor.id, input);
  const ended = await deleteAgreement(tx, input.group_id, input.school_id);
  const shares = ended.length === 0 ? 0 : await ports.endSharesWithoutAgreement(tx, input.school_id);
  context.about({
    type: 'school',
    id: input.school_id,
    details: { group: input.group_id, shares_ended: shares },
  });
  return ended.length === 0 ? nothingChanged(context) : notify('schools.agreement.ended', place);
}

export function agreementRoutes(serve: Serve, ports: SchoolPorts): void {
  tableRoutes(serve, agreementsTable, agreements);
  serve(agreeToTeam, agree);
  serve(endAgreement, (context) => end(context, ports));
}
