import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';

type DataCardProps = { id: number; name: string; of: 'educator' | 'parent' };

/** On the page of a child: the way to its data. */
export function DataCard({ id, name, of }: DataCardProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('child-data.card.title')}>
      <p>{t('child-data.card.text', { name })}</p>
      <ButtonLink to={`/${of}/students/${id}/data`} size="sm" variant="light">
        {t('child-data.card.open')}
      </ButtonLink>
    </Card>
  );
}
