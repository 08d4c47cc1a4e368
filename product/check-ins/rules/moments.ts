import type { ProgramId } from '#brands/brand.ts';
import { slotOf } from '#product/play/rules/results/active-time.ts';
import { type CheckIn, SKIPPED } from '#product/play/rules/results/events.ts';
import { NOT_NOW } from './said.ts';
import type { CheckInMoment } from './shapes.ts';

type SaidThen = { at: Date; feeling: CheckIn | typeof SKIPPED; program: ProgramId | null };
type SceneThen = { scene: string; title: string; begun: boolean; at: string };
type SlotThen = { slot: number; calm: boolean; seconds: number };

/** Each time a child was asked on a day, with what it played before and after; all in the order it happened. */
export function momentsOf(
  said: readonly SaidThen[],
  scenes: readonly SceneThen[],
  slots: readonly SlotThen[],
): CheckInMoment[] {
  return said.map(({ at, feeling, program }, index) => {
    const moment = at.toISOString();
    // What follows the next question belongs to that.
    const next = said[index + 1]?.at ?? null;
    const isAfter = (time: string): boolean => time >= moment && (next === null || time < next.toISOString());
    const after = scenes.filter(({ at: time }) => isAfter(time));
    const played = slots.filter(
      ({ slot }) => slot >= slotOf(at.getTime()) && (next === null || slot < slotOf(next.getTime())),
    );
    return {
      at: moment,
      said: feeling === SKIPPED ? NOT_NOW : feeling,
      program,
      before: scenes.findLast(({ begun, at: time }) => begun && time < moment)?.title ?? null,
      after: titlesOf(after),
      seconds: secondsOf(played),
      calm_seconds: secondsOf(played.filter(({ calm }) => calm)),
    };
  });
}

/** Each scene once: begun, or played to its end. */
function titlesOf(scenes: readonly SceneThen[]): CheckInMoment['after'] {
  const own = Map.groupBy(scenes, ({ scene }) => scene);
  return [...own.values()].map((all) => ({
    title: all[0]?.title ?? '',
    finished: all.some(({ begun }) => !begun),
  }));
}

function secondsOf(slots: readonly SlotThen[]): number {
  return slots.reduce((sum, { seconds }) => sum + seconds, 0);
}
