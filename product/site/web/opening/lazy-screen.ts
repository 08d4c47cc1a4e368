import type { RouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { lazyPart } from './lazy-part.tsx';

/**
 * A screen that is fetched when its route is first visited. The router waits for `preload` before it shows anything,
 * and a failure reaches the route's error view.
 */
export function lazyScreen(
  load: () => Promise<ComponentType>,
  texts: readonly string[] = [],
): RouteComponent {
  return lazyPart(load, texts);
}
