import { usePlaySource } from '../content/source.ts';
import { CoolDownPage } from './cool-down-page.tsx';

/** The Cool Down Corner of a student: its minutes are counted, and that is all. */
export function CoolDownScreen() {
  const { journal, enter, paths } = usePlaySource();
  return (
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
  );
}
