import { useTranslation } from 'react-i18next';
import type { Level } from '../../rules/marks.ts';
import type { Distribution } from '../../rules/summary-shape.ts';
import styles from './level-bars.module.css';
import { MarkShape } from './level-mark.tsx';

/** The best on top, as shelves are read. */
const ORDER: readonly Level[] = [2, 1, 0];

/** How many children are where: a bar a level, striped as far as it is not clear, the number beside it. */
export function LevelBars({ levels, most }: Pick<Distribution, 'levels'> & { most: number }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.bars}>
      {ORDER.map((level) => {
        const { clear, unclear } = levels[level];
        const count = clear + unclear;
        const values = { level: t(`group-data.levels.${level}`), count, unclear };
        return (
          <li key={level} className={styles.bar}>
            <span className="visually-hidden">
              {unclear === 0
                ? t('group-data.class.count', values)
                : t('group-data.class.count-unclear', values)}
            </span>
            <MarkShape level={level} isClear />
            <span className={styles.lane} aria-hidden="true">
              <span className={styles.clear} style={{ inlineSize: `${shareOf(clear, most)}%` }} />
              <span className={styles.striped} style={{ inlineSize: `${shareOf(unclear, most)}%` }} />
              <span className={styles.count}>{count}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The number needs room behind the longest bar. */
const LONGEST = 70;

function shareOf(count: number, most: number): number {
  return most === 0 ? 0 : (LONGEST * count) / most;
}
