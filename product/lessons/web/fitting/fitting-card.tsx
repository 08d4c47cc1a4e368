import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Needs } from '#product/play/rules/missions/needs.ts';
import { Card } from '#ui/parts/card.tsx';
import styles from './fitting.module.css';
import { FittingItem } from './fitting-item.tsx';
import { useFitting } from './use-fitting.ts';
import { useLibraryPath } from './words.ts';

type FittingCardProps = { needs: Needs; of: 'child' | 'home'; most?: number };

/** The next lesson for one child, at school or at home. */
export function FittingCard({ needs, of, most = 1 }: FittingCardProps) {
  const { t } = useTranslation();
  const path = useLibraryPath();
  const isKnown = (needs.skills ?? []).length > 0 || needs.scene !== undefined;
  const lessons = useFitting(isKnown ? needs : null);
  if (isKnown && lessons === undefined) return null;
  const shown = lessons?.slice(0, most) ?? [];
  return (
    <Card title={t(`lessons-fitting.${of}.title`)}>
      {shown.length === 0 && (
        <p className={styles.quiet}>
          {of === 'child' ? t('lessons-fitting.child.none') : t('lessons-fitting.home.text')}
        </p>
      )}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((lesson) => (
            <li key={lesson.code}>
              <FittingItem lesson={lesson} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.more}>
        <Link to={path}>{t(`lessons-fitting.${of}.library`)}</Link>
      </p>
    </Card>
  );
}
