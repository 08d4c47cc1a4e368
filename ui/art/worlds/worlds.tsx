import type { JSX } from 'react';
import type { ProgramName } from '../cast.ts';
import { Picture, type PictureProps } from '../pencil/picture.tsx';
import { CanopyTown } from './canopy-town.tsx';
import { PuddleLane } from './puddle-lane.tsx';
import { SkyStation } from './sky-station.tsx';
import { StoriesInMotion } from './stories-in-motion.tsx';
import { TheHall } from './the-hall.tsx';

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
