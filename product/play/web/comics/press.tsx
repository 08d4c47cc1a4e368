import type { ReactNode } from 'react';
import { Spoken } from '../read-aloud/spoken.tsx';
import { useReadAloud } from '../read-aloud/use-read-aloud.ts';
import styles from './tools.module.css';

export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  );
}

type PressProps = { label: string; isOn: boolean; onPress: () => void; children?: ReactNode };

/** Says its own name when it is pressed, where texts are read. */
export function Press({ label, isOn, onPress, children }: PressProps) {
  const reading = useReadAloud();
  const press = (): void => {
    onPress();
    if (reading.isOn) void reading.speak(label);
  };
  return (
    <button type="button" className={styles.press} aria-pressed={isOn} onClick={press}>
      {children}
      <span>
        <Spoken text={label} />
      </span>
    </button>
  );
}
