import type { ReactNode } from 'react';
import type { ToolName } from '../../rules/mine/tool-names.ts';
import { Spoken } from '../read-aloud/spoken.tsx';
import { useReadAloud } from '../read-aloud/use-read-aloud.ts';
import { toolPicture } from '../shared/pictures.ts';
import styles from './choice-row.module.css';

type RowProps = {
  label: string;
  /** On a phone held upright it stays one row, which is pushed along: what it is about is in sight above. */
  inLine?: boolean;
  children: ReactNode;
};

/** Choices beside each other, under a name for whoever does not see them. */
export function ChoiceRow({ label, inLine = false, children }: RowProps) {
  return (
    <fieldset className={styles.row} data-in-line={inLine || undefined}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  );
}

type ChoiceProps = { label: string; isOn: boolean; onPress: () => void; children?: ReactNode };

/** A picture with its name. Says the name when it is pressed, where texts are read. */
export function Choice({ label, isOn, onPress, children }: ChoiceProps) {
  const press = useSaid(label, onPress);
  return (
    <button type="button" className={styles.choice} aria-pressed={isOn} onClick={press}>
      {children}
      <span>
        <Spoken text={label} />
      </span>
    </button>
  );
}

type TabProps = ChoiceProps & {
  /** What is in it is not as it should be. */
  isWrong?: boolean;
};

/** One of the buttons that say what is chosen of next: a picture and its name, which it says as a choice does. */
export function ChoiceTab({ label, isOn, onPress, isWrong = false, children }: TabProps) {
  const press = useSaid(label, onPress);
  return (
    <button
      type="button"
      className={styles.tab}
      aria-pressed={isOn}
      data-wrong={isWrong || undefined}
      onClick={press}
    >
      {children}
      <span>
        <Spoken text={label} />
      </span>
    </button>
  );
}

/** The picture of a tab. */
export function ToolPicture({ of }: { of: ToolName }) {
  return <img src={toolPicture(of)} alt="" className={styles.tool} />;
}

/** Pressed, and said where texts are read. */
function useSaid(label: string, onPress: () => void): () => void {
  const { isOn, speak } = useReadAloud();
  return () => {
    onPress();
    if (isOn) void speak(label);
  };
}
