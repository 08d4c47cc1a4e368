import { type ComponentType, lazy, Suspense } from 'react';
import { loadTexts } from '#platform/web/texts.ts';
import { PlayLoading } from './play-loading.tsx';
import { usePlaySource } from './source.ts';

type CoolDownProps = { onStart: (id: string) => void; onEnd: (id: string) => void; back: string };

const found = import.meta.glob<{ CoolDownPage: ComponentType<CoolDownProps> }>(
  './cool-down/cool-down-page.tsx',
);

const CoolDownPage = lazy(async (): Promise<{ default: ComponentType<CoolDownProps> }> => {
  const [load] = Object.values(found);
  if (load === undefined) return { default: () => null };
  const [{ CoolDownPage: Part }] = await Promise.all([load(), loadTexts(['games'])]);
  return { default: Part };
});

/** The Cool Down Corner of a student: its minutes are counted, and that is all. */
export function CoolDownScreen() {
  const { journal, enter, paths } = usePlaySource();
  return (
    <Suspense fallback={<PlayLoading />}>
      <CoolDownPage
        back={paths.map}
        onStart={(scene) => {
          enter(scene);
          void journal.record((head) => ({ ...head, type: 'cdc_start', scene }));
        }}
        onEnd={(scene) => {
          enter(undefined);
          void journal.record((head) => ({ ...head, type: 'cdc_end', scene }));
        }}
      />
    </Suspense>
  );
}
