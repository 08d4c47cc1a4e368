import { create } from 'zustand';
import type { ProgramId } from '#brands/brand.ts';
import type { Volume } from '../../rules/sound/hearing.ts';

/** What a child sets while playing. It lives as long as the tab: the next child at this device starts anew. */
export type PlaySettings = {
  /** Neither sounds nor voices. */
  muted: boolean;
  volume: Volume;
  /** Off until it is chosen. */
  music: boolean;
  /** The teacher's wish, not the child's: no sounds, and nothing is read that nobody asked for. */
  classIsQuiet: boolean;
  /** Null: as the program has it. */
  readAloud: boolean | null;
  /** Nothing moves by itself. Whoever asked their device for less motion has that anyway. */
  calm: boolean;
  /** Numbers answer. Whoever speaks to the device, or hits keys by chance, may not want that. */
  numberKeys: boolean;
  /** The youngest hear everything; others press a button. */
  readsByDefault: boolean;
};

const AT_FIRST: PlaySettings = {
  muted: false,
  volume: 3,
  music: false,
  classIsQuiet: false,
  readAloud: null,
  calm: false,
  numberKeys: true,
  readsByDefault: false,
};

export const usePlaySettings = create<PlaySettings>(() => AT_FIRST);

/** Written for those who do not read yet, whoever plays it. */
const READ_TO: readonly ProgramId[] = ['academy'];
/** Up to this grade children are read to in every program. */
const READ_TO_GRADE = 2;

/** Whether reading begins by itself; everybody else is offered it with the first words. */
export function readsByItself(program: ProgramId, grade: number | null): boolean {
  return READ_TO.includes(program) || (grade !== null && grade <= READ_TO_GRADE);
}

let owner: number | null = null;

/** Who plays: a student of a grade, or an adult who looks around. */
type Playing = { id: number; grade: number | null };

/** At the door of a program. */
export function startSettings({ id, grade }: Playing, program: ProgramId, classIsQuiet: boolean): void {
  const given = { readsByDefault: readsByItself(program, grade), classIsQuiet };
  usePlaySettings.setState(id === owner ? given : { ...AT_FIRST, ...given });
  owner = id;
}

export function isReadAloud({ readAloud, readsByDefault, classIsQuiet, muted }: PlaySettings): boolean {
  return !muted && (readAloud ?? (readsByDefault && !classIsQuiet));
}

/** Whoever is read to hears each word of a game again by itself, also where the class is quiet. */
export function isEarWanted({ readAloud, readsByDefault }: PlaySettings): boolean {
  return readAloud ?? readsByDefault;
}

/** Nobody has said yet whether to be read to, and nothing is read by itself. */
export function isReadingOffered({ readAloud, readsByDefault, classIsQuiet }: PlaySettings): boolean {
  return readAloud === null && !(readsByDefault && !classIsQuiet);
}

/** The teacher may want it quiet, or hear it again, in the middle of a scene. */
export function setClassIsQuiet(classIsQuiet: boolean): void {
  if (usePlaySettings.getState().classIsQuiet !== classIsQuiet) usePlaySettings.setState({ classIsQuiet });
}

export function toggleMuted(): void {
  usePlaySettings.setState(({ muted }) => ({ muted: !muted }));
}

/** Whoever wants to be read to wants to hear it, too. */
export function setReadAloud(on: boolean): void {
  usePlaySettings.setState(on ? { readAloud: true, muted: false } : { readAloud: false });
}

export function setVolume(volume: Volume): void {
  usePlaySettings.setState({ volume, muted: false });
}

export function toggleMusic(): void {
  usePlaySettings.setState(({ music }) => (music ? { music: false } : { music: true, muted: false }));
}

export function toggleCalm(): void {
  usePlaySettings.setState(({ calm }) => ({ calm: !calm }));
}

export function toggleNumberKeys(): void {
  usePlaySettings.setState(({ numberKeys }) => ({ numberKeys: !numberKeys }));
}
