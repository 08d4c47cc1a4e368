import { late } from '../shared/late.ts';
import type { FigureProps } from './figure.tsx';

/** The cast and the child: what draws them comes behind the first words, as the pictures do. */
export const figures = late(() => import('./figure.tsx'));

export function FigureView(props: FigureProps) {
  const drawn = figures.use();
  return drawn === null ? null : <drawn.Figure {...props} />;
}
