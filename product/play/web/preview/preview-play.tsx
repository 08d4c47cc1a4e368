import { Outlet, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { homePath } from '#product/access/rules/scopes.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { type PlaySource, PlaySourceProvider } from '../content/source.ts';
import { canPlay } from '../frame/can-play.ts';
import { TryAnotherBrowser } from '../frame/try-another-browser.tsx';
import { previewSource } from './preview-source.ts';

/** Around a preview: no queue, no tab that writes, nothing that stays. */
export function PreviewPlay({ atEnd }: { atEnd: NonNullable<PlaySource['atEnd']> }) {
  const user = useUser();
  const { program } = useParams({ strict: false });
  const known = PROGRAM_IDS.find((id) => id === program) ?? 'academy';
  const source = useMemo(
    () => ({ ...previewSource(homePath(user.scope), known), atEnd }),
    [user.scope, known, atEnd],
  );
  if (!canPlay()) return <TryAnotherBrowser />;
  return (
    <PlaySourceProvider value={source}>
      <Outlet />
    </PlaySourceProvider>
  );
}
