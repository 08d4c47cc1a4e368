import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/parts/empty-state.tsx';

/** No school has anything to be counted yet. */
export function NoSchools({ of }: { of: 'levels' | 'comics' }) {
  const { t } = useTranslation();
  return of === 'levels' ? (
    <EmptyState title={t('group-data.schools.empty-title')} text={t('group-data.schools.empty-text')} />
  ) : (
    <EmptyState
      title={t('group-data.comics.schools.empty-title')}
      text={t('group-data.comics.schools.empty-text')}
    />
  );
}
