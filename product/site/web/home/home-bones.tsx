import { useTranslation } from 'react-i18next';
import { Card } from '#ui/parts/card.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';

/** In the place of what a home begins with, while it is on its way. */
export function HomeBones() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('ui.loading')}
      </span>
      <Card>
        <Skeleton shape="title" />
        <Skeleton lines={4} />
      </Card>
    </div>
  );
}
