import { createContext, use } from 'react';
import type { MyFigure } from '#brands/my-figure.ts';
import { type FigureName, lookOf, MY_LEGS, type ProgramName } from './cast.ts';
import type { Look } from './rig/looks.ts';
import { myLook } from './rig/my-look.ts';

const MyFigureContext = createContext<MyFigure | null>(null);

/** Below it whoever is called `you` looks as the child has chosen. */
export const MyFigureProvider = MyFigureContext.Provider;

export function useLook(name: FigureName, program: ProgramName = 'sim'): Look {
  const mine = use(MyFigureContext);
  return name === 'you' && mine !== null ? myLook(mine, MY_LEGS[program]) : lookOf(name, program);
}
