import type { RouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { TextBranch } from '#platform/web/texts.ts';
import { lazyPart } from './lazy-part.tsx';

/**
 * A screen that is fetched when its route is first visited. The router waits for `preload` before it shows anything,
 * and a failure reaches the route's error view.
 */
export function lazyScreen(
  load: () => Promise<ComponentType>,
  texts: readonly TextBranch[] = [],
): RouteComponent {
  return lazyPart(load, texts);
}
