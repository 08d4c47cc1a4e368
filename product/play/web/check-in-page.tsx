import { type ComponentType, lazy, Suspense } from 'react';
import type { ProgramId } from '#brands/brand.ts';
import { loadTexts } from '#platform/web/texts.ts';
import type { CheckIn as Feeling, SKIPPED } from '../rules/events.ts';
import { PlayLoading } from './play-loading.tsx';

type CheckInProps = {
  name: string;
  program: ProgramId;
  onDone: (feeling: Feeling | typeof SKIPPED, next: 'play' | 'cool-down') => void;
};

const found = import.meta.glob<{ CheckIn: ComponentType<CheckInProps> }>('./check-in/check-in.tsx');
export const hasCheckIn = Object.keys(found).length > 0;

const CheckIn = lazy(async (): Promise<{ default: ComponentType<CheckInProps> }> => {
  const [load] = Object.values(found);
  if (load === undefined) return { default: () => null };
  const [{ CheckIn: Part }] = await Promise.all([load(), loadTexts(['games'])]);
  return { default: Part };
});

export function CheckInPage(props: CheckInProps) {
  return (
    <Suspense fallback={<PlayLoading />}>
      <CheckIn {...props} />
    </Suspense>
  );
}
