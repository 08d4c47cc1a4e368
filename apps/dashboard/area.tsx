import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Scope } from '#product/access/rules/scopes.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { staffFinder } from '#product/back-office/web/search/staff-finder.ts';
import type { Finder } from '#product/site/web/finder/finder.tsx';
import { studentFinder } from '#product/site/web/finder/student-finder.ts';
import { lazyPart } from '#product/site/web/opening/lazy-part.tsx';
import { QueryProvider } from '#product/site/web/opening/queries.tsx';
import { keepColumns, keepTab, useUiState } from '#product/site/web/opening/ui-state.ts';
import { Shell } from '#product/site/web/shell/shell.tsx';
import { useOpenAction } from '#ui/actions/action.ts';
import { KeptChoicesProvider } from '#ui/forms/kept-choices.tsx';
import { UiProvider } from '#ui/style/provider.tsx';
import { SCREENS } from './screens/screens.ts';

/** Families have few children, and find them on their home. */
const FINDERS: Partial<Record<Scope, Finder>> = { educator: studentFinder, uber: staffFinder };

/** The frame every scope shares: one chunk, whichever scope is entered first. */
export function Area() {
  const { tabs, columns } = useUiState();
  const { scope, factor_due: isHeld } = useUser();
  return (
    <UiProvider>
      <QueryProvider>
        <KeptChoicesProvider value={{ tabs, keepTab, columns, keepColumns }}>
          {isHeld ? (
            <Suspense fallback={null}>
              <FactorGate />
            </Suspense>
          ) : (
            <Shell screens={scope === 'student' ? [] : SCREENS[scope]} finder={FINDERS[scope]}>
              <Outlet />
            </Shell>
          )}
          <OpenAction />
        </KeptChoicesProvider>
      </QueryProvider>
    </UiProvider>
  );
}

/** Few are led there, and each once. */
const FactorGate = lazyPart(
  async () => (await import('#product/accounts/web/factors/factor-gate.tsx')).FactorGate,
  ['accounts-factors'],
);

const ActionModal = lazyPart(async () => (await import('#ui/actions/action-modal.tsx')).ActionModal);

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
