import { ArrowRight, Lightbulb } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import type { Line } from '../../rules/story/tags.ts';
import { useNames } from '../hooks/use-names.ts';
import { SpeakButton, Spoken } from '../read-aloud/spoken.tsx';
import { pressed } from '../shared/press.ts';
import styles from './dialogue.module.css';

type DialogueProps = {
  line: Line | null;
  lang: string;
  /** Read on demand after the line. */
  more?: readonly string[];
  /** Beside the words. */
  tools?: ReactNode;
  isQuestion: boolean;
  textRef: Ref<HTMLParagraphElement>;
  children: ReactNode;
};

/** Who says what. The text takes the focus where something is to be chosen below it. */
export function Dialogue({ line, lang, more = [], tools, isQuestion, textRef, children }: DialogueProps) {
  const nameOf = useNames(lang);
  const name = line === null ? null : nameOf(line.who);
  return (
    <div className={styles.dialogue} data-question={isQuestion || undefined}>
      {line !== null && (
        <div className={styles.words} data-narrated={name === null || undefined}>
          <div className={styles.said}>
            {name !== null && <p className={styles.name}>{name}</p>}
            <p ref={textRef} tabIndex={-1} className={styles.text} lang={lang}>
              <Spoken text={line.text} lang={lang} />
            </p>
          </div>
          <div className={styles.tools}>
            <SpeakButton texts={[line.text, ...more]} lang={lang} />
            {tools}
          </div>
        </div>
      )}
      {children}
    </div>
  );
}

/** On to the next line. It reaches over the whole screen: a tap anywhere goes on. */
export function NextButton({
  onPress,
  buttonRef,
}: {
  onPress: () => void;
  buttonRef: Ref<HTMLButtonElement>;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.on}>
      <Button
        ref={buttonRef}
        size="lg"
        className={styles.next}
        iconAfter={<ArrowRight />}
        {...pressed(onPress)}
      >
        {t('play.controls.next')}
      </Button>
    </div>
  );
}

/** Asks for a hint, once. */
export function HintButton({ isGiven, onAsk }: { isGiven: boolean; onAsk: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="light"
      size="sm"
      icon={<Lightbulb />}
      onClick={onAsk}
      aria-disabled={isGiven || undefined}
    >
      {t('play.controls.hint')}
    </Button>
  );
}

export function HintText({ hint, lang }: { hint: string; lang: string }) {
  return (
    <div className={styles.hint} data-hint>
      <Lightbulb aria-hidden="true" className={styles.bulb} />
      <p lang={lang}>
        <Spoken text={hint} lang={lang} auto />
      </p>
      <SpeakButton texts={[hint]} lang={lang} className={styles.hear} />
    </div>
  );
}
