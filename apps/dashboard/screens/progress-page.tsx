import { ProgressScreen } from '#product/insight/web/progress/progress-screen.tsx';
import { FittingCard, plannedAtHome } from '#product/lessons/web/fitting/fitting-card.tsx';

/** How far the children of a family are, with a lesson to do at home. */
export function ProgressPage() {
  return (
    <ProgressScreen
      lesson={(needs) => <FittingCard needs={needs} of="home" most={2} />}
      planned={plannedAtHome}
    />
  );
}
