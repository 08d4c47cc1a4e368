import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { GROUP_KINDS } from '../rules/groups.ts';
import { administeredGroups, administeredSchools } from './reach/reach.ts';

const placeRow = { kind: z.enum(GROUP_KINDS), name: z.string() };
export type Place = Row<typeof placeRow>;

/** A group is called as the school or district it stands for; the widest comes first. */
const findPlaces = statement(
  placeRow,
  `
    select g.kind, coalesce(d.name, s.name, g.name) as name from groups g
    left join districts d on g.kind = 'district' and d.id = g.district_id
    left join schools s on g.kind = 'school' and s.id = g.school_id
    where g.id in (${administeredGroups('$1::bigint')})
    order by array_position(array['district', 'school', 'team'], g.kind::text), 2, g.id`,
);
const countSchools = statement(
  { schools: z.number() },
  `select count(*) as schools from (${administeredSchools('$1::bigint')}) run`,
);

/** What somebody runs, by name, and how many schools that are. */
export async function placesOf(tx: Tx, adminId: number): Promise<{ places: Place[]; schools: number }> {
  const places = await findPlaces(tx, adminId);
  return { places, schools: (await countSchools(tx, adminId))[0]?.schools ?? 0 };
}
