import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Needs } from '#product/play/rules/missions/needs.ts';
import { Card } from '#ui/parts/card.tsx';
import type { ChildProgress } from '../../progress-contract.ts';
import { HomeLines } from './home-lines.tsx';
import styles from './tonight.module.css';

/** What the family planned for a child of this grade, where it did; else what it is handed. */
export type PlannedFirst = (grade: number, otherwise: ReactNode) => ReactNode;

/** What is handed in for a family: what it planned for this week, and the way to all else it could do. */
export type TonightSlots = { planned: PlannedFirst; more: (needs: Needs) => ReactNode };

type TonightProps = {
  child: Pick<ChildProgress, 'grade' | 'home'>;
  planned: PlannedFirst;
  /** The way to all else that could be done together. */
  more: ReactNode;
};

/** One thing for tonight, the same on home, in progress and on the child's own page. */
export function TonightCard({ child, planned, more }: TonightProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('insight-progress.tonight')}>
      {planned(child.grade, <HomeLines lines={child.home} />)}
      <p className={styles.more}>{more}</p>
    </Card>
  );
}
