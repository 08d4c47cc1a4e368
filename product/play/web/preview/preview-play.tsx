import { Outlet, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { homePath } from '#product/access/rules/scopes.ts';
import { useUser } from '#product/accounts/web/session.ts';
import { canPlay } from '../can-play.ts';
import { PlaySourceProvider } from '../source.ts';
import { TryAnotherBrowser } from '../try-another-browser.tsx';
import { previewSource } from './preview-source.ts';

/** Around a preview: no queue, no tab that writes, nothing that stays. */
export function PreviewPlay() {
  const user = useUser();
  const { program } = useParams({ strict: false });
  const known = PROGRAM_IDS.find((id) => id === program) ?? 'academy';
  const source = useMemo(() => previewSource(homePath(user.scope), known), [user.scope, known]);
  if (!canPlay()) return <TryAnotherBrowser />;
  return (
    <PlaySourceProvider value={source}>
      <Outlet />
    </PlaySourceProvider>
  );
}
