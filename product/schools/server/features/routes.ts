import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context, Serve } from '#platform/server/http/serve.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import {
  listOffFeatures,
  schoolFeaturesTable,
  storyMoments,
  switchFeature,
} from '../../features-contract.ts';
import { FEATURES } from '../../rules/features.ts';
import { administeredSchools } from '../reach/reach.ts';
import { featureOnSql, isFeatureOff } from './features.ts';
import { listStoryMoments, setStoryMoments } from './story-moments.ts';

/** Of a school: what was changed last, whatever it was. */
const LAST = `left join lateral (
      select f.changed_at, f.reason from school_features f where f.school_id = s.id
      order by f.changed_at desc, f.feature limit 1
    ) last on true`;

const schoolFeatures: TableSource<typeof schoolFeaturesTable> = {
  from: 'schools s',
  id: 's.id',
  scope: () => 'true',
  joins: { district: 'left join districts d on d.id = s.district_id', last: LAST },
  columns: {
    name: 's.name',
    district: { sql: 'd.name', join: 'district' },
    state: 's.state',
    follow_ups: featureOnSql('follow-ups', 's.id'),
    sel_check_ins: featureOnSql('sel-check-ins', 's.id'),
    family_links: featureOnSql('family-links', 's.id'),
    letter_links: featureOnSql('letter-links', 's.id'),
    changed_at: { sql: 'last.changed_at', join: 'last' },
    reason: { sql: 'last.reason', join: 'last' },
  },
  sorts: {
    // Where nothing was ever changed comes last when the newest come first.
    changed_at: [{ sql: "coalesce(last.changed_at, timestamptz '-infinity')", join: 'last' }],
  },
  filters: { district_id: 's.district_id' },
};

const lockSchool = statement(
  { id: z.number(), name: z.string() },
  'select id, name from schools where id = $1 for no key update',
);
const writeFeature = statement(`
    insert into school_features (school_id, feature, is_on, reason, changed_by, changed_at)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (school_id, feature) do update
    set is_on = excluded.is_on, reason = excluded.reason, changed_by = excluded.changed_by, changed_at = excluded.changed_at`);

async function turn(context: Context<typeof switchFeature>): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const [school] = await lockSchool(tx, input.id);
  if (school === undefined) throw Refusal.of('not-found');
  const { feature, on, reason } = input;
  context.about({ type: 'school', id: school.id, details: { feature, on, reason } });
  if ((await isFeatureOff(tx, feature, school.id)) === !on) return nothingChanged(context);
  await writeFeature(tx, school.id, feature, on, reason, actor.id, now);
  return notify(on ? 'schools.features.on-again' : 'schools.features.now-off', { school: school.name });
}

const findOff = statement(
  { school_id: z.number(), school: z.string(), feature: z.enum(FEATURES), changed_at: z.date() },
  `
    select f.school_id, s.name as school, f.feature, f.changed_at
    from school_features f join schools s on s.id = f.school_id
    where not f.is_on and f.school_id in (${administeredSchools('$1')}) order by s.name, s.id, f.feature`,
);

export function featureRoutes(serve: Serve): void {
  tableRoutes(serve, schoolFeaturesTable, schoolFeatures);
  serve(switchFeature, turn);
  serve(listOffFeatures, async ({ tx, actor }) => {
    const off = await findOff(tx, actor.id);
    return { data: off.map((one) => ({ ...one, changed_at: one.changed_at.toISOString() })) };
  });
  serve(storyMoments.list, listStoryMoments);
  serve(storyMoments.set, setStoryMoments);
}
