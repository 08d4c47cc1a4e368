import { ProgressScreen } from '#product/insight/web/progress/progress-screen.tsx';
import { tonightSlots } from '#product/lessons/web/fitting/fitting-card.tsx';

/** How far the children of a family are, with one thing to do at home. */
export function ProgressPage() {
  return <ProgressScreen {...tonightSlots} />;
}
