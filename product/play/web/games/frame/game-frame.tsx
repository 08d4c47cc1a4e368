import { type ReactNode, useContext } from 'react';
import type { Line } from '../../../rules/story/tags.ts';
import { useFocus } from '../../hooks/use-focus.ts';
import { useSaidNext } from '../../hooks/use-said-next.ts';
import { useStillness } from '../../hooks/use-stillness.ts';
import { SpeakButton, Spoken } from '../../read-aloud/spoken.tsx';
import { langOf } from '../../shared/lang-of.ts';
import styles from './game-frame.module.css';
import { HelpContext } from './help.ts';

type GameFrameProps = {
  /** The line of the story that led here. It was read already, and stays to be looked at. */
  line?: Line | null | undefined;
  /** What to do, shown and read aloud. */
  say: string;
  /** Read on demand after it: what the buttons say. */
  more?: readonly string[];
  /** Something else is being said; the words are only shown. */
  isHushed?: boolean;
  /** The words take the focus, not the first answer: a press too many must not answer, and nothing stands out. */
  isAsking?: boolean;
  /** Told to screen readers as it changes. */
  status?: string;
  actions?: ReactNode;
  children?: ReactNode;
};

/** Every mini-game: the stage stays, and in the card over its ground stand what to do and the buttons. */
export function GameFrame(props: GameFrameProps) {
  const { line, say, more = [], isHushed = false, isAsking = false, status, actions, children } = props;
  const isStill = useStillness();
  const focus = useFocus();
  const help = useContext(HelpContext);
  // Whoever cannot read hears what there is to choose from.
  useSaidNext(isAsking ? [say, ...more] : say, !isHushed);
  const texts = [...(line ? [line.text] : []), say, ...more];
  return (
    <div className={styles.frame} data-still={isStill || undefined}>
      <div className={styles.words} tabIndex={-1} ref={isAsking ? focus : undefined}>
        <SpeakButton texts={texts} />
        <div className={styles.told}>
          {line && (
            <p className={styles.line} lang={langOf(line.text)}>
              <Spoken text={line.text} />
            </p>
          )}
          <p className={styles.say} lang={langOf(say)}>
            <Spoken text={say} />
          </p>
          {help?.hint}
        </div>
        {help?.button}
      </div>
      {children && <div className={styles.place}>{children}</div>}
      {actions && (
        <div className={styles.actions} data-actions>
          {actions}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </div>
  );
}
