import type { ProgramId } from '#brands/brand.ts';
import { askIn, optionIn } from '../story/ways.ts';
import { isCoolDown, slotStart } from './active-time.ts';
import type { PlayEvent } from './events.ts';
import type { Content } from './fold.ts';
import type { ProgramState } from './progress.ts';

const DAY_MS = 86_400_000;
/** Clocks of school computers are wrong at times, and some stay in a cupboard over the summer, or for a year. */
export const AHEAD_MS = DAY_MS;
export const LATE_MS = 400 * DAY_MS;

export type KnownToServer = {
  now: Date;
  content: Content;
  stateOf(program: ProgramId): ProgramState;
  /** Where a school, a class or a family does not want to be asked, nothing is kept of an answer. */
  asksCheckIn: boolean;
};

/** Whether a browser that loaded our pages can have told this. */
export function isPossible(event: PlayEvent, known: KnownToServer): boolean {
  const now = known.now.getTime();
  const isNear = (moment: number): boolean => moment <= now + AHEAD_MS && moment >= now - LATE_MS;
  const { epoch, iteration } = known.stateOf(event.program);
  if (!isNear(Date.parse(event.client_at)) || event.epoch > epoch) return false;
  // What was unlocked before a restart is forgotten with it.
  if (event.epoch === epoch && event.iteration > iteration) return false;
  switch (event.type) {
    case 'session_start':
    case 'session_end':
      return true;
    case 'checkin':
      return known.asksCheckIn;
    // Who was offered it and asked is heard, whatever was switched off since.
    case 'talk':
      return true;
    case 'heartbeat':
      return isNear(slotStart(event.slot));
    case 'cdc_start':
    case 'cdc_end':
      return isCoolDown(event.scene);
    case 'scene_start':
    case 'choice':
    case 'hint':
    case 'play_result':
    case 'scene_complete':
      return isOfScene(event, known.content);
  }
}

type SceneEvent = Extract<PlayEvent, { content_version: string }>;

function isOfScene(event: SceneEvent, content: Content): boolean {
  const outline = content.outline(event.scene, event.content_version);
  if (outline?.program !== event.program) return false;
  if (event.type === 'choice') return optionIn(outline, event.ask, event.opt) !== undefined;
  return event.type !== 'hint' || askIn(outline, event.ask) !== undefined;
}
