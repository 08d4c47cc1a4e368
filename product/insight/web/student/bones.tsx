import { useTranslation } from 'react-i18next';
import { Card } from '#ui/parts/card.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import styles from './student-page.module.css';

/** The page's shape while it is on its way. */
export function Bones() {
  const { t } = useTranslation();
  return (
    <div className={styles.columns} aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('ui.loading')}
      </span>
      <div>
        <Skeleton lines={2} />
        <Card>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </Card>
        <Card>
          <Skeleton shape="title" />
          <Skeleton lines={6} />
        </Card>
      </div>
      <aside>
        <Card>
          <Skeleton lines={4} />
        </Card>
      </aside>
    </div>
  );
}
