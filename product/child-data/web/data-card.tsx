import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { DeletionBanner } from './deletion-banner.tsx';
import { useDeletion } from './use-deletion.ts';

type DataCardProps = { id: number; name: string; of: 'educator' | 'parent' };

/** On the page of a child: the way to its data, and that it is to be deleted where somebody asked for that. */
export function DataCard({ id, name, of }: DataCardProps) {
  const { t } = useTranslation();
  const open = useDeletion(of, id).data?.data.open ?? null;
  return (
    <Card title={t('child-data.card.title')}>
      {open !== null && <DeletionBanner open={open} name={name} />}
      <p>{t('child-data.card.text', { name })}</p>
      <ButtonLink to={`/${of}/students/${id}/data`} size="sm" variant="light">
        {t('child-data.card.open')}
      </ButtonLink>
    </Card>
  );
}
