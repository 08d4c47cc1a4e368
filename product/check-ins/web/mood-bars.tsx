import { useTranslation } from 'react-i18next';
import { CHECK_INS } from '#product/play/rules/results/events.ts';
import type { FeelingCounts } from '../rules/shapes.ts';
import { SmallFace } from './faces/small-face.tsx';
import styles from './mood-bars.module.css';

/** As they stand on the page of a child. */
export const HAPPIEST_FIRST = [...CHECK_INS].reverse();

type MoodBarsProps = {
  counts: FeelingCounts;
  /** The largest count of all that stand side by side: its bar fills the room. */
  most: number;
};

/** How many said what: a face, a bar and a number each. */
export function MoodBars({ counts, most }: MoodBarsProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.bars}>
      {HAPPIEST_FIRST.map((feeling) => (
        <li key={feeling} data-feeling={feeling}>
          <span className="visually-hidden">
            {t('check-ins.class.count', { feeling: t(`check-ins.said.${feeling}`), count: counts[feeling] })}
          </span>
          <SmallFace feeling={feeling} />
          <span className={styles.room} aria-hidden="true">
            <span
              className={styles.bar}
              style={{ inlineSize: `${(100 * counts[feeling]) / Math.max(1, most)}%` }}
            />
            <span className={styles.count}>{counts[feeling]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
