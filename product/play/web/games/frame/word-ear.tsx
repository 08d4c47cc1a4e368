import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#ui/style/class-names.ts';
import { SpeakButton } from '../../read-aloud/spoken.tsx';
import { isEarWanted, usePlaySettings } from '../../shared/settings.ts';
import styles from './word-ear.module.css';

type WithEarProps = {
  /** The word, or words, that the ear says. */
  text: string;
  /** Where there is room for it: before the word, or in the corner of a card. */
  at?: 'start' | 'corner';
  className?: string | undefined;
  children: ReactNode;
};

/** A word of a game; for those who do not read yet with an ear beside it, that says this word alone. */
export function WithEar({ text, at = 'start', className, children }: WithEarProps) {
  const { t } = useTranslation();
  const isWanted = usePlaySettings(isEarWanted);
  return (
    <div className={classNames(styles.word, className)} data-ear={isWanted ? at : undefined}>
      {children}
      {isWanted && (
        <SpeakButton texts={[text]} label={t('play.read-aloud.word', { text })} className={styles.ear} />
      )}
    </div>
  );
}
