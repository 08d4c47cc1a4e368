import * as z from 'zod/mini';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { schoolYearOf } from '#product/schools/rules/school-years.ts';
import { ACTIVITIES } from '../rules/activities.ts';
import { type SchoolStanding, schoolStanding } from '../rules/school-standing.ts';
import type { RefusedPorts } from './ports.ts';
import { findRequests, findSchoolDecisions, keepStandings } from './store.ts';

const findZones = statement(
  { id: z.number(), time_zone: z.string() },
  `select id, coalesce(time_zone, '${DEFAULT_TIME_ZONE}') as time_zone from schools where id = any($1::bigint[]) order by id`,
);

export type StandingOf = { activity: (typeof ACTIVITIES)[number] } & SchoolStanding;

/** How schools stand to each activity now, by the rules; of a school that is gone nothing. */
export async function standingsOf(
  tx: Tx,
  schoolIds: readonly number[],
  now: Date,
): Promise<Map<number, StandingOf[]>> {
  const zones = await findZones(tx, schoolIds);
  const decisions = Map.groupBy(await findSchoolDecisions(tx, schoolIds), ({ school_id }) => school_id);
  const requests = Map.groupBy(await findRequests(tx, schoolIds), ({ school_id }) => school_id);
  return new Map(
    zones.map(({ id, time_zone: zone }) => {
      const today = dayIn(zone, now);
      const asked = requests.get(id)?.find(({ school_year }) => school_year === schoolYearOf(today));
      const askedOn = asked === undefined ? null : dayIn(zone, asked.asked_at);
      const each = ACTIVITIES.map((activity) => {
        const own = (decisions.get(id) ?? []).filter((one) => one.activity === activity);
        return { activity, ...schoolStanding({ activity, today, decisions: own, askedOn }) };
      });
      return [id, each] as const;
    }),
  );
}

const findFollowed = statement(
  { id: z.number() },
  'select id from students where school_id = any($1::bigint[]) order by id',
);

const lockSchools = statement(
  'select from schools where id = any($1::bigint[]) order by id for no key update',
);

/** Writes down how schools stand now; what is off since then is heard of by the slices it concerns. */
export async function keepStandingsOf(
  tx: Tx,
  schoolIds: readonly number[],
  ports: RefusedPorts,
  now: Date,
): Promise<number> {
  // What a school says meanwhile is read after it, and not written over.
  await lockSchools(tx, schoolIds);
  const each = await standingsOf(tx, schoolIds, now);
  const rows = [...each].flatMap(([school_id, standings]) =>
    standings.map(({ activity, standing, is_on }) => ({ school_id, activity, standing, is_on })),
  );
  const changed = await keepStandings(tx, JSON.stringify(rows), now);
  // What only pauses is not ended for the children who wait.
  const refused = changed.filter(
    ({ activity, standing }) => activity === 'follow-up' && standing === 'refused',
  );
  if (refused.length > 0) {
    const children = await findFollowed(
      tx,
      refused.map(({ school_id }) => school_id),
    );
    await ports.followUpRefused(
      tx,
      children.map(({ id }) => id),
      now,
    );
  }
  return changed.length;
}
