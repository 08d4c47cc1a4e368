import { teachesAtSchool } from '#product/accounts/rules/people/traits.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { CheckInsScreen } from '#product/check-ins/web/check-ins-screen.tsx';
import { ToldOfCard } from '#product/check-ins/web/told-of-card.tsx';
import { FollowUpAside, FollowUpLines } from '#product/follow-ups/web/follow-up-asides.tsx';
import { useAnswers } from '#product/follow-ups/web/use-follow-ups.ts';
import { SelAside } from '#product/observations/web/sel-aside.tsx';

/** The week of feelings, with what is followed up at a school. */
export function CheckInsPage() {
  const user = useUser();
  const isActedAs = useSession(({ actingAs }) => actingAs !== null);
  const isAtSchool = teachesAtSchool(user);
  const answers = useAnswers(isAtSchool);
  if (!isAtSchool) return <CheckInsScreen />;
  const beside = (
    <>
      <ToldOfCard />
      {!isActedAs && <SelAside />}
    </>
  );
  return (
    <CheckInsScreen answers={answers} above={<FollowUpLines />} waiting={<FollowUpAside />} beside={beside} />
  );
}
