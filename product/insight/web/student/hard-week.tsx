import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/parts/banner.tsx';
import { hardWeek } from '../../rules/student/feeling-weeks.ts';
import type { StudentPage } from '../../rules/student/page-shape.ts';

/** What an adult would want to know before anything else of a child. Nothing where the week was no hard one. */
export function HardWeek({ page: { feelings, first_name: name } }: { page: StudentPage }) {
  const { t } = useTranslation();
  const hard = feelings === null ? null : hardWeek(feelings);
  if (hard === null) return null;
  return (
    <Banner tone="warning" title={t('insight-student.hard-week.title')}>
      {t(`insight-student.hard-week.${hard.kind}`, { name, count: hard.count ?? 0, of: hard.of ?? 0 })}
    </Banner>
  );
}
