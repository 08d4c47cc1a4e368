import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { StudentPage } from '../../../rules/student/page-shape.ts';

/** What the child has made of its own, one press away; while staff act it is covered. */
export function ComicsCard({ page, of }: { page: StudentPage; of: 'educator' | 'parent' }) {
  const { t } = useTranslation();
  const { comics, covered, id, first_name: name } = page;
  if (comics === null && !covered) return null;
  return (
    <Card title={t('insight-student.comics.title')}>
      {comics === null && <p>{t('insight-student.hidden')}</p>}
      {comics === 0 && <p>{t('insight-student.comics.none', { name })}</p>}
      {comics !== null && comics > 0 && (
        <>
          <p>{t('insight-student.comics.made', { name, count: comics })}</p>
          <ButtonLink to={`/${of}/students/${id}/comics`} size="sm" variant="light">
            {t('insight-student.comics.see')}
          </ButtonLink>
        </>
      )}
    </Card>
  );
}
