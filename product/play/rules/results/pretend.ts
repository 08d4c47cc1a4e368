import type { ProgramId } from '#brands/brand.ts';
import type { SceneOutline } from '../story/outline.ts';
import type { SceneEntry } from '../story/programs.ts';
import { hash } from '../story/seeded.ts';
import { SLOT_SECONDS, slotOf } from './active-time.ts';
import type { CheckIn, PlayEvent, SKIPPED } from './events.ts';
import { FIRST_STATE } from './progress.ts';

export type Pretended = {
  program: ProgramId;
  epoch?: number;
  iteration?: number;
  debug?: boolean;
  /** When the session begins, in milliseconds. */
  start: number;
  /** Makes the ids: of the session, then of each event. */
  id(): string;
};

type Answering = {
  option: string;
  hint?: boolean;
  /** How long it took. */
  seconds: number;
};
type Played = { entry: Pick<SceneEntry, 'id' | 'form' | 'version'>; outline: SceneOutline };

/** Tells what the browser of a playing child would: for the demo, for tests and for measurements. */
export function pretend({ program, epoch, iteration, debug = false, start, id }: Pretended) {
  const session = id();
  const events: PlayEvent[] = [];
  let now = start;
  let active = 0;
  let place: string | undefined;
  const state = { epoch: epoch ?? FIRST_STATE.epoch, iteration: iteration ?? FIRST_STATE.iteration };
  const common = () => ({
    id: id(),
    session,
    seq: events.length,
    ...state,
    program,
    lang: 'en' as const,
    debug,
    client_at: new Date(now).toISOString(),
  });

  const beat = (): void => {
    if (active === 0) return;
    // Of the second before: that one was spent in the slot.
    const slot = slotOf(now - 1);
    const where = place === undefined ? {} : { scene: place };
    events.push({ type: 'heartbeat', ...common(), ...where, slot, active_s: active });
    active = 0;
  };
  const pass = (seconds: number): void => {
    for (let second = 0; second < seconds; second += 1) {
      now += 1000;
      active = Math.min(SLOT_SECONDS, active + 1);
      if (slotOf(now) !== slotOf(now - 1000)) beat();
    }
  };

  events.push({ type: 'session_start', ...common() });
  return {
    events,
    now: () => now,
    pass,
    checkIn(opt: CheckIn | typeof SKIPPED, toldTo: readonly number[] = []): void {
      events.push({ type: 'checkin', ...common(), opt, told_to: [...toldTo] });
      pass(3);
    },
    talk(): void {
      events.push({ type: 'talk', ...common() });
      pass(2);
    },
    coolDown(activity: string, seconds: number): void {
      beat();
      place = activity;
      events.push({ type: 'cdc_start', ...common(), scene: activity });
      pass(seconds);
      beat();
      events.push({ type: 'cdc_end', ...common(), scene: activity });
      place = undefined;
    },
    /** Plays a scene to its end, or to where no answer is given. */
    scene(
      { entry, outline }: Played,
      answer: (ask: string, options: SceneOutline['asks'][string]) => Answering | null,
      attempt = 1,
    ): void {
      const inScene = { scene: entry.id, form: entry.form, attempt, content_version: entry.version };
      beat();
      place = entry.id;
      events.push({ type: 'scene_start', ...common(), ...inScene });
      let ask = outline.start;
      while (ask !== '') {
        const options = outline.asks[ask] ?? {};
        const given = answer(ask, options);
        if (given === null) break;
        const { option, hint = false, seconds } = given;
        pass(seconds);
        if (hint) events.push({ type: 'hint', ...common(), ...inScene, ask });
        const all = Object.keys(options);
        // As by lot, or whoever takes the best answer would seem to like one spot.
        const pos = (all.indexOf(option) + hash(`${session} ${entry.id} ${ask}`)) % all.length;
        events.push({ type: 'choice', ...common(), ...inScene, ask, opt: option, pos, hint_used: hint });
        ask = options[option]?.next.at(-1) ?? '';
        if (ask === '') events.push({ type: 'scene_complete', ...common(), ...inScene });
      }
      pass(5);
      beat();
      place = undefined;
    },
    end(): PlayEvent[] {
      beat();
      events.push({ type: 'session_end', ...common() });
      return events;
    },
  };
}
