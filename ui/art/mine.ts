import { createContext, use } from 'react';
import type { MyFigure } from '#brands/my-figure.ts';

const MyFigureContext = createContext<MyFigure | null>(null);

/** Below it whoever is called `you` looks as the child has chosen. */
export const MyFigureProvider = MyFigureContext.Provider;

/** What the child has chosen; null: as each world has it. */
export function useMine(): MyFigure | null {
  return use(MyFigureContext);
}
