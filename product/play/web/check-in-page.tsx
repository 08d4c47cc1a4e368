import { type ComponentProps, lazy, Suspense } from 'react';
import { loadTexts } from '#platform/web/texts.ts';
import { PlayLoading } from './play-loading.tsx';

const CheckIn = lazy(async () => {
  const [{ CheckIn: Part }] = await Promise.all([import('./check-in/check-in.tsx'), loadTexts(['games'])]);
  return { default: Part };
});

/** Asked once a day before play, and by choice. */
export function CheckInPage(props: ComponentProps<typeof CheckIn>) {
  return (
    <Suspense fallback={<PlayLoading />}>
      <CheckIn {...props} />
    </Suspense>
  );
}
