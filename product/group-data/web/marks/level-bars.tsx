import { useTranslation } from 'react-i18next';
import type { Part } from '../../rules/summary-shape.ts';
import styles from './level-bars.module.css';
import { MarkShape } from './level-mark.tsx';

type Counted = { part: Part; count: number };

/**
 * How many children are where: a bar a level, a striped one for whom it is not clear, an empty one of whom nothing is said;
 * the number beside it.
 */
export function LevelBars({ parts, most }: { parts: readonly Counted[]; most: number }) {
  const { t } = useTranslation();
  const spoken = ({ part, count }: Counted): string =>
    typeof part === 'string'
      ? t(`group-data.class.${part}`, { count })
      : t('group-data.class.count', { level: t(`group-data.levels.${part}`), count });
  return (
    <ul className={styles.bars}>
      {parts.map((one) => (
        <Bar key={one.part} {...one} most={most} spoken={spoken(one)} />
      ))}
    </ul>
  );
}

const levelOf = (part: Part): 0 | 1 | 2 | null => (part === 'silent' ? null : part === 'unclear' ? 1 : part);
const lookOf = (part: Part): string | undefined =>
  part === 'silent' ? styles.empty : part === 'unclear' ? styles.striped : styles.clear;

function Bar({ part, count, most, spoken }: Counted & { most: number; spoken: string }) {
  return (
    <li className={styles.bar} title={spoken}>
      <span className="visually-hidden">{spoken}</span>
      <MarkShape level={levelOf(part)} isClear={part !== 'unclear'} />
      <span className={styles.lane} aria-hidden="true">
        <span className={lookOf(part)} style={{ inlineSize: `${shareOf(count, most)}%` }} />
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
