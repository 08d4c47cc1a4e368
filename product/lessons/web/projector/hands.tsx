import { Hand, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/parts/icon-button.tsx';
import styles from './hands.module.css';

type HandsProps = { letter: string; count: number; onCount: (count: number) => void };

/** How many hands are up for an answer, counted while it is on the screen and kept nowhere. */
export function Hands({ letter, count, onCount }: HandsProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.hands}>
      {count > 0 && (
        <IconButton
          label={t('lessons.projector.fewer', { letter })}
          icon={<Minus />}
          onClick={() => onCount(count - 1)}
        />
      )}
      <button
        type="button"
        className={styles.hand}
        aria-label={t('lessons.projector.hands', { letter, count })}
        onClick={() => onCount(count + 1)}
      >
        <Hand aria-hidden="true" />
        <span aria-hidden="true">{count}</span>
      </button>
    </span>
  );
}
