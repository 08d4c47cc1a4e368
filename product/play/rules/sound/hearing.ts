import type { SceneKind } from '../story/tags.ts';

/** What a child, and the adult who teaches the child, have set. */
export type Hearing = {
  muted: boolean;
  /** The teacher has made the whole class quiet. */
  classIsQuiet: boolean;
  volume: Volume;
  /** Chosen by the child; nobody begins with it. */
  music: boolean;
};

export const VOLUMES = [1, 2, 3, 4, 5] as const;
export type Volume = (typeof VOLUMES)[number];

export function isVolume(value: number): value is Volume {
  return VOLUMES.some((volume) => volume === value);
}

/** Ears hear steps, not differences. */
const LOUDNESS: Record<Volume, number> = { 1: 0.12, 2: 0.25, 3: 0.45, 4: 0.7, 5: 1 };
/** What happens on the stage stays behind a voice. */
const BEHIND_A_VOICE = 0.35;
const MUSIC_IS_QUIET = 0.3;

export function isSilent({ muted, classIsQuiet }: Pick<Hearing, 'muted' | 'classIsQuiet'>): boolean {
  return muted || classIsQuiet;
}

/** From 0, not heard, to 1. */
export function effectLoudness(hearing: Hearing, isReading: boolean): number {
  if (isSilent(hearing)) return 0;
  return LOUDNESS[hearing.volume] * (isReading ? BEHIND_A_VOICE : 1);
}

/** Where a child is, and what is heard there anyway. */
export type Moment = {
  where: 'scene' | 'cool-down' | 'elsewhere';
  /** Of the scene. */
  kind: SceneKind | null;
  /** A voice is to be heard now, or will be with the next line. */
  isReading: boolean;
  readsAloud: boolean;
  /** A break, another tab, or the end of the scene. */
  isResting: boolean;
};

/** Music only where it was chosen, and never in the way: not under a voice, in a check or in the Cool Down Corner. */
export function musicLoudness(hearing: Hearing, moment: Moment): number {
  const { where, kind, isReading, readsAloud, isResting } = moment;
  if (!hearing.music || isSilent(hearing)) return 0;
  if (where !== 'scene' || kind === null || kind === 'check') return 0;
  if (isReading || readsAloud || isResting) return 0;
  return LOUDNESS[hearing.volume] * MUSIC_IS_QUIET;
}
