import { teachesAtSchool } from '#product/accounts/rules/people/traits.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { CheckInsScreen } from '#product/check-ins/web/check-ins-screen.tsx';
import { FollowUpAside, FollowUpLines } from '#product/follow-ups/web/follow-up-asides.tsx';

/** The week of feelings, with what is followed up at a school. */
export function CheckInsPage() {
  const user = useUser();
  if (!teachesAtSchool(user)) return <CheckInsScreen />;
  return <CheckInsScreen above={<FollowUpLines />} beside={<FollowUpAside />} />;
}
