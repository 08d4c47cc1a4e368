import { useTranslation } from 'react-i18next';
import type { Finder } from '#product/site/web/finder/finder.tsx';
import { lazyPart } from '#product/site/web/opening/lazy-part.tsx';

/** For staff: everybody and everything, from every page of theirs. */
export const staffFinder: Finder = {
  useLabel: () => useTranslation().t('site-dashboard.finder.anything'),
  Content: lazyPart(
    async () => (await import('./find-anything.tsx')).FindAnything,
    ['back-office-search', 'accounts-people', 'purchasing-orders', 'purchasing-quotes', 'schools'],
  ),
};
