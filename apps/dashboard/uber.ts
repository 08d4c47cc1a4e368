import type { AnyRoute } from '@tanstack/react-router';
import { lazyScreen } from '#product/site/web/lazy-screen.ts';
import { accountPages, area, page } from './routes.tsx';

const home = lazyScreen(async () => (await import('#product/site/web/home/uber-home.tsx')).UberHome);

export function uberRoutes(root: AnyRoute): AnyRoute {
  const uber = area(root, 'uber');
  return uber.addChildren([
    page(uber, '/', home),
    ...accountPages(uber, ['profile', 'username', 'password']),
  ]);
}
