import type { AnyRoute } from '@tanstack/react-router';
import { lazyScreen } from '#product/site/web/lazy-screen.ts';
import { accountPages, area, page } from './routes.tsx';

const home = lazyScreen(async () => (await import('#product/site/web/home/educator-home.tsx')).EducatorHome);

export function educatorRoutes(root: AnyRoute): AnyRoute {
  const educator = area(root, 'educator');
  return educator.addChildren([
    page(educator, '/', home),
    ...accountPages(educator, ['profile', 'class-code', 'username', 'password']),
  ]);
}
