import type { MyFigure } from '#brands/my-figure.ts';
import { type FigureName, lookOf, MY_LEGS, type ProgramName } from './cast.ts';
import { useMine } from './mine.ts';
import type { Look } from './rig/looks.ts';
import { myLook } from './rig/my-look.ts';

export function useLook(name: FigureName, program: ProgramName = 'sim'): Look {
  return lookFor(name, program, useMine());
}

/** How somebody looks where the child looks as it has chosen. */
export function lookFor(name: FigureName, program: ProgramName, mine: MyFigure | null): Look {
  return name === 'you' && mine !== null ? myLook(mine, MY_LEGS[program]) : lookOf(name, program);
}
