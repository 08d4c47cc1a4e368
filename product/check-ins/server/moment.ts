import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { addDays, startOfDay } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { ask, statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { studentZone } from '#product/accounts/server/time-zones/zones.ts';
import { COOL_DOWN, slotOf } from '#product/play/rules/results/active-time.ts';
import { CHECK_INS, SKIPPED } from '#product/play/rules/results/events.ts';
import type { SceneEntry } from '#product/play/rules/story/programs.ts';
import { titleIn } from '#product/play/rules/story/titles.ts';
import { SLOTS_WITHIN } from '#product/play/server/active-time.ts';
import { checkInProgram, momentSql } from '#product/play/server/events/told.ts';
import type { readMoment } from '../contract.ts';
import { momentsOf } from '../rules/moments.ts';
import type { CheckInPorts } from './ports.ts';
import { isCovered, readsFeelings } from './reading.ts';

const findSaid = statement(
  {
    at: z.date(),
    feeling: z.enum([...CHECK_INS, SKIPPED]),
    program: z.nullable(z.enum(PROGRAM_IDS)),
  },
  `
    select c.at, c.feeling, ${checkInProgram('c')} as program from check_ins c
    where c.student_id = $1 and c.on_day = $2::date and $3::bigint = any(c.told_to) order by c.at, c.id`,
);

/** Scenes of a day, by the clock of the device that was put right when they were told. */
const findScenes = statement(
  { scene: z.string(), begun: z.boolean(), at: z.string() },
  `
    select e.scene, e.type = 'scene_start' as begun, ${momentSql('e.client_at')} as at from play_events e
    where e.student_id = $1 and e.type in ('scene_start', 'scene_complete') and not e.debug
      and e.client_at >= $2 and e.client_at < $3
    order by e.client_at, e.seq`,
);

const findSlots = statement(
  { slot: z.number(), calm: z.boolean(), seconds: z.number() },
  `
    select slot, area = '${COOL_DOWN}' as calm, seconds from (${SLOTS_WITHIN}) slots order by slot, area`,
);

/** What a child said on a day, and what was around it. Who is out of reach is not there as far as the actor is concerned. */
export async function tellMoment(
  context: Context<typeof readMoment>,
  entries: readonly SceneEntry[],
  ports: CheckInPorts,
) {
  const { tx, actor, input } = context;
  const { id, day, _lang: language = 'en' } = input;
  const { values, bind } = bindings();
  const text = `
    select ${spokenNameSql('s')} as name, ${studentZone()} as time_zone
    from students s left join schools sc on sc.id = s.school_id
    where s.id = ${bind(id)}::bigint and ${readsFeelings(ports)(actor, bind)}`;
  const [child] = await ask(tx, { name: z.string(), time_zone: z.string() }, { text, values });
  if (child === undefined) throw Refusal.of('not-found');
  const covered = isCovered(actor);
  const said = covered ? [] : await findSaid(tx, id, day, actor.id);
  const [from, until] = [startOfDay(child.time_zone, day), startOfDay(child.time_zone, addDays(day, 1))];
  const isSaid = said.length > 0;
  const scenes = isSaid ? await findScenes(tx, id, from, until) : [];
  const slots = isSaid ? await findSlots(tx, id, slotOf(from.getTime()), slotOf(until.getTime())) : [];
  context.about({ type: 'student', id, details: { day, feelings: !covered } });
  const titled = scenes.map(({ scene, ...rest }) => ({
    ...rest,
    scene,
    title: titleIn(entries, scene, language),
  }));
  return { data: { covered, ...child, day, moments: momentsOf(said, titled, slots) } };
}
