import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#product/site/web/lazy-part.tsx';
import { QueryProvider } from '#product/site/web/queries.tsx';
import { Shell } from '#product/site/web/shell.tsx';
import { keepColumns, keepTab, useUiState } from '#product/site/web/ui-state.ts';
import { useOpenAction } from '#ui/action.ts';
import { KeptChoicesProvider } from '#ui/kept-choices.tsx';
import { UiProvider } from '#ui/provider.tsx';

/** The frame every scope shares: one chunk, whichever scope is entered first. */
export function Area() {
  const { tabs, columns } = useUiState();
  return (
    <UiProvider>
      <QueryProvider>
        <KeptChoicesProvider value={{ tabs, keepTab, columns, keepColumns }}>
          <Shell>
            <Outlet />
          </Shell>
          <OpenAction />
        </KeptChoicesProvider>
      </QueryProvider>
    </UiProvider>
  );
}

const ActionModal = lazyPart(async () => (await import('#ui/action-modal.tsx')).ActionModal);

/** Dialogs with every kind of field are not small: they come with the first action. */
function OpenAction() {
  const isOpen = useOpenAction() !== null;
  return (
    isOpen && (
      <Suspense fallback={null}>
        <ActionModal />
      </Suspense>
    )
  );
}
