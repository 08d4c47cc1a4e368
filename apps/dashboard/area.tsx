import { Outlet } from '@tanstack/react-router';
import { QueryProvider } from '#product/site/web/queries.tsx';
import { Shell } from '#product/site/web/shell.tsx';
import { UiProvider } from '#ui/provider.tsx';

/** The frame every scope shares: one chunk, whichever scope is entered first. */
export function Area() {
  return (
    <UiProvider>
      <QueryProvider>
        <Shell>
          <Outlet />
        </Shell>
      </QueryProvider>
    </UiProvider>
  );
}
