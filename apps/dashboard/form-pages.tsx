import { Outlet } from '@tanstack/react-router';
import { QueryProvider } from '#product/site/web/queries.tsx';
import { UiProvider } from '#ui/provider.tsx';

/** Public pages with forms. */
export function FormPages() {
  return (
    <UiProvider>
      <QueryProvider>
        <Outlet />
      </QueryProvider>
    </UiProvider>
  );
}
