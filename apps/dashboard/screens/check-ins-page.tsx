import { CheckInsScreen } from '#product/check-ins/web/check-ins-screen.tsx';

/** The week of feelings. What later slices put above and beside the list is handed in here. */
export function CheckInsPage() {
  return <CheckInsScreen />;
}
