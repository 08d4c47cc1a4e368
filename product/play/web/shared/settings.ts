import { create } from 'zustand';
import type { ProgramId } from '#brands/brand.ts';

/** What a child sets while playing. It lives as long as the tab: the next child at this device starts anew. */
export type PlaySettings = {
  /** Neither chimes nor voices. */
  muted: boolean;
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
  readAloud: null,
  calm: false,
  numberKeys: true,
  readsByDefault: false,
};

export const usePlaySettings = create<PlaySettings>(() => AT_FIRST);

const READ_TO: readonly ProgramId[] = ['academy'];
let owner: number | null = null;

/** At the door of a program. */
export function startSettings(player: number, program: ProgramId): void {
  const readsByDefault = READ_TO.includes(program);
  usePlaySettings.setState(player === owner ? { readsByDefault } : { ...AT_FIRST, readsByDefault });
  owner = player;
}

export function isReadAloud({ readAloud, readsByDefault, muted }: PlaySettings): boolean {
  return !muted && (readAloud ?? readsByDefault);
}

export function toggleMuted(): void {
  usePlaySettings.setState(({ muted }) => ({ muted: !muted }));
}

/** Whoever wants to be read to wants to hear it, too. */
export function setReadAloud(on: boolean): void {
  usePlaySettings.setState(on ? { readAloud: true, muted: false } : { readAloud: false });
}

export function toggleCalm(): void {
  usePlaySettings.setState(({ calm }) => ({ calm: !calm }));
}

export function toggleNumberKeys(): void {
  usePlaySettings.setState(({ numberKeys }) => ({ numberKeys: !numberKeys }));
}
