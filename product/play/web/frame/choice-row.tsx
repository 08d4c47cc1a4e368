import type { ReactNode } from 'react';
import { Spoken } from '../read-aloud/spoken.tsx';
import { useReadAloud } from '../read-aloud/use-read-aloud.ts';
import styles from './choice-row.module.css';

type RowProps = { label: string; children: ReactNode };

/** Choices beside each other, under a name for whoever does not see them. */
export function ChoiceRow({ label, children }: RowProps) {
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  );
}

type ChoiceProps = { label: string; isOn: boolean; onPress: () => void; children?: ReactNode };

/** A picture with its name. Says the name when it is pressed, where texts are read. */
export function Choice({ label, isOn, onPress, children }: ChoiceProps) {
  const reading = useReadAloud();
  const press = (): void => {
    onPress();
    if (reading.isOn) void reading.speak(label);
  };
  return (
    <button type="button" className={styles.choice} aria-pressed={isOn} onClick={press}>
      {children}
      <span>
        <Spoken text={label} />
      </span>
    </button>
  );
}

type TabProps = { label: string; isOn: boolean; onPress: () => void; icon?: ReactNode };

/** One of the round buttons that say what is chosen of next. */
export function ChoiceTab({ label, isOn, onPress, icon }: TabProps) {
  return (
    <button type="button" className={styles.tab} aria-pressed={isOn} onClick={onPress}>
      {icon}
      <Spoken text={label} />
    </button>
  );
}
