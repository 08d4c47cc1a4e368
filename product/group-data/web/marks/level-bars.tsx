import { useTranslation } from 'react-i18next';
import type { Level } from '../../rules/marks.ts';
import type { Distribution } from '../../rules/summary-shape.ts';
import styles from './level-bars.module.css';
import { MarkShape } from './level-mark.tsx';

/** The best on top, as shelves are read. */
const ORDER: readonly Level[] = [2, 1, 0];

type LevelBarsProps = Pick<Distribution, 'levels' | 'unclear'> & { most: number };

/** How many children are clearly where: a bar a level, and a striped one for whom it is not clear; the number beside it. */
export function LevelBars({ levels, unclear, most }: LevelBarsProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.bars}>
      {ORDER.map((level) => (
        <Bar
          key={level}
          count={levels[level]}
          most={most}
          level={level}
          spoken={t('group-data.class.count', {
            level: t(`group-data.levels.${level}`),
            count: levels[level],
          })}
        />
      ))}
      <Bar
        count={unclear}
        most={most}
        level={null}
        spoken={t('group-data.class.unclear', { count: unclear })}
      />
    </ul>
  );
}

type BarProps = { count: number; most: number; level: Level | null; spoken: string };

function Bar({ count, most, level, spoken }: BarProps) {
  return (
    <li className={styles.bar}>
      <span className="visually-hidden">{spoken}</span>
      <MarkShape level={level ?? 1} isClear={level !== null} />
      <span className={styles.lane} aria-hidden="true">
        <span
          className={level === null ? styles.striped : styles.clear}
          style={{ inlineSize: `${shareOf(count, most)}%` }}
        />
        <span className={styles.count}>{count}</span>
      </span>
    </li>
  );
}

/** The number needs room behind the longest bar. */
const LONGEST = 70;

function shareOf(count: number, most: number): number {
  return most === 0 ? 0 : (LONGEST * count) / most;
}
