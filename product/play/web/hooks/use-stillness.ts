import { useMedia } from '#ui/style/use-media.ts';
import { usePlaySettings } from '../shared/settings.ts';

/** Whether nothing should move by itself: the device asks for it, or the child. */
export function useStillness(): boolean {
  const isAskedByDevice = useMedia('(prefers-reduced-motion: reduce)');
  const isAskedByChild = usePlaySettings(({ calm }) => calm);
  return isAskedByDevice || isAskedByChild;
}
