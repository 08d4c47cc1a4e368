import { Outlet } from '@tanstack/react-router';
import { QueryProvider } from '#product/site/web/opening/queries.tsx';
import { UiProvider } from '#ui/style/provider.tsx';

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
