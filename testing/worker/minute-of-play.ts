import { randomUUID } from 'node:crypto';
import { readScenes } from '#apps/running/scenes.ts';
import type { PlayEvent } from '#product/play/rules/results/events.ts';
import { pretend } from '#product/play/rules/results/pretend.ts';

const MINUTE = 60_000;
/**
 * So long ago that no kill, however long it takes, lets a minute be one of the future; and a whole one, as the quarters are in
 * which time is told.
 */
const BEGAN = Math.floor(Date.now() / MINUTE) * MINUTE - 200 * 60 * MINUTE;

/** A minute of play that no other overlaps, so that its seconds can be counted. */
export function minuteOfPlay(nth: number): PlayEvent[] {
  const telling = pretend({ program: 'zoou', start: BEGAN + nth * MINUTE, id: randomUUID });
  telling.checkIn('okay');
  telling.pass(30);
  return telling.end();
}

/** The same with a scene played to its end, another one each time and then all of them once more. */
export function sceneOfPlay(nth: number, count: number): PlayEvent[] {
  const { entries, outlines } = readScenes();
  const scenes = entries.filter(({ program }) => program === 'zoou');
  const entry = scenes[count % scenes.length];
  const outline = outlines[`${entry?.id}@${entry?.version}`];
  if (entry === undefined || outline === undefined) throw new Error('there is nothing to play: build first');
  const telling = pretend({ program: 'zoou', start: BEGAN + nth * MINUTE, id: randomUUID });
  let asks = 0;
  telling.scene(
    { entry, outline },
    (_, options) => {
      const all = Object.keys(options);
      asks += 1;
      return { option: all[(asks + count) % all.length] ?? '', seconds: 2 };
    },
    1 + Math.floor(count / scenes.length),
  );
  if (telling.now() > BEGAN + (nth + 1) * MINUTE) throw new Error(`${entry.id} takes longer than a minute`);
  return telling.end();
}

export function secondsOf(events: readonly PlayEvent[]): number {
  return events.reduce((sum, event) => sum + (event.type === 'heartbeat' ? event.active_s : 0), 0);
}
