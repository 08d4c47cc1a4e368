import { teachesAtSchool } from '#product/accounts/rules/people/traits.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { CheckInsScreen } from '#product/check-ins/web/check-ins-screen.tsx';
import { FollowUpAside, FollowUpLines } from '#product/follow-ups/web/follow-up-asides.tsx';
import { useAnswers } from '#product/follow-ups/web/use-follow-ups.ts';

/** The week of feelings, with what is followed up at a school. */
export function CheckInsPage() {
  const user = useUser();
  const isAtSchool = teachesAtSchool(user);
  const answers = useAnswers(isAtSchool);
  if (!isAtSchool) return <CheckInsScreen />;
  return <CheckInsScreen answers={answers} above={<FollowUpLines />} beside={<FollowUpAside />} />;
}
