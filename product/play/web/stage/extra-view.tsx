import { late } from '../shared/late.ts';
import type { ExtraProps } from './extra.tsx';

/** Whoever comes by is drawn by a piece of its own, which no scene fetches that has nobody of them. */
export const extras = late(() => import('./extra.tsx'));

/** Nobody is seen until it is there: the words tell all that matters. */
export function ExtraView(props: ExtraProps) {
  const drawn = extras.use();
  return drawn === null ? null : <drawn.Extra {...props} />;
}
