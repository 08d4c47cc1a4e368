import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/parts/card.tsx';
import type { ChildProgress } from '../../progress-contract.ts';
import { useArea } from '../progress/use-progress.ts';
import { HomeLines } from '../student/cards/home-lines.tsx';
import styles from './my-children.module.css';

/** What the family planned, where it did; else what it is handed. */
export type PlannedFirst = (otherwise: ReactNode) => ReactNode;

/** One thing for tonight. All else that could be done together is a page of its own. */
export function TonightCard({ child, planned }: { child: ChildProgress; planned: PlannedFirst }) {
  const { t } = useTranslation();
  const area = useArea();
  return (
    <Card title={t('insight-progress.tonight')}>
      {planned(<HomeLines lines={child.home} />)}
      <p className={styles.more}>
        <Link to={`/${area}/progress`} search={{ child: String(child.id) }}>
          {t('insight-progress.more-tonight')}
        </Link>
      </p>
    </Card>
  );
}
