import * as z from 'zod/mini';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context } from '#platform/server/http/serve.ts';
import type { storyMoments } from '../../features-contract.ts';
import { administeredDistricts } from '../reach/reach.ts';

/**
 * Whether the choices of a school's children are told in the words of the story, as moments and as quotes. `school` is an
 * id in SQL; a family's own children have none, and are told of.
 */
export const tellsMomentsSql = (school: string): string =>
  `not exists (select from schools told_at join districts around on around.id = told_at.district_id
      where told_at.id = ${school} and not around.story_moments)`;

const districtRow = { id: z.number(), name: z.string(), on: z.boolean() };

const findDistricts = statement(
  districtRow,
  `
    select id, name, story_moments as on from districts
    where id in (${administeredDistricts('$1')}) order by name, id`,
);
const lockDistrict = statement(
  districtRow,
  `
    select id, name, story_moments as on from districts
    where id = $2 and id in (${administeredDistricts('$1')}) for no key update`,
);
const write = statement('update districts set story_moments = $2, updated_at = $3 where id = $1');

export async function listStoryMoments({
  tx,
  actor,
}: Context<typeof storyMoments.list>): Promise<OutputOf<typeof storyMoments.list>> {
  return { data: await findDistricts(tx, actor.id) };
}

export async function setStoryMoments(context: Context<typeof storyMoments.set>): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const { id, on } = input;
  const [district] = await lockDistrict(tx, actor.id, id);
  if (district === undefined) throw Refusal.of('not-found');
  context.about({ type: 'district', id, details: { on } });
  if (district.on === on) return nothingChanged(context);
  await write(tx, id, on, now);
  return notify(on ? 'schools.moments.now-on' : 'schools.moments.now-off', { district: district.name });
}
