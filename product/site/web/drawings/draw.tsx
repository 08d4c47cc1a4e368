import type { ReactElement } from 'react';
import type { ProgramId } from '#brands/brand.ts';
import { Character, Face } from '#ui/art/character.tsx';
import { LandingScene } from '#ui/art/landing-scene.tsx';
import { WorldPicture } from '#ui/art/worlds/worlds.tsx';

const WORLDS: Record<ProgramId, () => ReactElement> = {
  academy: () => <WorldPicture program="academy" />,
  zoou: () => <WorldPicture program="zoou" />,
  ssgrin: () => <WorldPicture program="ssgrin" />,
  hoh: () => <WorldPicture program="hoh" />,
  sim: () => <WorldPicture program="sim" />,
};

const FIGURES = {
  ...WORLDS,
  landing: () => <LandingScene />,
  lost: () => <Character name="oke" feeling="surprised" pose="stand" />,
  closed: () => <Character name="sefa" feeling="worried" pose="rest" />,
  hello: () => <Character name="nim" feeling="happy" pose="wave" />,
  cheer: () => <Character name="juno" feeling="excited" pose="cheer" />,
  school: () => <Character name="plum" feeling="happy" pose="wave" />,
  family: () => <Character name="mirela" feeling="happy" pose="hold" />,
  calm: () => <Face name="sefa" feeling="calm" />,
  glad: () => <Face name="wren" feeling="happy" />,
} satisfies Record<string, () => ReactElement>;

/** Every drawing of the site's own pages, by name; the worlds go by their program's. Only the build draws. */
export type DrawingName = keyof typeof FIGURES;

export const DRAWINGS: readonly (readonly [string, () => ReactElement])[] = Object.entries(FIGURES);
