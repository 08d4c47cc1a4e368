import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { DeletionCard } from './deletion-card.tsx';
import { ExportCard } from './export-card.tsx';

/** On the profile of an adult who is not of our staff: to take the own data along, and to leave. */
export function OwnDataCards() {
  const { scope } = useUser();
  const isActedAs = useSession(({ actingAs }) => actingAs !== null);
  if (isActedAs || (scope !== 'educator' && scope !== 'parent')) return null;
  return (
    <>
      <ExportCard />
      <DeletionCard scope={scope} />
    </>
  );
}
