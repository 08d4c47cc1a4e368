import type { ReactNode } from 'react';
import { create } from 'zustand';
import type { MyFigure } from '#brands/my-figure.ts';
import { MyFigureProvider } from '#ui/art/mine.ts';

/** How whoever plays in this page looks; null: as each world has it. */
export const useMyFigure = create<{ figure: MyFigure | null }>(() => ({ figure: null }));

/** Around everything in which the child is `you`. */
export function AsIChose({ children }: { children: ReactNode }) {
  return <MyFigureProvider value={useMyFigure(({ figure }) => figure)}>{children}</MyFigureProvider>;
}
