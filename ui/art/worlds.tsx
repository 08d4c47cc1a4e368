import type { JSX } from 'react';
import type { ProgramName } from './cast.ts';
import { Picture, type PictureProps } from './picture.tsx';
import { CanopyTown } from './worlds/canopy-town.tsx';
import { PuddleLane } from './worlds/puddle-lane.tsx';
import { SkyStation } from './worlds/sky-station.tsx';
import { StoriesInMotion } from './worlds/stories-in-motion.tsx';
import { TheHall } from './worlds/the-hall.tsx';

const WORLDS: Record<ProgramName, () => JSX.Element> = {
  academy: PuddleLane,
  zoou: CanopyTown,
  ssgrin: SkyStation,
  hoh: TheHall,
  sim: StoriesInMotion,
};

/** The world of a program with some of its cast, 640 by 400. */
export function WorldPicture({ program, ...frame }: { program: ProgramName } & PictureProps) {
  const World = WORLDS[program];
  return (
    <Picture viewBox="0 0 640 400" {...frame}>
      <World />
    </Picture>
  );
}
